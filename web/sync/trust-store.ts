import type { TrustState } from '#api/trust.ts'
import { type Change, type Made, patchOf, type QueueEntry, type Refusal } from './entry.ts'
import { type Before, KnownRecord } from './known-record.ts'
import { LiveLink } from './live-link.ts'
import { Notices } from './notices.ts'
import { OwnAnswers } from './own-answers.ts'
import type { Channel, LiveEvent, TabMessage } from './ports.ts'
import { QueueView } from './queue-view.ts'
import { Reader } from './reader.ts'
import { Saver } from './saver.ts'
import type { SaveOutcome } from './saving-state.ts'
import { Screen } from './screen.ts'
import { Sender } from './sender.ts'
import type { TrustSnapshot } from './snapshot.ts'
import type { StorePorts } from './store-ports.ts'
import { verdictOn } from './verdict.ts'
import { WaitingSaves } from './waiting-saves.ts'

/** Longest waits of a page for the record, in milliseconds, without and with something local. */
const LOAD_WAIT = 5_000
const LOAD_WAIT_WITH_COPY = 2_000

/** One user's trust in one tab: the server's record, the queue on top of it, and the ways in and out. */
export class TrustStore {
  readonly uid: string
  readonly #ports: StorePorts
  readonly #end = new AbortController()
  readonly #view: QueueView
  readonly #known: KnownRecord
  readonly #waiting = new WaitingSaves()
  readonly #notices: Notices
  readonly #saver: Saver
  readonly #sender: Sender
  readonly #reader: Reader<Before>
  readonly #link: LiveLink
  readonly #screen: Screen
  readonly #own: OwnAnswers
  readonly #endings: (() => void)[] = []
  #channel: Channel | undefined
  #loaded: Promise<void> = Promise.resolve()
  /** Nothing is sent before the record was read: it tells whose session this is, and whether a copy must go up first. */
  #maySend = false
  /** The version that the stream told of while a reading was under way. */
  #told = 0
  #sessionOver = false

