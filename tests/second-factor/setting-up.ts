import { signIn } from '#api/auth.ts'
import { beginSecondFactor, confirmSecondFactor } from '#api/second-factor.ts'
import { codeOf, stepAt } from '#server/auth/second-factor-codes.ts'
import { cookieOf, type Person, type startTestServer } from '#server/test-server.ts'

/**
 * An authenticator app with this key, in base32, that has two codes within the same half minute: each is taken once. It
 * begins with the one of now, so that both are still good when the half minute ends on their way to the server.
 */
export function authenticator(key: string, now: () => number = Date.now) {
  let last = 0
  return {
    next(): string {
      const step = Math.max(stepAt(now()), last + 1)
      if (step > stepAt(now()) + 1) throw new Error('Both codes of this half minute have been shown.')
      last = step
      return codeOf(key, step)
    },
    /** The code last shown. */
    again: (): string => codeOf(key, last),
    /** One that is of no step near now. */
    wrong(): string {
      const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(key, stepAt(now()) + steps))
      return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
    },
  }
}
export type Authenticator = ReturnType<typeof authenticator>

type Server = Awaited<ReturnType<typeof startTestServer>>
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
    const begun = await server().request(beginSecondFactor, { password: PASSWORD }, as)
    const { key } = beginSecondFactor.response.parse(begun.body)
    const app = authenticator(key)
    const done = await server().request(confirmSecondFactor, { code: app.next() }, as)
    return { ...person, app, ...confirmSecondFactor.response.parse(done.body) }
  }
  return {
    turnOn,
    newcomer,
    someone: async (name: string) => turnOn(await newcomer(name)),
    /** Gives the password. `cookie` is what a browser then has. */
    async beginSignIn({ email }: Pick<Person, 'email'>, password = PASSWORD) {
      const { status, body, headers } = await server().request(signIn, { email, password })
      return { status, body, cookie: cookieOf(headers), lines: headers.getSetCookie() }
    },
  }
}
