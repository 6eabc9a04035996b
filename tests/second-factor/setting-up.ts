import { signIn } from '#api/auth.ts'
import { beginSecondFactor, confirmSecondFactor } from '#api/second-factor.ts'
import { cookieOf, type Person, type tryOut } from '#server/try-out.ts'
import { type Authenticator, authenticator } from './authenticator.ts'

type Server = Awaited<ReturnType<typeof tryOut>>
export const PASSWORD = 'a long password'

export interface WithFactor extends Person {
  app: Authenticator
  recoveryCodes: string[]
}

/** The steps of a user with a second factor, each for itself, so that a test can take a wrong one. */
export function settingUp(server: () => Server) {
  /** Somebody new, who has confirmed the address. */
  async function newcomer(name: string): Promise<Person> {
    const person = await server().signUp(name, PASSWORD)
    await server().verify(person)
    return person
  }
  async function turnOn(person: Person): Promise<WithFactor> {
    const as = { cookie: person.cookie }
    const begun = await server().ask(beginSecondFactor, { password: PASSWORD }, as)
    const { key } = beginSecondFactor.response.parse(begun.body)
    const app = authenticator(key)
    const done = await server().ask(confirmSecondFactor, { code: app.next() }, as)
    return { ...person, app, ...confirmSecondFactor.response.parse(done.body) }
  }
  return {
    turnOn,
    newcomer,
    someone: async (name: string) => turnOn(await newcomer(name)),
    /** Gives the password. `cookie` is what a browser then has. */
    async half({ email }: Pick<Person, 'email'>, password = PASSWORD) {
      const { status, body, headers } = await server().ask(signIn, { email, password })
      return { status, body, cookie: cookieOf(headers), lines: headers.getSetCookie() }
    },
  }
}
