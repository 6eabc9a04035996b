import { newUuid } from '#web/api/new-uuid.ts'
import { whenIdle } from '#web/app/scheduling.ts'
import { showToast } from '#web/app/toast-store.ts'
import { onAuthState, refreshSession } from '#web/features/account/auth/auth-state.ts'
import { browserChannel, browserClock, browserLocks, device, onResume, postToTabs } from './browser.ts'
import { TrustStore } from './store.ts'
import { server } from './transport.ts'
import { stopDrafts } from './use-draft.ts'

const overwrittenAnswers = () => import('#web/features/conflicts/overwritten-answers.ts')

let current: TrustStore | undefined
let watching = false

/** The running store of this user; a new one when there is none or it is another's. */
export function storeOf(uid: string): TrustStore {
  const running = runningStore(uid)
  if (running) return running
  current?.stop()
  const store = new TrustStore(uid, {
    outbox: device.outbox(uid),
    copy: device.copy,
    localAnswers: device.localAnswers,
    overwritten: device.overwritten,
    transport: server,
    locks: browserLocks,
    clock: browserClock,
    newId: newUuid,
    channel: browserChannel,
    onResume,
    toast: showToast,
    sessionEnded: () => void refreshSession().catch(() => undefined),
    answersOverwritten: (found) => {
      void overwrittenAnswers().then(
        ({ storeOverwritten }) => storeOverwritten(found),
        () => undefined,
      )
    },
    isStillSame: async ({ way, documents }, trust) => {
      const { fingerprintOf } = await import('#web/features/documents/freshness/freshness.ts')
      return documents.every(({ document, fingerprint }) => fingerprintOf(trust, { document, way }) === fingerprint)
    },
  })
  current = store
  store.start()
  // Before it is needed: overwritten answers that are not stored yet are lost when the user leaves the page.
  whenIdle(() => void overwrittenAnswers().catch(() => undefined))
  watchSession()
  return store
}

/** The provider is not on every page, but a sign-out ends the store on each. */
function watchSession(): void {
  if (watching) return
  watching = true
  onAuthState(({ status, user }) => {
    if (status !== 'loading' && user?.uid !== current?.uid) endStore()
  })
}

/** Nobody is signed in: streams and sending end, what is stored stays for its owner. */
export function endStore(): void {
  current?.stop()
  current = undefined
}

export function runningStore(uid: string): TrustStore | undefined {
  return current?.uid === uid && !current.ended ? current : undefined
}

/** Longest wait, in milliseconds, for unsent saves to be sent before the user is asked. */
const TIMEOUT = 4_000

/** Tries to send everything of the user that is only on this device. `unsent` is how many saves remain. */
export async function prepareSignOut(uid: string): Promise<{ unsent: number }> {
  const store = runningStore(uid)
  return { unsent: store ? await store.flush(TIMEOUT) : await unsentCount(uid) }
}

/** How many saves of the user are on this device only, those that were rejected included. */
export async function unsentCount(uid: string): Promise<number> {
  const outbox = device.outbox(uid)
  await outbox.refresh()
  return outbox.unsentCount
}

/** Ends this tab's live stream and sending; the next page that shows the trust starts them again. */
export function stopSending(uid: string): void {
  if (runningStore(uid)) endStore()
}

/** Ends the user's tabs here and removes everything of theirs from this browser: copy, drafts, outbox, key. */
export async function forgetDevice(uid: string): Promise<void> {
  postToTabs(uid, { type: 'forgotten' })
  stopSending(uid)
  stopDrafts(uid)
  device.drafts.forget(uid)
  device.localAnswers.forget(uid)
  device.overwritten.forget(uid)
  await device.copy.forget(uid)
  await device.outbox(uid).clear()
  await device.sealer.forget(uid)
}
