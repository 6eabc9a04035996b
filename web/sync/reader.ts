import type { TrustState } from '#api/trust.ts'
import { backOff } from './back-off.ts'
import type { Clock, Transport } from './ports.ts'
import { verdictOn } from './verdict.ts'

interface Outcome<Before> {
  /** What is known when a reading begins. */
  begins(): Before
  answered(state: TrustState, before: Before): Promise<void>
  failed(error: unknown): Promise<void>
}

/** Reads the record, one request at a time, and tries again by itself until one succeeds. */
export class Reader<Before> {
  readonly #uid: string
  readonly #ports: { transport: Transport; clock: Clock }
  readonly #signal: AbortSignal
  readonly #on: Outcome<Before>
  #running = false
  #failures = 0
  #notBefore = 0
  #cancelRetry = () => {}

  constructor(uid: string, ports: { transport: Transport; clock: Clock }, signal: AbortSignal, on: Outcome<Before>) {
    this.#uid = uid
    this.#ports = ports
    this.#signal = signal
    this.#on = on
  }

  get isReading(): boolean {
    return this.#running
  }

  /** Reads, unless a reading is under way. False when the server has asked to wait. */
  ensure(): boolean {
    if (this.#running) return true
    if (this.#ports.clock.now() < this.#notBefore) return false
    void this.#read()
    return true
  }

  stop(): void {
    this.#cancelRetry()
  }

  async #read(): Promise<void> {
    if (this.#signal.aborted) return
    this.#cancelRetry()
    this.#running = true
    const before = this.#on.begins()
    const answer = await this.#ports.transport.read(this.#uid).then(
      (state) => ({ state }),
      (error: unknown) => ({ error }),
    )
    this.#running = false
    if (this.#signal.aborted) return
    if ('state' in answer) {
      this.#failures = 0
      this.#notBefore = 0
      await this.#on.answered(answer.state, before)
    } else {
      this.#retryAfter(answer.error)
      await this.#on.failed(answer.error)
    }
  }

  #retryAfter(error: unknown): void {
    const verdict = verdictOn(error)
    if (verdict.kind === 'session-ended') return
    const { clock } = this.#ports
    this.#failures++
    const asked = verdict.kind === 'later' ? (verdict.retryAfter ?? 0) * 1000 : 0
    if (asked > 0) this.#notBefore = clock.now() + asked
    const wait = Math.max(backOff(this.#failures, clock.random()), asked)
    this.#cancelRetry = clock.after(wait, () => this.ensure())
  }
}
