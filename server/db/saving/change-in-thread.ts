import { ListTooLong, NotComplete, QuotaReached, TrustTooLarge } from '../refused-writes.ts'
import { sealedJson } from '../sealing.ts'
import type { Change, TrustWrite } from '../store.ts'
import { answeredBefore, type Means } from '../trust-writes.ts'
import type { SavingThread } from './saving-thread.ts'

/** Changes trusts by the saving thread. Encrypting is done here, for the thread has no key. */
export function changeInThread(
  { save }: SavingThread,
  means: Pick<Means, 'vault' | 'now' | 'quota'>,
): (write: TrustWrite) => Promise<Change> {
  const { vault, now, quota } = means
  return async (write) => {
    const { uid, patchId, patch, text, directive } = write
    const saved = await save({
      uid,
      patchId,
      patch: sealedJson(vault, uid, patch, text),
      ...(directive && { directive: JSON.stringify(directive) }),
      quota,
      now: now().getTime(),
    })
    if ('tooLong' in saved) throw new ListTooLong(saved.tooLong)
    if ('tooLarge' in saved) throw new TrustTooLarge()
    if ('overQuota' in saved) throw new QuotaReached(saved.overQuota)
    if ('notComplete' in saved) throw new NotComplete(saved.notComplete)
    const { version, at, repeated, body } = saved
    if (body !== undefined) return answeredBefore(write, { version, at, body }, means)
    return { version, lastUpdated: at, patchId, patch, repeated }
  }
}
