import type { TrustState } from '#api/trust.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type Change, type CommittedChange, patchOf, type QueuedChange, type Rejection } from './changes.ts'
import { Conflicts } from './conflicts.ts'
import { type DownloadedDocuments, Downloads } from './downloads.ts'
import { LiveStream, RecordLoader } from './live-updates.ts'
import type { Channel, LiveEvent, StorePorts, SyncContext, TabMessage } from './ports.ts'
import { classifyError } from './retry.ts'
import { Saves, SyncToasts } from './saves.ts'
import { Sender } from './sender.ts'
import { type KnownBefore, ServerRecord } from './server-record.ts'
import { type SaveOutcome, TrustView } from './snapshot.ts'

/** Longest waits of a page for the record, in milliseconds. */
const LOAD_WAIT = 5_000
const LOAD_WAIT_WITH_COPY = 2_000

/** One user's trust in one tab: the server's record, the outbox on top of it, and its connections to the server and the other tabs. */
export class TrustStore {
  readonly uid: string
  readonly #context: SyncContext
  readonly #end = new AbortController()
  readonly #record: ServerRecord
  readonly #toasts: SyncToasts
  readonly #saves: Saves
  readonly #sender: Sender
  readonly #loader: RecordLoader
  readonly #stream: LiveStream
  readonly #view: TrustView
  readonly #conflicts: Conflicts
  readonly #downloads: Downloads
  #channel: Channel | undefined
  #stopListening = () => {}
  #loaded: Promise<void> = Promise.resolve()
  /** Nothing is sent before the record was read: it shows whose session this is, and whether a copy must be uploaded first. */
  #maySend = false
  #sessionOver = false

