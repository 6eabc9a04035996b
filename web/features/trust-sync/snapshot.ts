import type { DownloadRecord } from '#api/documents.ts'
import type { Message } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { createStore } from '#web/store.ts'
import { isUnsent, patchOf, type QueuedChange, type RejectedPatch } from './changes.ts'
import type { Downloads } from './downloads.ts'
import type { SyncContext } from './ports.ts'
import { optimisticRecord, type ServerRecord } from './server-record.ts'

/**
 * `loading`: the server has not answered and the wait is not over; `trust` may already be the local copy.
 * `ready`: there is a trust. `none`: the server has answered that there is none, and nothing is local.
 * `connecting`: nothing is local, and the server has not answered in time.
 */
type TrustStatus = 'loading' | 'ready' | 'none' | 'connecting'

/** What became of a save. `device`: stored here and sent by itself later. */
export type SaveOutcome =
  | { saved: true; where: 'account' | 'device' }
  /** `signedOut`: the session has ended, and a toast has said so. */
  | { saved: false; message: Message | string; signedOut?: boolean }

export type SavingState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'device-only' }
  | { kind: 'not-saved'; message: Message | string }

export interface TrustSnapshot {
  trust: TrustRecord | null
  status: TrustStatus
  /** The version of the server's record that the trust rests on; 0 while none is known. */
  version: number
  /** Whether the trust is known to be in the account; false for a draft that is only on this device so far. */
  inAccount: boolean
  saving: SavingState
  rejected: readonly RejectedPatch[]
  /** What this browser has downloaded or printed and was not in the account when the page was opened. */
  downloads: readonly DownloadRecord[]
}

export const NOTHING: TrustSnapshot = {
  trust: null,
  status: 'loading',
  version: 0,
  inAccount: false,
  saving: { kind: 'idle' },
  rejected: [],
  downloads: [],
}
export const SIGNED_OUT: TrustSnapshot = { ...NOTHING, status: 'none' }

const keyOf = ({ patchId, acknowledged, refused }: QueuedChange) =>
  `${patchId}${acknowledged ?? ''}${refused ? '!' : ''}`

/** What the pages show; its parts stay the same objects until something they are made of changes. */
export class TrustView {
  readonly #context: SyncContext
  readonly #record: ServerRecord
  readonly #downloads: Downloads
  readonly #waiting: () => number
  #source: { state: ServerRecord['state']; changes: string } = { state: undefined, changes: '' }
  #waitOver = false
  #savedAt: Date | undefined
  #failure: Message | string | undefined
  /** Whether the server has answered a reading since the page began. */
  hasAnswer = false
  readonly store = createStore(NOTHING)

  /** `waiting` counts the saves whose outcome is not yet known. */
  constructor(context: SyncContext, record: ServerRecord, downloads: Downloads, waiting: () => number) {
    this.#context = context
    this.#record = record
    this.#downloads = downloads
    this.#waiting = waiting
  }

  answered(): void {
    this.hasAnswer = true
    this.publish()
  }

  /** The page waits for the server so many milliseconds, unless it stops waiting before. */
  waitAtMost(milliseconds: number): void {
    this.#context.clock.after(milliseconds, () => this.stopWaiting())
  }

  stopWaiting(): void {
    this.#waitOver = true
    this.publish()
  }

  savedAt(time: number): void {
    this.#savedAt = new Date(time)
  }

  saved(where: 'account' | 'device'): SaveOutcome {
    this.forgetFailure()
    return { saved: true, where }
  }

  failed(message: Message | string): SaveOutcome {
    this.#failure = message
    this.publish()
    return { saved: false, message }
  }

  forgetFailure(): void {
    this.#failure = undefined
    this.publish()
  }

  publish(): void {
    if (this.#context.signal.aborted) return
    const before = this.store.get()
    const { state } = this.#record
    const changes = this.#context.outbox.changes()
    const source = { state, changes: changes.map(keyOf).join() }
    const same = source.state === this.#source.state && source.changes === this.#source.changes
    this.#source = source
    const trust = same ? before.trust : state ? optimisticRecord(this.#context.uid, state, changes) : null
    this.store.set({
      trust,
      rejected: same ? before.rejected : changes.flatMap(rejectedPatch),
      saving: this.#savingState(changes.some(isUnsent)),
      inAccount: Boolean(state?.record),
      version: state?.version ?? 0,
      status: this.#status(trust !== null),
      downloads: this.#downloads.list(),
    })
  }

  /** Of the states that apply, the one that promises least. */
  #savingState(unsent: boolean): SavingState {
    if (this.#waiting() > 0) return { kind: 'saving' }
    if (this.#failure !== undefined) return { kind: 'not-saved', message: this.#failure }
    if (unsent) return { kind: 'device-only' }
    return this.#savedAt ? { kind: 'saved', at: this.#savedAt } : { kind: 'idle' }
  }

  #status(exists: boolean): TrustStatus {
    if (this.hasAnswer) return exists ? 'ready' : 'none'
    if (!this.#waitOver) return 'loading'
    return exists ? 'ready' : 'connecting'
  }
}

function rejectedPatch(change: QueuedChange): RejectedPatch[] {
  const { patchId, at, refused } = change
  return refused ? [{ ...refused, patchId, at, patch: patchOf(change) }] : []
}