  constructor(uid: string, ports: StorePorts) {
    this.uid = uid
    this.#ports = ports
    const { signal } = this.#end
    this.#view = new QueueView(uid, ports.queue)
    this.#known = new KnownRecord(uid, ports, this.#view, signal)
    this.#screen = new Screen(uid, this.#known, this.#view, this.#waiting)
    this.#own = new OwnAnswers(uid, ports, this.#screen, this.#view)
    this.#notices = new Notices(ports.toast)
    this.#saver = new Saver(uid, ports, signal, {
      view: this.#view,
      waiting: this.#waiting,
      screen: this.#screen,
      own: this.#own,
      notices: this.#notices,
      stored: () => {
        this.#tell({ type: 'queued' })
        this.#send()
      },
      isSessionOver: () => this.#sessionOver,
      before: () => this.#known.before(),
      created: (state, before) => this.#adopt(state, before),
      sessionEnded: () => this.#onSessionEnded(),
    })
    this.#sender = new Sender(uid, ports, signal, {
      made: (entry, written) => this.#onMade({ ...written, patchId: entry.patchId, patch: patchOf(entry) }),
      refused: (entry, refusal) => this.#onRefused(entry, refusal),
      needless: (entry) => {
        this.#reader.ensure()
        return this.dismiss(entry.patchId)
      },
      held: () => this.#hold(),
      askedToWait: (until) => this.#tell({ type: 'held', until }),
      sessionEnded: () => this.#onSessionEnded(),
    })
    this.#reader = new Reader(uid, ports, signal, {
      begins: () => this.#known.before(),
      answered: (state, before) => this.#adopt(state, before),
      failed: (error) => this.#onReadFailed(error),
    })
    this.#link = new LiveLink(uid, ports, signal, (event) => this.heard(event))
  }

  readonly snapshot = (): TrustSnapshot => this.#screen.snapshot

  readonly subscribe = (listener: () => void): (() => void) => this.#screen.subscribe(listener)

  get ended(): boolean {
    return this.#end.signal.aborted
  }

  start(): void {
    const { clock, channel, onWake } = this.#ports
    this.#channel = channel(this.uid, (message) => this.#onMessage(message))
    this.#endings.push(
      onWake(() => this.#wake(true)),
      clock.after(LOAD_WAIT, () => this.#screen.stopWaiting()),
    )
    this.#loaded = this.#load()
    this.#reader.ensure()
    this.#link.start()
  }

  /** Ends streams, timers and sending. Nothing is written afterwards. */
  stop(): void {
    this.#end.abort()
    this.#sender.stop()
    this.#reader.stop()
    this.#screen.stop()
    for (const end of this.#endings) end()
    this.#channel?.close()
    this.#waiting.settleAll({ kind: 'later' })
  }

  save(change: Change): Promise<SaveOutcome> {
    return this.#saver.save(change)
  }

  /** Creates the trust at step 1. Needs the server; an existing trust stays as it is. */
  readonly create = (): Promise<SaveOutcome> => this.#saver.create()

  /** Tries the server again now. */
  retry(): void {
    this.#wake(true)
  }

  /** News of the server, from the stream or of a change made past the queue, for this tab and the others. */
  heard(event: LiveEvent): void {
    this.#tell({ type: 'live', event })
    this.#onLive(event)
  }

  /** Drops a refused change, or one that is needless; its values are gone then. */
  async dismiss(patchId: string): Promise<void> {
    await this.#view.remove([patchId])
    this.#tell({ type: 'queued' })
    this.#screen.forgetFailure()
  }

  /** Tries to send everything, for at most so many milliseconds; resolves to how many saves are on this device only. */
  async flush(milliseconds: number): Promise<number> {
    const limit = new Promise<void>((resolve) => {
      this.#endings.push(this.#ports.clock.after(milliseconds, resolve))
    })
    if (this.#maySend) await Promise.race([this.#sender.kick(), limit])
    await this.#view.refresh()
    return this.#view.entries().filter(({ acknowledged }) => acknowledged === undefined).length
  }

  async #load(): Promise<void> {
    await Promise.all([this.#known.load(), this.#view.refresh()])
    if (this.#end.signal.aborted) return
    this.#screen.draw()
    if (this.#screen.snapshot.trust)
      this.#endings.push(this.#ports.clock.after(LOAD_WAIT_WITH_COPY, () => this.#screen.stopWaiting()))
  }

  async #adopt(state: TrustState, before: Before): Promise<void> {
    await this.#loaded
    if (this.#end.signal.aborted) return
    const seen = this.#own.look()
    await this.#known.adopt(state, before)
    this.#onAnswered()
    this.#own.compare(seen)
  }

  #onAnswered(): void {
    this.#notices.outageOver()
    this.#sessionOver = false
    this.#maySend = true
    const told = this.#told
    this.#told = 0
    if (told > (this.#known.state?.version ?? 0)) this.#reader.ensure()
    this.#screen.answered()
    this.#send()
  }

  async #onReadFailed(error: unknown): Promise<void> {
    await this.#loaded
    if (this.#end.signal.aborted) return
    const verdict = verdictOn(error)
    this.#screen.stopWaiting()
    if (verdict.kind === 'session-ended') return this.#onSessionEnded()
    if (!this.#maySend) this.#hold()
    const answered = verdict.kind === 'refused' || verdict.answered
    if (!this.#screen.hasAnswer) this.#notices[answered ? 'loadingError' : 'connectionError'](verdict.message)
    // A server that answers, but cannot read, may still be able to write.
    if (answered && !this.#maySend) {
      this.#maySend = true
      this.#send()
    }
  }

  /** A change that the server made, from its answer, the stream or another tab; nobody may be waiting for it any more. */
  async #learn(made: Made): Promise<void> {
    await this.#loaded
    if (this.#end.signal.aborted) return
    const own = this.#view.find(made.patchId)
    const seen = this.#own.look()
    if (!this.#known.learn(made)) this.#catchUp(made.version)
    if (this.#waiting.settle(made.patchId, { kind: 'made' }) || own) this.#screen.savedAt(this.#ports.clock.now())
    this.#screen.draw()
    this.#own.made(made)
    this.#own.compare(seen, own ? undefined : made.lastUpdated)
    await this.#known.settle(made)
    if (own) await this.#view.dropSuperseded(own)
    this.#screen.draw()
  }

  async #onMade(made: Made): Promise<void> {
    this.#notices.outageOver()
    this.#tell({ type: 'made', made })
    this.#screen.savedAt(this.#ports.clock.now())
    await this.#learn(made)
  }

  async #onRefused(entry: QueueEntry, { message }: Refusal): Promise<void> {
    this.#notices.outageOver()
    await this.#view.refresh()
    this.#tell({ type: 'refused', patchId: entry.patchId, message })
    this.#screen.draw()
    if (this.#waiting.settle(entry.patchId, { kind: 'refused', message })) return
    if (entry.upload) this.#notices.uploadError(message)
    else this.#saver.fail(message)
  }

  #send(): void {
    if (this.#maySend) void this.#sender.kick()
    else if (!this.#reader.ensure()) this.#hold()
  }

  /** Nothing can be sent now: nobody need wait. */
  #hold(): void {
    this.#waiting.settleAll({ kind: 'later' })
    this.#screen.draw()
  }

  #onSessionEnded(): void {
    this.#sessionOver = true
    this.#hold()
    this.#ports.sessionEnded()
  }

  #wake(first: boolean): void {
    if (first) this.#tell({ type: 'wake' })
    this.#link.wake()
    this.#send()
  }

  #onLive(event: LiveEvent): void {
    if (event.type === 'patch') void this.#learn(event)
    else if (event.type === 'signed-out' || event.uid !== this.uid) this.#onSessionEnded()
    else {
      if (event.version !== this.#known.state?.version) this.#catchUp(event.version)
      this.#send()
    }
  }

  /** Reads the record, after a reading that may have begun too early to see the version. */
  #catchUp(version: number): void {
    if (this.#reader.isReading) this.#told = Math.max(this.#told, version)
    else this.#reader.ensure()
  }

  #onMessage(message: TabMessage): void {
    if (this.#end.signal.aborted) return
    if (message.type === 'live') this.#onLive(message.event)
    else if (message.type === 'made') void this.#learn(message.made)
    else if (message.type === 'wake') this.#wake(false)
    else if (message.type === 'held') this.#sender.waitUntil(message.until)
    else if (message.type === 'forgotten') this.#forget()
    else if (message.type !== 'write') void this.#onQueueChanged(message)
  }

  /** The user has signed out in another tab, which has emptied the device. */
  #forget(): void {
    this.stop()
    // This tab may have been writing just then.
    void this.#ports.copy.forget(this.uid)
  }

  async #onQueueChanged(message: Extract<TabMessage, { type: 'queued' | 'refused' }>): Promise<void> {
    await this.#view.refresh()
    if (message.type === 'refused') this.#waiting.settle(message.patchId, { kind: 'refused', message: message.message })
    this.#screen.draw()
    // The tab that saved may be gone before it has sent.
    if (message.type === 'queued') this.#send()
  }

  #tell(message: TabMessage): void {
    if (!this.#end.signal.aborted) this.#channel?.post(message)
  }
}
