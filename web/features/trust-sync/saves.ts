import type { TrustState } from '#api/trust.ts'
import { asMessage, asSentence, type Message, message } from '#domain/message.ts'
import { type Change, checkChange, type QueuedChange } from './changes.ts'
import type { Conflicts } from './conflicts.ts'
import type { SyncContext, Toast } from './ports.ts'
import { classifyError } from './retry.ts'
import type { KnownBefore, ServerRecord } from './server-record.ts'
import type { SaveOutcome, TrustView } from './snapshot.ts'

/** Longest wait of a save for the server's answer, in milliseconds. */
const SAVE_WAIT = 4_000

const NO_LONGER = 'You are no longer signed in'
const NO_ROOM = 'The server could not be reached, and this browser has no room to store them'

/** What is known of a save that a page waits for. `later`: the sender retries it. */
type Progress = { kind: 'committed' } | { kind: 'rejected'; message: Message | string } | { kind: 'later' }

interface Dependencies {
  view: TrustView
  conflicts: Conflicts
  toasts: SyncToasts
  /** There is something new to send. */
  queued(): void
  isSessionOver(): boolean
  record: ServerRecord
  /** The server has the trust. */
  created(state: TrustState, before: KnownBefore): Promise<void>
  sessionEnded(): void
}

/** Takes a save from a page: onto the screen and into the outbox at once; then reports what became of it. */
export class Saves {
  readonly #context: SyncContext
  readonly #parts: Dependencies
  readonly #waiting = new Map<string, (progress: Progress) => void>()

  constructor(context: SyncContext, parts: Dependencies) {
    this.#context = context
    this.#parts = parts
  }

  async save(wanted: Change): Promise<SaveOutcome> {
    const { clock, newId, outbox, uid, signal } = this.#context
    if (signal.aborted) return { saved: false, message: NO_LONGER }
    const { view, conflicts, queued, record } = this.#parts
    const now = clock.now()
    const place = { patchId: newId(record.state?.version ?? 0), uid, order: now, at: new Date(now).toISOString() }
    const checked = checkChange(wanted)
    if ('rejected' in checked) {
      await outbox.add({ ...structuredClone(wanted), ...place, refused: checked.rejected })
      return this.fail(checked.rejected.text ?? checked.rejected.message)
    }
    const change: QueuedChange = { ...checked.change, ...place }
    conflicts.saved(change.patchId, change)
    const answer = this.#wait(change.patchId)
    const storing = outbox.add(change)
    view.publish()
    const endWait = clock.after(SAVE_WAIT, () => this.settle(change.patchId, { kind: 'later' }))
    const isStored = await storing
    queued()
    const progress = await answer
    endWait()
    if (progress.kind === 'committed') return view.saved('account')
    if (progress.kind === 'rejected') return this.fail(progress.message)
    return isStored ? this.#storedHere() : this.#storedNowhere(change)
  }

  async create(): Promise<SaveOutcome> {
    const { toasts, view, record, created, sessionEnded } = this.#parts
    const { transport, newId, uid } = this.#context
    const before = record.known()
    try {
      await created(await transport.create(uid, newId()), before)
      return view.saved('account')
    } catch (error) {
      const signedOut = classifyError(error).kind === 'session-ended'
      if (signedOut) {
        toasts.signInFirst()
        sessionEnded()
      } else toasts.creationError()
      return { saved: false, message: error instanceof Error ? error.message : String(error), signedOut }
    }
  }

  /** How many saves have an outcome that is not yet known. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Whether a page waited for the save. */
  settle(patchId: string, progress: Progress): boolean {
    const resolve = this.#waiting.get(patchId)
    this.#waiting.delete(patchId)
    resolve?.(progress)
    return resolve !== undefined
  }

  settleAll(progress: Progress): void {
    for (const patchId of [...this.#waiting.keys()]) this.settle(patchId, progress)
  }

  #wait(patchId: string): Promise<Progress> {
    return new Promise((resolve) => this.#waiting.set(patchId, resolve))
  }

  fail(message: Message | string): SaveOutcome {
    this.#parts.toasts.savingError(message)
    return this.#parts.view.failed(message)
  }

  #storedHere(): SaveOutcome {
    const { toasts, view, isSessionOver } = this.#parts
    // When the session is over, the page for signing in says so.
    if (!this.#context.signal.aborted && !isSessionOver()) toasts.limitedConnectivity()
    return view.saved('device')
  }

  /** Takes the change off the record on screen, and shows it as rejected. */
  async #storedNowhere(change: QueuedChange): Promise<SaveOutcome> {
    const { outbox, signal } = this.#context
    if (signal.aborted) return { saved: false, message: NO_LONGER }
    await outbox.put({ ...change, refused: { message: NO_ROOM } })
    await outbox.refresh()
    return this.fail(NO_ROOM)
  }
}

/** The toasts of loading and saving (specification T 8). Those about an outage are shown once in it. */
export class SyncToasts {
  readonly #show: (toast: Toast) => void
  readonly #shown = new Set<string>()

  constructor(show: (toast: Toast) => void) {
    this.#show = show
  }

  /** The server has answered: the next failure begins another outage. */
  outageOver(): void {
    this.#shown.clear()
  }

  limitedConnectivity(): void {
    this.#once({
      title: 'Limited connectivity',
      description:
        "Your changes are saved locally but couldn't be synced to the cloud. They will sync when your connection improves.",
    })
  }

  connectionError(reason: Message | string): void {
    const description = message('Could not connect to database: {reason} Using local data instead.', {
      reason: asSentence(reason),
    })
    this.#once({ title: 'Connection error', description, destructive: true })
  }

  loadingError(reason: Message | string): void {
    const description = message('Could not load trust data: {reason} Using local data instead.', {
      reason: asSentence(reason),
    })
    this.#once({ title: 'Error loading data', description, destructive: true })
  }

  savingError(reason: Message | string): void {
    const description = message('Your changes could not be saved: {reason} Please try again.', {
      reason: asSentence(reason),
    })
    this.#error('Error saving data', description)
  }

  uploadError(reason: Message | string): void {
    const description = message('Could not create trust data: {reason}', { reason: asMessage(reason) })
    this.#error('Error initializing trust data', description)
  }

  creationError(): void {
    this.#error('Error', 'Failed to create a new trust. Please try again.')
  }

  signInFirst(): void {
    this.#error('Authentication Required', 'Please login to create a trust.')
  }

  #error(title: string, description: Message | string): void {
    this.#show({ title, description, destructive: true })
  }

  #once(toast: Toast): void {
    if (this.#shown.has(toast.title)) return
    this.#shown.add(toast.title)
    this.#show(toast)
  }
}
