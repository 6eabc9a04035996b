import { isAPIError } from 'better-auth/api'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../observability/log.ts'
import { Refuse } from '../refuse.ts'
import type { Credentials, From, SignedIn } from './accounts.ts'
import type { Auth } from './auth.ts'
import { checkEmail, tooMany } from './checks.ts'
import { ensureProfile } from './ensure-profile.ts'
import { networkOf } from './network-of.ts'
import { ownHeaders } from './own-headers.ts'
import { enterWithPassword, PasswordChanged } from './password-entry.ts'
import { CodeWanted } from './second-factor/code-wanted.ts'
import type { HalfWay, SecondStep } from './second-factor/second-step.ts'
import type { Caller, Sessions } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import type { Trail } from './trail.ts'

interface Parts {
  config: Pick<Config, 'enumerationProtection'>
  auth: Auth
  store: Store
  trail: Trail
  log: Log
  limits: SignInLimits
  sessions: Pick<Sessions, 'of'>
  secondStep: Pick<SecondStep, 'begin'>
  /** Whether nobody may use this account here. */
  isShut: (email: string) => boolean
  findUser: (email: string) => Promise<{ user: { id: string } } | null>
  endEarlier: (earlier: Caller | null) => Promise<string[]>
}

/** Signs in with a password; an account with a second factor comes half way. */
export function createPasswordSignIn(parts: Parts) {
  const { config, auth, store, trail, limits, log, findUser } = parts

  async function failed(email: string): Promise<Refuse> {
    if (config.enumerationProtection)
      return new Refuse('invalid-credential', 'The e-mail address or the password is wrong.')
    return (await findUser(email))
      ? new Refuse('wrong-password', 'The password is wrong.')
      : new Refuse('user-not-found', 'There is no account with this e-mail address.')
  }

  return async ({ email: given, password }: Credentials, from: From): Promise<SignedIn | HalfWay> => {
    const email = given.toLowerCase()
    checkEmail(email)
    const wait = await limits.add(email, from.address)
    if (wait > 0) throw tooMany(wait)
    if (parts.isShut(email)) throw await failed(email)
    // The password was right, whatever becomes of the counts.
    const takeBack = () =>
      limits
        .succeeded(email, from.address)
        .catch((fault: Error) => log.error('the counts of a sign-in could not be taken back', { fault: fault.name }))
    const earlier = await parts.sessions.of(from.headers)
    const entered = await enterWithPassword({ event: 'signed-in', network: networkOf(from.address) }, () =>
      auth.api.signInEmail({ body: { email, password }, headers: ownHeaders(from), returnHeaders: true }),
    ).catch(async (fault: unknown) => {
      if (fault instanceof CodeWanted) return fault
      if (!(fault instanceof PasswordChanged) && !(isAPIError(fault) && fault.statusCode < 500)) throw fault
      trail.noteLater(async () => (await findUser(email))?.user.id, 'sign-in-failed', from.address)
      throw await failed(email)
    })
    if (entered instanceof CodeWanted) {
      await takeBack()
      return parts.secondStep.begin(entered, 'password')
    }
    const { response, headers } = entered.signedIn
    const { id: uid, name, emailVerified } = response.user
    trail.kept('signed-in')
    await takeBack()
    if (!entered.profile) await ensureProfile(store, { uid, email, displayName: name })
    const endedSessions = await parts.endEarlier(earlier)
    const cookies = headers.getSetCookie()
    return { uid, email, emailVerified, displayName: name, cookies, endedSessions, profile: entered.profile }
  }
}
