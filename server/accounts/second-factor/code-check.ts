import { Refuse } from '../../refuse.ts'
import type { Store } from '../../store/store.ts'
import type { CountAttempts } from '../attempts.ts'
import { tooMany } from '../checks.ts'
import type { Trail } from '../trail.ts'
import { bareCode, recoveryHash } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Of a used code nothing else is said than of a wrong one: what was seen over a shoulder is not confirmed. */
export const wrongCode = () =>
  new Refuse('wrong-code', 'This code is wrong, or was used before. Please try the newest one.', { field: 'code' })

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
  trail: Pick<Trail, 'note' | 'hasComeFrom'>
  countAttempts: CountAttempts
}

/**
 * Looks at codes. They are counted before they are looked at: else many guesses at once would all slip in. Of the app's
 * codes, which are short, thirty a day may be guessed at from everywhere together, except by who comes from where the
 * owner has come in before; recovery codes are too long to be guessed.
 */
export function createCodeCheck({ store, trail, countAttempts }: Parts, now: () => number = Date.now): CodeCheck {
  const failures = countAttempts('code', 5, 15 * MINUTE)
  const byAddress = countAttempts('code-from-address', 100, 15 * MINUTE)
  const byAccount = countAttempts('code-to-account', 30, DAY)

  async function counted<T>(uid: string, address: string, isShort: boolean, look: () => Promise<T>): Promise<T> {
    const wait = (await failures.add(uid, address)) || (await byAddress.add(address))
    if (wait > 0) throw tooMany(wait)
    const closed = isShort ? await byAccount.add(uid) : 0
    if (closed > 0 && !(await trail.hasComeFrom(uid, address))) throw tooMany(closed)
    const found = await look().catch(async (fault: unknown) => {
      if (fault instanceof Refuse) await trail.note(uid, 'code-refused', address)
      throw fault
    })
    await Promise.all([failures.forget(uid, address), byAddress.undo(address), isShort && byAccount.undo(uid)])
    return found
  }

  async function shown(uid: string, code: string): Promise<Shown> {
    const factor = await store.readFactor(uid)
    if (!factor?.confirmedAt) throw wrongCode()
    const step = stepOf(factor.key, code, now())
    if (step !== undefined) return { step }
    if (await store.takeRecoveryCode(uid, recoveryHash(uid, code))) return { recovery: true }
    throw wrongCode()
  }

  const isShort = (code: string) => /^\d{0,8}$/.test(code)

  return {
    take(uid, typed, address) {
      const code = bareCode(typed)
      return counted(uid, address, isShort(code), async () => {
        const found = await shown(uid, code)
        if ('recovery' in found) return 'recovery'
        if (!(await store.takeStep(uid, found.step))) throw wrongCode()
        return 'app'
      })
    },
    stepWith(key, uid, typed, address) {
      const code = bareCode(typed)
      return counted(uid, address, isShort(code), async () => {
        const step = stepOf(key, code, now())
        if (step === undefined) throw wrongCode()
        return step
      })
    },
  }
}
