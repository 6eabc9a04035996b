import type { Store } from '../../db/store.ts'
import { ApiError } from '../../errors.ts'
import type { AuditLog } from '../audit-log.ts'
import { networkOf } from '../network-of.ts'
import type { RateLimits } from '../rate-limits.ts'
import { bareCode, recoveryHash } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Of the app; anything else that is typed can only be meant for a recovery code. */
const isShort = (code: string) => /^\d{0,8}$/.test(code)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Of a used code nothing else is said than of a wrong one: what was seen over a shoulder is not confirmed. */
const wrongCode = (isShort: boolean) =>
  new ApiError(
    'wrong-code',
    isShort
      ? 'This code is wrong, or was used before. Please try the newest one. If that is refused too, check whether the clock of your phone is right.'
      : 'This recovery code is wrong, or was used before. Please try another one.',
    { field: 'code' },
  )

function tooManyCodes(retryAfter: number, other: string): ApiError {
  const minutes = Math.max(2, Math.ceil(retryAfter / 60))
  const when = minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return new ApiError('too-many-requests', `Too many wrong codes. Please try again in ${when}${other}.`, { retryAfter })
}

/** Of an app's code the step, which is to be taken; of a recovery code, that it was taken. */
type Shown = { step: number } | { recovery: true }

export interface CodeCheck {
  /** Takes a code of the app, or a recovery code, once. Throws the refusal of a wrong or used one, and of too many. */
  take(uid: string, code: string, address: string): Promise<'app' | 'recovery'>
  /** The step of a code with this key, which is not taken. Throws as `take`. */
  stepWith(key: string, uid: string, code: string, address: string): Promise<number>
}

interface Parts {
  store: Pick<Store, 'readFactor' | 'takeStep' | 'takeRecoveryCode'>
  auditLog: Pick<AuditLog, 'record' | 'hasComeFrom'>
  rateLimits: RateLimits
}

/**
 * Looks at codes. They are counted before they are looked at: else many guesses at once would all slip in. Of the app's
 * codes, which are short, thirty a day may be guessed at from everywhere together, and a hundred more from a network from
 * which the owner has come in before. Recovery codes are too long to be guessed, and counted apart: they are the way in
 * for an owner whose app shows wrong ones.
 */
export function createCodeCheck({ store, auditLog, rateLimits }: Parts, now: () => number = Date.now): CodeCheck {
  const failures = rateLimits('code', 5, 15 * MINUTE)
  const recoveries = rateLimits('recovery-code', 5, 15 * MINUTE)
  const byAddress = rateLimits('code-from-address', 100, 15 * MINUTE)
  const byAccount = rateLimits('code-to-account', 30, DAY)
  const byNetwork = rateLimits('code-from-network', 100, DAY)

  type Counted = { wait: number } | { undo: () => Promise<void> }

  async function countGuess(uid: string, address: string): Promise<Counted> {
    const wait = await byAccount.add(uid)
    if (wait === 0) return { undo: () => byAccount.undo(uid) }
    if (!(await auditLog.hasComeFrom(uid, address))) return { wait }
    const network = networkOf(address)
    const closed = await byNetwork.add(uid, network)
    return closed > 0 ? { wait: closed } : { undo: () => byNetwork.undo(uid, network) }
  }

  /** `other` says what else can be done when there were too many. */
  async function counted<T>(uid: string, code: string, address: string, other: string, look: () => Promise<T>) {
    const guess = isShort(code)
    const own = guess ? failures : recoveries
    const wait = (await own.add(uid, address)) || (await byAddress.add(address))
    if (wait > 0) throw tooManyCodes(wait, other)
    const short: Counted = guess ? await countGuess(uid, address) : { undo: async () => undefined }
    if ('wait' in short) throw tooManyCodes(short.wait, other)
    const found = await look().catch(async (fault: unknown) => {
      if (fault instanceof ApiError) await auditLog.record(uid, 'code-refused', address)
      throw fault
    })
    await Promise.all([own.forget(uid, address), byAddress.undo(address), short.undo()])
    return found
  }

  async function shown(uid: string, code: string): Promise<Shown> {
    const factor = await store.readFactor(uid)
    if (!factor?.confirmedAt) throw wrongCode(isShort(code))
    const step = stepOf(factor.key, code, now())
    if (step !== undefined) return { step }
    if (await store.takeRecoveryCode(uid, recoveryHash(uid, code))) return { recovery: true }
    throw wrongCode(isShort(code))
  }

  return {
    take(uid, typed, address) {
      const code = bareCode(typed)
      return counted(uid, code, address, isShort(code) ? ', or use a recovery code' : '', async () => {
        const found = await shown(uid, code)
        if ('recovery' in found) return 'recovery'
        if (!(await store.takeStep(uid, found.step))) throw wrongCode(true)
        return 'app'
      })
    },
    stepWith(key, uid, typed, address) {
      const code = bareCode(typed)
      return counted(uid, code, address, '', async () => {
        const step = stepOf(key, code, now())
        if (step === undefined) throw wrongCode(true)
        return step
      })
    },
  }
}
