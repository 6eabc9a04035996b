import { sealedJson } from '../sealing.ts'
import { type Change, ListTooLong, TrustTooLarge, type TrustWrite } from '../store.ts'
import type { Means } from '../trust-writes.ts'
import type { SavingThread } from './saving-thread.ts'

/** Changes trusts by the saving thread. Encrypting is done here, for the thread has no key. */
export function changeInThread(
  { save }: SavingThread,
  { vault, now }: Pick<Means, 'vault' | 'now'>,
): (write: TrustWrite) => Promise<Change> {
  return async ({ uid, patchId, patch, text, directive }) => {
    const saved = await save({
      uid,
      patchId,
      patch: sealedJson(vault, uid, patch, text),
      ...(directive && { directive: JSON.stringify(directive) }),
      now: now().getTime(),
    })
    if ('tooLong' in saved) throw new ListTooLong(saved.tooLong)
    if ('tooLarge' in saved) throw new TrustTooLarge()
    const { version, at, repeated } = saved
    return { version, lastUpdated: at, patchId, patch, repeated }
  }
}
