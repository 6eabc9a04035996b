import { backOff } from './back-off.ts'
import type { Clock, LiveEvent, Locks, Transport } from './ports.ts'

/** Hidden tabs and sleeping machines lose streams without an error: after this long without an event a waking one looks. */
const SUSPECT_AFTER = 60_000

interface Ports {
  transport: Transport
  locks: Locks
  clock: Clock
}

/** One live stream a browser: the tab that holds the lock has it, and hands on what it hears. */
export class LiveLink {
  readonly #uid: string
  readonly #ports: Ports
  readonly #signal: AbortSignal
  readonly #heard: (event: LiveEvent) => void
  #failures = 0
  #lastHeard = 0
  #leads = false
  #close = () => {}
  #cancelRetry = () => {}

  constructor(uid: string, ports: Ports, signal: AbortSignal, heard: (event: LiveEvent) => void) {
    this.#uid = uid
    this.#ports = ports
    this.#signal = signal
    this.#heard = heard
  }

  /** Waits for its turn to lead, then keeps the stream open until the signal ends it. */
  start(): void {
    const lead = () => {
      this.#leads = true
      this.#connect()
      return new Promise<void>((resolve) => {
        const end = () => {
          this.#disconnect()
          resolve()
        }
        if (this.#signal.aborted) end()
        else this.#signal.addEventListener('abort', end, { once: true })
      })
    }
    this.#ports.locks.run(`kinstead-live-${this.#uid}`, this.#signal, lead).catch(() => undefined)
  }

  /** The browser is back: what has been silent for long is opened anew. */
  wake(): void {
    if (this.#leads && this.#ports.clock.now() - this.#lastHeard > SUSPECT_AFTER) this.#connect()
  }

  #connect(): void {
    this.#disconnect()
    if (this.#signal.aborted) return
    const { transport, clock } = this.#ports
    this.#lastHeard = clock.now()
    let current = true
    /** The cookie may have become another user's since the page began: until told, the stream's owner is unknown. */
    let own = false
    const close = transport.events(this.#uid, {
      event: (event) => {
        if (!current) return
        this.#lastHeard = clock.now()
        if (event.type === 'version') own = event.uid === this.#uid
        if (own) this.#failures = 0
        if (event.type === 'signed-out' || (event.type === 'version' && !own)) this.#disconnect()
        if (own || event.type !== 'patch') this.#heard(event)
      },
      failed: () => {
        if (!current) return
        this.#disconnect()
        this.#failures++
        this.#lastHeard = 0
        const wait = backOff(this.#failures, clock.random())
        this.#cancelRetry = clock.after(wait, () => this.#connect())
      },
    })
    this.#close = () => {
      current = false
      close()
    }
  }

  #disconnect(): void {
    this.#cancelRetry()
    this.#close()
    this.#close = () => {}
    this.#cancelRetry = () => {}
  }
}
