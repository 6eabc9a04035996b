import type { TrustState } from '#api/trust.ts'
import { isUnsent, patchOf, type QueueEntry } from './entry.ts'
import type { KnownRecord } from './known-record.ts'
import type { QueueView } from './queue-view.ts'
import { type SaveOutcome, savingState } from './saving-state.ts'
import { screenRecord } from './screen-record.ts'
import { NOTHING, type TrustSnapshot, type TrustStatus } from './snapshot.ts'
import type { WaitingSaves } from './waiting-saves.ts'

const keyOf = (entry: QueueEntry) => `${entry.patchId}${entry.acknowledged ?? ''}${entry.refused ? '!' : ''}`

/** What the pages show, made anew only when something it is made of has changed. */
export class Screen {
  readonly #uid: string
  readonly #known: KnownRecord
  readonly #view: QueueView
  readonly #waiting: WaitingSaves
  readonly #listeners = new Set<() => void>()
  #drawnFrom: { state: TrustState | undefined; entries: string } = { state: undefined, entries: '' }
  #waitOver = false
  #savedAt: Date | undefined
  #failure: string | undefined
  #stopped = false
  /** Whether the server has answered a reading since the page began. */
  hasAnswer = false
  snapshot: TrustSnapshot = NOTHING

  constructor(uid: string, known: KnownRecord, view: QueueView, waiting: WaitingSaves) {
    this.#uid = uid
    this.#known = known
    this.#view = view
    this.#waiting = waiting
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  answered(): void {
    this.hasAnswer = true
    this.draw()
  }

  stopWaiting(): void {
    this.#waitOver = true
    this.draw()
  }

  savedAt(time: number): void {
    this.#savedAt = new Date(time)
  }

  saved(where: 'account' | 'device'): SaveOutcome {
    this.#failure = undefined
    this.draw()
    return { saved: true, where }
  }

  failed(message: string): SaveOutcome {
    this.#failure = message
    this.draw()
    return { saved: false, message }
  }

  forgetFailure(): void {
    this.#failure = undefined
    this.draw()
  }

  stop(): void {
    this.#stopped = true
  }

  draw(): void {
    if (this.#stopped) return
    const entries = this.#view.entries()
    const { state } = this.#known
    const saving = savingState({
      waiting: this.#waiting.count,
      unsent: entries.filter(isUnsent).length,
      savedAt: this.#savedAt,
      failure: this.#failure,
    })
    const from = { state, entries: entries.map(keyOf).join() }
    const same = from.state === this.#drawnFrom.state && from.entries === this.#drawnFrom.entries
    this.#drawnFrom = from
    const trust = same ? this.snapshot.trust : state ? screenRecord(this.#uid, state, entries) : null
    const refused = same ? this.snapshot.refused : entries.flatMap(refusedPatch)
    const inAccount = Boolean(state?.record)
    this.snapshot = {
      trust,
      refused,
      saving,
      inAccount,
      version: state?.version ?? 0,
      status: this.#status(trust !== null),
    }
    for (const listener of this.#listeners) listener()
  }

  #status(exists: boolean): TrustStatus {
    if (this.hasAnswer) return exists ? 'ready' : 'none'
    if (!this.#waitOver) return 'loading'
    return exists ? 'ready' : 'connecting'
  }
}

function refusedPatch(entry: QueueEntry) {
  const { patchId, at, refused } = entry
  return refused ? [{ ...refused, patchId, at, patch: patchOf(entry) }] : []
}
