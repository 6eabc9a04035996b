import * as z from 'zod/mini'
import { PENDING_SIGN_IN_MINUTES } from '#api/limits.ts'
import { ApiError } from '../../errors.ts'
import type { AuthServices, From, SignedIn } from '../accounts.ts'
import { networkOf } from '../audit-log.ts'
import { requestHeaders, withVerifiedCode } from '../auth.ts'
import { cookieIn, cookieLine, cookieName } from '../cookies.ts'
import { digest, type OneTimeTokens, oneTimeTokens } from '../one-time-tokens.ts'
import type { CodeCheck } from './codes.ts'

import type { SecondFactorSettings } from './settings.ts'

/** A sign-in that needs a code next: the browser gets a cookie for the second step, and no session. */
export interface CodeRequired {
  codeWanted: true
  cookies: readonly string[]
  endedSessions: readonly string[]
}

/** A sign-in that waits for a code. `password` is a hash of the password's hash when the sign-in began. */
const Stored = z.object({ uid: z.string(), password: z.string(), through: z.enum(['password', 'google']) })
type PendingSignIn = z.infer<typeof Stored> & { token: string }

/** Whether the account's password is still the one with which the sign-in began. */
export const hasSamePassword = ({ password }: PendingSignIn, hash: string | undefined) =>
  digest(hash ?? '') === password

/** Pending sign-ins, each identified by a cookie. */
export function pendingSignIns(tokens: Pick<OneTimeTokens, 'create' | 'find' | 'take'>, baseUrl: string) {
  const seconds = PENDING_SIGN_IN_MINUTES * 60
  const cookie = { name: cookieName(baseUrl, 'code-wanted'), sameSite: 'Strict' } as const
  return {
    /** Returns the Set-Cookie line. */
    async begin(uid: string, passwordHash: string | undefined, through: PendingSignIn['through']): Promise<string> {
      const stored: z.infer<typeof Stored> = { uid, through, password: digest(passwordHash ?? '') }
      const value = await tokens.create({ uid, value: stored, milliseconds: seconds * 1000 })
      return cookieLine(baseUrl, { ...cookie, value, seconds })
    },
    /** The pending sign-in of this browser. */
    async of(headers: Headers): Promise<PendingSignIn | undefined> {
      const token = cookieIn(headers, cookie.name)
      const found = token && (await tokens.find(token))
      return found ? { ...Stored.parse(found), token } : undefined
    },
    /** Ends it. Of several calls at once, one is true. */
    take: ({ token }: PendingSignIn): Promise<boolean> => tokens.take(token),
    /** Deletes the cookie. */
    noCookie: cookieLine(baseUrl, { ...cookie, value: '', seconds: 0 }),
  }
}

const EVENTS = { password: 'signed-in', google: 'google-signed-in' } as const

const expired = () => new ApiError('sign-in-expired', 'This login took too long or was ended. Please log in again.')

/** The second step of a sign-in, for an account with a second factor. */
export function createSecondStep(
  { config, auth, users, store, recordSignIn, auditLog }: AuthServices,
  codes: CodeCheck,
  notify: SecondFactorSettings['notify'],
) {
  const signIns = pendingSignIns(oneTimeTokens(auth, 'code-wanted'), config.baseUrl)

  return {
    /** `passwordHash` is the one that the first step verified. */
    async begin(
      uid: string,
      passwordHash: string | undefined,
      through: PendingSignIn['through'],
    ): Promise<CodeRequired> {
      return { codeWanted: true, cookies: [await signIns.begin(uid, passwordHash, through)], endedSessions: [] }
    },

    /** Signs in the user of this browser's pending sign-in. Throws `wrong-code`, `sign-in-expired`, `too-many-requests`. */
    async finish(code: string, from: From): Promise<Omit<SignedIn, 'endedSessions'>> {
      const pending = await signIns.of(from.headers)
      const user = pending && (await users.findById(pending.uid))
      // If the second factor has been turned off since, the user starts again.
      if (!user || !(await store.hasFactor(user.id))) throw expired()
      if (!hasSamePassword(pending, await users.passwordHash(user.id))) throw expired()
      const { id: uid, email, emailVerified, name: displayName } = user
      const kind = await codes.take(uid, code, from.address)
      if (!(await signIns.take(pending))) throw expired()
      const { response, headers } = await withVerifiedCode(() =>
        auth.api.openSession({ body: { uid }, headers: requestHeaders(from), returnHeaders: true }),
      )
      const event = EVENTS[pending.through]
      const signIn = { uid, token: response.token, event, network: networkOf(from.address) }
      if (!(await recordSignIn(signIn, (hash) => hasSamePassword(pending, hash)))) throw expired()
      auditLog.logOnly(event)
      if (kind === 'recovery') {
        await auditLog.record(uid, 'recovery-code-used', from.address)
        await notify({ uid, email }, { recoveryCodesLeft: await store.countRecoveryCodes(uid) })
      }
      return { uid, email, emailVerified, displayName, cookies: [...headers.getSetCookie(), signIns.noCookie] }
    },
  }
}
export type SecondStep = ReturnType<typeof createSecondStep>