  constructor(uid: string, ports: StorePorts) {
    this.uid = uid
    const context = { ...ports, uid, signal: this.#end.signal }
    this.#context = context
    this.#record = new ServerRecord(context)
    this.#downloads = new Downloads(context, this.#record)
    this.#view = new TrustView(context, this.#record, this.#downloads, () => this.#saves.waiting)
    this.#conflicts = new Conflicts(context, this.#view)
    this.#toasts = new SyncToasts(ports.toast)
    this.#saves = new Saves(context, {
      view: this.#view,
      conflicts: this.#conflicts,
      toasts: this.#toasts,
      queued: () => this.#queued(),
      isSessionOver: () => this.#sessionOver,
      record: this.#record,
      created: (state, before) => this.#adopt(state, before),
      sessionEnded: () => this.#onSessionEnded(),
    })
    this.#sender = new Sender(context, {
      committed: (change, written) =>
        this.#onCommitted({ ...written, patchId: change.patchId, patch: patchOf(change) }),
      rejected: (change, rejection) => this.#onRejected(change, rejection),
      obsolete: (change) => {
        this.#loader.ensure()
        return this.dismiss(change.patchId)
      },
      versionOf: (download) => this.#downloads.versionOf(download),
      downloadSettled: async (download, version) => {
        await this.#downloads.settle(download, version)
        this.#view.publish()
        this.#post({ type: 'queued' })
      },
      deferred: () => this.#defer(),
      askedToWait: (until) => this.#post({ type: 'held', until }),
      sessionEnded: () => this.#onSessionEnded(),
    })
    this.#loader = new RecordLoader(context, this.#record, {
      answered: (state, before) => this.#adopt(state, before),
      failed: (error) => this.#onReadFailed(error),
    })
    this.#stream = new LiveStream(context, (event) => this.receive(event))
  }

  readonly snapshot = () => this.#view.store.get()

  readonly subscribe = (listener: () => void) => this.#view.store.subscribe(listener)

  get ended(): boolean {
    return this.#end.signal.aborted
  }

  start(): void {
    const { channel, onResume } = this.#context
    this.#channel = channel(this.uid, (message) => this.#onMessage(message))
    this.#stopListening = onResume(this.retry)
    this.#view.waitAtMost(LOAD_WAIT)
    this.#loaded = this.#load()
    this.#loader.ensure()
    this.#stream.start()
  }

  /** Ends streams, timers and sending. Nothing is written afterwards. */
  stop(): void {
    this.#end.abort()
    this.#sender.stop()
    this.#loader.stop()
    this.#stopListening()
    this.#channel?.close()
    this.#saves.settleAll({ kind: 'later' })
  }

  readonly save = (change: Change): Promise<SaveOutcome> => this.#saves.save(change)

  /** Creates the trust at step 1. Needs the server; an existing trust stays as it is. */
  readonly create = (): Promise<SaveOutcome> => this.#saves.create()

  /** Reports to the account that these documents were made of this trust. */
  async recordDownload(made: DownloadedDocuments, trust: TrustRecord): Promise<void> {
    await this.#downloads.add(made, trust)
    this.#view.publish()
    this.#queued()
  }

  /** Tries the server again now, in every tab. */
  readonly retry = (): void => {
    this.#post({ type: 'wake' })
    this.#resume()
  }

  /** News of the server, from the stream or of a change that did not go through the outbox, for this tab and the others. */
  receive(event: LiveEvent): void {
    this.#post({ type: 'live', event })
    this.#onLive(event)
  }

  /** Drops a rejected change, or an obsolete one, with its values. */
  async dismiss(patchId: string): Promise<void> {
    await this.#context.outbox.remove([patchId])
    this.#post({ type: 'queued' })
    this.#view.forgetFailure()
  }

  /** Tries to send everything, for at most so many milliseconds; resolves to how many saves are on this device only. */
  async flush(milliseconds: number): Promise<number> {
    const { clock, outbox } = this.#context
    const limit = new Promise<void>((resolve) => clock.after(milliseconds, resolve))
    if (this.#maySend) await Promise.race([this.#sender.kick(), limit])
    await outbox.refresh()
    return outbox.unsentCount
  }

  async #load(): Promise<void> {
    await Promise.all([this.#record.load(), this.#context.outbox.refresh()])
    if (this.ended) return
    this.#view.publish()
    if (this.snapshot().trust) this.#view.waitAtMost(LOAD_WAIT_WITH_COPY)
  }

  async #adopt(state: TrustState, before: KnownBefore): Promise<void> {
    await this.#loaded
    if (this.ended) return
    const seen = this.#conflicts.seen()
    await this.#record.adopt(state, before)
    this.#onAnswered()
    this.#conflicts.compare(seen)
  }

  #onAnswered(): void {
    this.#toasts.outageOver()
    this.#sessionOver = false
    this.#maySend = true
    this.#view.answered()
    this.#send()
  }

  async #onReadFailed(error: unknown): Promise<void> {
    await this.#loaded
    if (this.ended) return
    const failure = classifyError(error)
    this.#view.stopWaiting()
    if (failure.kind === 'session-ended') return this.#onSessionEnded()
    if (!this.#maySend) this.#defer()
    const answered = failure.kind === 'rejected' || failure.answered
    if (!this.#view.hasAnswer) this.#toasts[answered ? 'loadingError' : 'connectionError'](failure.message)
    // A server that answers, but cannot read, may still be able to write.
    if (answered && !this.#maySend) {
      this.#maySend = true
      this.#send()
    }
  }

  /** A change that the server has committed, from its answer, the stream or another tab. */
  async #apply(change: CommittedChange): Promise<void> {
    await this.#loaded
    if (this.ended) return
    const { outbox, clock } = this.#context
    const own = outbox.find(change.patchId)
    const seen = this.#conflicts.seen()
    if (!this.#record.apply(change)) this.#loader.readUpTo(change.version)
    if (this.#saves.settle(change.patchId, { kind: 'committed' }) || own) this.#view.savedAt(clock.now())
    this.#view.publish()
    this.#conflicts.committed(change)
    const { lastUpdated: at, version, patchId } = change
    this.#conflicts.compare(seen, own ? undefined : { at, version, patchId })
    // Publish before and after: rendering does not wait for storage.
    await this.#record.settle(change)
    if (own) await outbox.dropSuperseded(own)
    this.#view.publish()
  }

  async #onCommitted(change: CommittedChange): Promise<void> {
    this.#toasts.outageOver()
    this.#post({ type: 'made', made: change })
    this.#view.savedAt(this.#context.clock.now())
    await this.#apply(change)
  }

  async #onRejected(change: QueuedChange, { message, text }: Rejection): Promise<void> {
    this.#toasts.outageOver()
    await this.#context.outbox.refresh()
    this.#post({ type: 'refused', patchId: change.patchId, message, ...(text && { text }) })
    this.#view.publish()
    if (this.#saves.settle(change.patchId, { kind: 'rejected', message: text ?? message })) return
    if (change.upload) this.#toasts.uploadError(text ?? message)
    else this.#saves.fail(text ?? message)
  }

  #queued(): void {
    this.#post({ type: 'queued' })
    this.#send()
  }

  #send(): void {
    if (this.#maySend) void this.#sender.kick()
    else if (!this.#loader.ensure()) this.#defer()
  }

  /** Nothing can be sent now: no page waits any longer. */
  #defer(): void {
    this.#saves.settleAll({ kind: 'later' })
    this.#view.publish()
  }

  #onSessionEnded(): void {
    this.#sessionOver = true
    this.#defer()
    this.#context.sessionEnded()
  }

  #resume(): void {
    this.#stream.resume()
    this.#send()
  }

  #onLive(event: LiveEvent): void {
    if (event.type === 'patch') void this.#apply(event)
    else if (event.type === 'signed-out' || event.uid !== this.uid) this.#onSessionEnded()
    else {
      if (event.version !== this.#record.state?.version) this.#loader.readUpTo(event.version)
      this.#send()
    }
  }

  #onMessage(message: TabMessage): void {
    if (this.ended) return
    if (message.type === 'live') this.#onLive(message.event)
    else if (message.type === 'made') void this.#apply(message.made)
    else if (message.type === 'wake') this.#resume()
    else if (message.type === 'held') this.#sender.waitUntil(message.until)
    else if (message.type === 'forgotten') this.#forget()
    else if (message.type !== 'write') void this.#onOutboxChanged(message)
  }

  /** The user has signed out in another tab, which has emptied the device. */
  #forget(): void {
    this.stop()
    // This tab may have been writing just then.
    void this.#context.copy.forget(this.uid)
  }

  async #onOutboxChanged(message: Extract<TabMessage, { type: 'queued' | 'refused' }>): Promise<void> {
    await this.#context.outbox.refresh()
    if (message.type === 'refused')
      this.#saves.settle(message.patchId, { kind: 'rejected', message: message.text ?? message.message })
    this.#view.publish()
    // The tab that saved may be gone before it has sent.
    if (message.type === 'queued') this.#send()
  }

  #post(message: TabMessage): void {
    if (!this.ended) this.#channel?.post(message)
  }
}
