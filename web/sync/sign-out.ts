import { PendingStore } from '#web/copies/pending.ts'
import { browserChannel } from './browser-channel.ts'
import { browserTexts } from './browser-texts.ts'
import { endStore, runningStore } from './current-store.ts'
import { device } from './device.ts'
import { stopDrafts } from './drafts.ts'

/** Longest wait, in milliseconds, for unsent saves to go up before the user is asked. */
const PATIENCE = 4_000

/** Tries to send everything of the user that is only on this device. `unsent` is how many saves remain. */
export async function prepareSignOut(uid: string): Promise<{ unsent: number }> {
  const store = runningStore(uid)
  return { unsent: store ? await store.flush(PATIENCE) : await unsentCount(uid) }
}

/** How many saves of the user are on this device only, those that were refused included. */
export async function unsentCount(uid: string): Promise<number> {
  const entries = await device.queue.list(uid)
  return entries.filter(({ acknowledged }) => acknowledged === undefined).length
}

/** Ends this tab's live stream and sending; the next page that shows the trust starts them anew. */
export function stopSending(uid: string): void {
  if (runningStore(uid)) endStore()
}

/** Ends the user's tabs here and removes everything of theirs from this browser: copy, drafts, queue, key. */
export async function forgetDevice(uid: string): Promise<void> {
  const otherTabs = browserChannel(uid, () => {})
  otherTabs.post({ type: 'forgotten' })
  otherTabs.close()
  stopSending(uid)
  stopDrafts(uid)
  device.drafts.forget(uid)
  device.own.forget(uid)
  device.overwritten.forget(uid)
  new PendingStore(browserTexts).forget(uid)
  await device.copy.forget(uid)
  await device.queue.clear(uid)
  await device.sealer.forget(uid)
}
