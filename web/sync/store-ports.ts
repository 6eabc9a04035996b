import type { LocalCopy } from './local-copy.ts'
import type { Found, OwnAnswer } from './own-answers.ts'
import type { PathStore } from './path-store.ts'
import type { Channel, Clock, Locks, TabMessage, Toast, Transport } from './ports.ts'
import type { Queue } from './queue.ts'

/** Everything that a store needs of the browser. */
export interface StorePorts {
  queue: Queue
  copy: LocalCopy
  own: PathStore<OwnAnswer>
  overwritten: PathStore<unknown>
  transport: Transport
  locks: Locks
  clock: Clock
  /** Makes a UUID. */
  newId(): string
  /** Opens the channel to this user's other tabs. */
  channel(uid: string, heard: (message: TabMessage) => void): Channel
  /** Calls when the browser is online or in front again; returns what ends it. */
  onWake(listener: () => void): () => void
  toast(toast: Toast): void
  sessionEnded(): void
  /** Another device has overwritten answers of this browser. */
  found(found: Found): void
}
