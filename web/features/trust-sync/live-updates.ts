import type { TrustState } from '#api/trust.ts'
import type { LiveEvent, SyncContext } from './ports.ts'
import { classifyError, Retry } from './retry.ts'
import type { KnownBefore, ServerRecord } from './server-record.ts'

interface LoaderCallbacks {
  answered(state: TrustState, before: KnownBefore): Promise<void>
  failed(error: unknown): Promise<void>
}

/** Reads the record, one request at a time, and retries until one succeeds. */
export class RecordLoader {
  readonly #context: SyncContext
  readonly #record: ServerRecord
  readonly #on: LoaderCallbacks
  readonly #retry: Retry
  #isReading = false
  /** The latest version that was reported while a reading was under way. */
  #reported = 0

  constructor(context: SyncContext, record: ServerRecord, on: LoaderCallbacks) {
    this.#context = context
    this.#record = record
    this.#on = on
    this.#retry = new Retry(context.clock, () => this.ensure())
  }

  /** Reads, unless a reading is under way. False when the server has asked to wait. */
  ensure(): boolean {
    if (this.#isReading) return true
    if (this.#retry.remaining > 0) return false
    void this.#read()
    return true
  }

  /** Reads up to this version: once more if the reading under way may have begun too early to see it. */
  readUpTo(version: number): void {
    if (this.#isReading) this.#reported = Math.max(this.#reported, version)
    else this.ensure()
  }

  stop(): void {
    this.#retry.cancel()
  }

  async #read(): Promise<void> {
    const { transport, uid, signal } = this.#context
    if (signal.aborted) return
    this.#retry.cancel()
    this.#isReading = true
    const before = this.#record.known()
    const answer = await transport.read(uid).then(
      (state) => ({ state }),
      (error: unknown) => ({ error }),
    )
    this.#isReading = false
    if (signal.aborted) return
    if ('state' in answer) {
      this.#retry.succeeded()
      const reported = this.#reported
      this.#reported = 0
      await this.#on.answered(answer.state, before)
      if (reported > (this.#record.state?.version ?? 0)) this.ensure()
    } else {
      const failure = classifyError(answer.error)
      if (failure.kind !== 'session-ended') this.#retry.failed(failure.kind === 'retry' ? failure.retryAfter : 0)
      await this.#on.failed(answer.error)
    }
  }
}

/** Hidden tabs and sleeping machines lose streams without an error: after this long without an event, one that resumes reconnects. */
const SUSPECT_AFTER = 60_000

/** One live stream a browser: the tab that holds the lock has it, and passes its events on. */
export class LiveStream {
  readonly #context: SyncContext
  readonly #receive: (event: LiveEvent) => void
  readonly #retry: Retry
  #lastEvent = 0
  #leads = false
  #close = () => {}

  constructor(context: SyncContext, receive: (event: LiveEvent) => void) {
    this.#context = context
    this.#receive = receive
    this.#retry = new Retry(context.clock, () => this.#connect())
  }

  /** Waits for its turn to lead, then keeps the stream open until the signal ends it. */
  start(): void {
    const { locks, uid, signal } = this.#context
    const lead = () => {
      this.#leads = true
      this.#connect()
      return new Promise<void>((resolve) => {
        const end = () => {
          this.#disconnect()
          resolve()
        }
        if (signal.aborted) end()
        else signal.addEventListener('abort', end, { once: true })
      })
    }
    locks.run(`kinstead-live-${uid}`, signal, lead).catch(() => undefined)
  }

  /** The browser is back: a stream that has been silent for long is opened again. */
  resume(): void {
    if (this.#leads && this.#context.clock.now() - this.#lastEvent > SUSPECT_AFTER) this.#connect()
  }

  #connect(): void {
    const { transport, clock, uid, signal } = this.#context
    this.#disconnect()
    if (signal.aborted) return
    this.#lastEvent = clock.now()
    let current = true
    /** The cookie may have become another user's since the page began: until the first event, the stream's owner is unknown. */
    let isOwnStream = false
    const close = transport.events(uid, {
      event: (event) => {
        if (!current) return
        this.#lastEvent = clock.now()
        if (event.type === 'version') isOwnStream = event.uid === uid
        if (isOwnStream) this.#retry.succeeded()
        if (event.type === 'signed-out' || (event.type === 'version' && !isOwnStream)) this.#disconnect()
        if (isOwnStream || event.type !== 'patch') this.#receive(event)
      },
      failed: () => {
        if (!current) return
        this.#disconnect()
        this.#lastEvent = 0
        this.#retry.failed()
      },
    })
    this.#close = () => {
      current = false
      close()
    }
  }

  #disconnect(): void {
    this.#retry.cancel()
    this.#close()
    this.#close = () => {}
  }
}
