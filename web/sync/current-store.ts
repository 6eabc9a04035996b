import { onAuthState, refreshSession } from '#web/auth/auth-state.ts'
import { showToast } from '#web/shell/toast-store.ts'
import { browserChannel } from './browser-channel.ts'
import { browserClock } from './browser-clock.ts'
import { browserLocks } from './browser-locks.ts'
import { onWake } from './browser-wake.ts'
import { device } from './device.ts'
import { newUuid } from './new-uuid.ts'
import { server } from './transport.ts'
import { TrustStore } from './trust-store.ts'

let current: TrustStore | undefined
let watching = false

/** The running store of this user; a new one when there is none or it is another's. */
export function storeOf(uid: string): TrustStore {
  if (current?.uid === uid && !current.ended) return current
  current?.stop()
  const store = new TrustStore(uid, {
    queue: device.queue,
    copy: device.copy,
    own: device.own,
    overwritten: device.overwritten,
    transport: server,
    locks: browserLocks,
    clock: browserClock,
    newId: newUuid,
    channel: browserChannel,
    onWake,
    toast: showToast,
    sessionEnded: () => void refreshSession().catch(() => undefined),
    found: (found) => {
      void import('#web/overwritten/keep-overwritten.ts').then(
        ({ keepOverwritten }) => keepOverwritten(found),
        () => undefined,
      )
    },
  })
  current = store
  store.start()
  watchSession()
  return store
}

/** The provider is not on every page, but whoever signs out must be let go on each. */
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
