import type { Store } from '../../db/store.ts'
import { Refuse } from '../../refuse.ts'
import type { From, SignedIn } from '../accounts.ts'
import type { Auth } from '../auth.ts'
import { ownHeaders } from '../own-headers.ts'
import { passwordHashOf } from '../password-hash.ts'
import type { Trail } from '../trail.ts'
import type { CodeCheck } from './code-check.ts'
import { type CodeWanted, withCodeGiven } from './code-wanted.ts'
import type { OwnSecondFactor } from './own-second-factor.ts'
import { createWaitingSignIns, type WaitingSignIn } from './waiting-sign-in.ts'

/** A sign-in that has come half way: the browser gets a cookie for the other half, and no session. */
export interface HalfWay {
  codeWanted: true
  cookies: readonly string[]
}

/** The second half of a sign-in, for an account with a second factor. */
export interface SecondStep {
  begin(wanted: CodeWanted, through: WaitingSignIn['through']): Promise<HalfWay>
  /** Signs in whoever waits in this browser, with a code. Refuses with `wrong-code`, `sign-in-expired`, `too-many-requests`. */
  finish(code: string, from: From): Promise<Omit<SignedIn, 'endedSessions'>>
}

interface Parts {
  baseUrl: string
  auth: Auth
  store: Store
  trail: Trail
  codes: CodeCheck
  tell: OwnSecondFactor['tell']
}

const EVENTS = { password: 'signed-in', google: 'google-signed-in' } as const

const expired = () =>
  new Refuse('sign-in-expired', 'This login took too long, or was ended. Please log in again from the beginning.')

export function createSecondStep({ baseUrl, auth, store, trail, codes, tell }: Parts): SecondStep {
  const waitingSignIns = createWaitingSignIns(auth, baseUrl, (uid) => passwordHashOf(auth, uid))

  return {
    async begin(wanted, through) {
      return { codeWanted: true, cookies: [await waitingSignIns.begin(wanted, through)] }
    },

    async finish(code, from) {
      const waiting = await waitingSignIns.of(from.headers)
      const { internalAdapter } = await auth.$context
      const user = waiting && (await internalAdapter.findUserById(waiting.uid))
      // Turned off meanwhile, there is no code to ask for: the whole sign-in is simpler then.
      if (!waiting || !user || !(await store.hasFactor(user.id))) throw expired()
      const uid = user.id
      const way = await codes.take(uid, code, from.address)
      if (!(await waitingSignIns.take(waiting))) throw expired()
      const { response, headers } = await withCodeGiven(() =>
        auth.api.openSession({ body: { uid }, headers: ownHeaders(from), returnHeaders: true }),
      )
      // A new password may have been set since the first look, and has ended every session but this one.
      if (!(await waitingSignIns.isStill(waiting))) {
        await internalAdapter.deleteSession(response.token)
        throw expired()
      }
      await store.recordLogin(uid)
      await trail.note(uid, EVENTS[waiting.through], from.address)
      if (way === 'recovery') {
        await trail.note(uid, 'recovery-code-used', from.address)
        await tell({ uid, email: user.email }, { recoveryCodesLeft: await store.countRecoveryCodes(uid) })
      }
      const cookies = [...headers.getSetCookie(), waitingSignIns.noCookie]
      const { email, emailVerified, name: displayName } = user
      return { uid, email, emailVerified, displayName, cookies }
    },
  }
}
