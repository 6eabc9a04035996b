import { isAPIError } from 'better-auth/api'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { ApiError } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { AccountStore } from './account-store.ts'
import type { Credentials, From, SignedIn } from './accounts.ts'
import type { AuditLog } from './audit-log.ts'
import { type Auth, requestHeaders } from './auth.ts'
import { checkEmail, tooMany } from './checks.ts'
import { ensureProfile } from './ensure-profile.ts'
import { networkOf } from './network-of.ts'
import { withVerifiedHash } from './password.ts'
import type { CodeAwaited, SecondStep } from './second-factor/finish-sign-in.ts'
import { SecondFactorRequired } from './second-factor/require-second-factor.ts'
import type { Caller, Sessions } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'

interface Parts {
  config: Pick<Config, 'enumerationProtection'>
  auth: Auth
  users: Pick<AccountStore, 'findByEmail'>
  store: Store
  recordSignIn: Store['recordSignIn']
  auditLog: AuditLog
  log: Log
  limits: SignInLimits
  sessions: Pick<Sessions, 'of'>
  secondStep: Pick<SecondStep, 'begin'>
  /** Whether nobody may use this account here. */
  isShut: (email: string) => boolean
  endEarlier: (earlier: Caller | null) => Promise<string[]>
}

/** Signs in with a password. An account with a second factor has to give a code next. */
export function createPasswordSignIn(parts: Parts) {
  const { config, auth, users, store, auditLog, limits, log } = parts

  async function failed(email: string): Promise<ApiError> {
    if (config.enumerationProtection)
      return new ApiError('invalid-credential', 'The e-mail address or the password is wrong.')
    return (await users.findByEmail(email))
      ? new ApiError('wrong-password', 'The password is wrong.')
      : new ApiError('user-not-found', 'There is no account with this e-mail address.')
  }

  async function reject(email: string, address: string): Promise<never> {
    auditLog.recordLater(async () => (await users.findByEmail(email))?.id, 'sign-in-failed', address)
    throw await failed(email)
  }

  return async ({ email: given, password }: Credentials, from: From): Promise<SignedIn | CodeAwaited> => {
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
    const verified: { hash?: string } = {}
    const begun = await withVerifiedHash(verified, () =>
      auth.api.signInEmail({ body: { email, password }, headers: requestHeaders(from), returnHeaders: true }),
    ).catch((fault: unknown) => {
      if (fault instanceof SecondFactorRequired) return fault
      if (isAPIError(fault) && fault.statusCode < 500) return reject(email, from.address)
      throw fault
    })
    if (begun instanceof SecondFactorRequired) {
      await takeBack()
      return parts.secondStep.begin(begun.uid, verified.hash, 'password')
    }
    const { token, user } = begun.response
    const { id: uid, name, emailVerified } = user
    const signIn = { uid, token, event: 'signed-in', network: networkOf(from.address) } as const
    const recorded = await parts.recordSignIn(signIn, (hash) => hash === verified.hash)
    // A new password was set since the old one was verified.
    if (!recorded) return reject(email, from.address)
    auditLog.logOnly('signed-in')
    await takeBack()
    if (!recorded.profile) await ensureProfile(store, { uid, email, displayName: name })
    const endedSessions = await parts.endEarlier(earlier)
    const cookies = begun.headers.getSetCookie()
    return { uid, email, emailVerified, displayName: name, cookies, endedSessions, profile: recorded.profile }
  }
}
