import { isAPIError } from 'better-auth/api'
import { ApiError } from '../errors.ts'
import type { AuthServices, Credentials, From, SignedIn } from './accounts.ts'
import { networkOf } from './audit-log.ts'
import { requestHeaders, SecondFactorRequired } from './auth.ts'
import { checkEmail, withVerifiedHash } from './credentials.ts'
import { tooMany } from './rate-limits.ts'
import type { SecondFactorPending, SecondStep } from './second-factor.ts'
import { profileOf } from './user-account.ts'

/** Signs in with a password. An account with a second factor must give a code next. */
export function createPasswordSignIn(
  { config, auth, users, store, recordSignIn, auditLog, limits, log, sessions, isClosed, endEarlier }: AuthServices,
  secondStep: Pick<SecondStep, 'begin'>,
) {
  async function failed(email: string): Promise<ApiError> {
    if (config.enumerationProtection)
      return new ApiError('invalid-credential', 'The email address or the password is wrong.')
    return (await users.findByEmail(email))
      ? new ApiError('wrong-password', 'The password is wrong.')
      : new ApiError('user-not-found', 'There is no account with this email address.')
  }

  async function reject(email: string, address: string): Promise<never> {
    auditLog.recordLater(async () => (await users.findByEmail(email))?.id, 'sign-in-failed', address)
    throw await failed(email)
  }

  return async (credentials: Credentials, from: From): Promise<SignedIn | SecondFactorPending> => {
    const { password } = credentials
    const email = credentials.email.toLowerCase()
    checkEmail(email)
    const wait = await limits.add(email, from.address)
    if (wait > 0) throw tooMany(wait)
    if (isClosed(email)) throw await failed(email)
    // The password was right, so an error in counting does not fail the sign-in.
    const undoCount = () =>
      limits
        .succeeded(email, from.address)
        .catch((error: Error) => log.error('the count of a sign-in could not be undone', { error: error.name }))
    const earlier = await sessions.of(from.headers)
    const verified: { hash?: string } = {}
    const begun = await withVerifiedHash(verified, () =>
      auth.api.signInEmail({ body: { email, password }, headers: requestHeaders(from), returnHeaders: true }),
    ).catch((error: unknown) => {
      if (error instanceof SecondFactorRequired) return error
      if (isAPIError(error) && error.statusCode < 500) return reject(email, from.address)
      throw error
    })
    if (begun instanceof SecondFactorRequired) {
      await undoCount()
      return secondStep.begin(begun.uid, verified.hash, 'password')
    }
    const { token, user } = begun.response
    const { id: uid, name: displayName, emailVerified } = user
    const signIn = { uid, token, event: 'signed-in', network: networkOf(from.address) } as const
    const recorded = await recordSignIn(signIn, (hash) => hash === verified.hash)
    // A new password was set since the old one was verified.
    if (!recorded) return reject(email, from.address)
    auditLog.logOnly('signed-in')
    await undoCount()
    const profile = recorded.profile ?? (await profileOf(store, { uid, email, displayName }))
    const endedSessions = await endEarlier(earlier)
    return { uid, email, emailVerified, displayName, cookies: begun.headers.getSetCookie(), endedSessions, profile }
  }
}
