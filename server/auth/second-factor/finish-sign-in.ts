import type { Store } from '../../db/store.ts'
import { ApiError } from '../../errors.ts'
import type { AccountStore } from '../account-store.ts'
import type { From, SignedIn } from '../accounts.ts'
import type { AuditLog } from '../audit-log.ts'
import { type Auth, requestHeaders } from '../auth.ts'
import { networkOf } from '../network-of.ts'
import { oneTimeTokens } from '../one-time-tokens.ts'
import type { CodeCheck } from './code-check.ts'
import { createPendingSignIns, isStill, type PendingSignIn } from './pending-sign-in.ts'
import { withCodeGiven } from './require-second-factor.ts'
import type { SecondFactorSettings } from './settings.ts'

/** A sign-in that waits for a code: the browser gets a cookie for the second step, and no session. */
export interface CodeAwaited {
  codeWanted: true
  cookies: readonly string[]
}

/** The second step of a sign-in, for an account with a second factor. */
export interface SecondStep {
  /** `passwordHash` is the one that the first step verified. */
  begin(uid: string, passwordHash: string | undefined, through: PendingSignIn['through']): Promise<CodeAwaited>
  /** Signs in the user of this browser's pending sign-in. Rejects with `wrong-code`, `sign-in-expired`, `too-many-requests`. */
  finish(code: string, from: From): Promise<Omit<SignedIn, 'endedSessions'>>
}

interface Parts {
  baseUrl: string
  auth: Auth
  users: Pick<AccountStore, 'findById' | 'passwordHash'>
  store: Store
  recordSignIn: Store['recordSignIn']
  auditLog: AuditLog
  codes: CodeCheck
  notify: SecondFactorSettings['notify']
}

const EVENTS = { password: 'signed-in', google: 'google-signed-in' } as const

const expired = () =>
  new ApiError('sign-in-expired', 'This login took too long, or was ended. Please log in again from the beginning.')

export function createSecondStep(parts: Parts): SecondStep {
  const { baseUrl, auth, users, store, recordSignIn, auditLog, codes, notify } = parts
  const pendingSignIns = createPendingSignIns(oneTimeTokens(auth, 'code-wanted'), baseUrl)

  return {
    async begin(uid, passwordHash, through) {
      return { codeWanted: true, cookies: [await pendingSignIns.begin(uid, passwordHash, through)] }
    },

    async finish(code, from) {
      const pending = await pendingSignIns.of(from.headers)
      const user = pending && (await users.findById(pending.uid))
      // Where the second factor has been turned off since, the whole sign-in is simpler.
      if (!user || !(await store.hasFactor(user.id))) throw expired()
      if (!isStill(pending, await users.passwordHash(user.id))) throw expired()
      const uid = user.id
      const way = await codes.take(uid, code, from.address)
      if (!(await pendingSignIns.take(pending))) throw expired()
      const { response, headers } = await withCodeGiven(() =>
        auth.api.openSession({ body: { uid }, headers: requestHeaders(from), returnHeaders: true }),
      )
      const event = EVENTS[pending.through]
      const signIn = { uid, token: response.token, event, network: networkOf(from.address) }
      if (!(await recordSignIn(signIn, (hash) => isStill(pending, hash)))) throw expired()
      auditLog.logOnly(event)
      if (way === 'recovery') {
        await auditLog.record(uid, 'recovery-code-used', from.address)
        await notify({ uid, email: user.email }, { recoveryCodesLeft: await store.countRecoveryCodes(uid) })
      }
      const cookies = [...headers.getSetCookie(), pendingSignIns.noCookie]
      const { email, emailVerified, name: displayName } = user
      return { uid, email, emailVerified, displayName, cookies }
    },
  }
}
