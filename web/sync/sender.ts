import type { Written } from '#api/trust.ts'
import { backOff } from './back-off.ts'
import { isUnsent, type QueueEntry, type Refusal } from './entry.ts'
import type { Clock, Locks, Transport } from './ports.ts'
import type { Queue } from './queue.ts'
import { verdictOn } from './verdict.ts'

/** Longest time, in milliseconds, that a message takes to the browser's other tabs. */
const HEARING = 50

interface Ports {
  queue: Queue
  transport: Transport
  locks: Locks
  clock: Clock
}

interface Outcome {
  /** Resolves when the queue no longer offers the entry for sending. */
  made(entry: QueueEntry, written: Written): Promise<void>
  refused(entry: QueueEntry, refusal: Refusal): Promise<void>
  /** The copy is to leave the queue: since it was put there the trust has been begun elsewhere, which it would undo. */
  needless(entry: QueueEntry): Promise<void>
  /** Nothing can be sent now; it is tried again by itself. */
  held(): void
  /** The server asked every tab to stay away until then (milliseconds since 1970). */
  askedToWait(until: number): void
  sessionEnded(): void
}

/** Sends one user's queue, strictly in order, one tab at a time. */
export class Sender {
  readonly #uid: string
  readonly #ports: Ports
  readonly #signal: AbortSignal
  readonly #on: Outcome
  #running: Promise<void> | undefined
  #again = false
  #failures = 0
  #notBefore = 0
  #cancelRetry = () => {}

  constructor(uid: string, ports: Ports, signal: AbortSignal, on: Outcome) {
    this.#uid = uid
    this.#ports = ports
    this.#signal = signal
    this.#on = on
  }

  /** Sends what there is to send, now. */
  kick(): Promise<void> {
    if (this.#signal.aborted) return Promise.resolve()
    if (this.#running) {
      this.#again = true
      return this.#running
    }
    this.#running = this.#drain().finally(() => {
      this.#running = undefined
      if (this.#again) void this.kick()
    })
    return this.#running
  }

  /** Sends nothing until then. */
  waitUntil(until: number): void {
    this.#notBefore = Math.max(this.#notBefore, until)
  }

  stop(): void {
    this.#cancelRetry()
  }

  async #drain(): Promise<void> {
    const { clock, locks } = this.#ports
    this.#cancelRetry()
    this.#again = false
    if (this.#mustWait()) return
    const task = async () => {
      while (!this.#signal.aborted && !this.#mustWait() && (await this.#sendNext())) this.#failures = 0
      // The other tabs hear that they are to wait before the next of them has its turn.
      if (this.#notBefore > clock.now()) await new Promise<void>((resolve) => clock.after(HEARING, resolve))
    }
    await locks.run(`kinstead-send-${this.#uid}`, this.#signal, task).catch(() => undefined)
  }

  #mustWait(): boolean {
    const wait = this.#notBefore - this.#ports.clock.now()
    if (wait <= 0) return false
    this.#on.held()
    this.#retryIn(wait)
    return true
  }

  /** Whether there may be more to send. */
  async #sendNext(): Promise<boolean> {
    const { queue, transport } = this.#ports
    const entry = (await queue.list(this.#uid)).find(isUnsent)
    if (!entry || this.#signal.aborted) return false
    try {
      if (entry.upload && (await transport.read(this.#uid)).record !== null) {
        await this.#on.needless(entry)
        return true
      }
      const written = await transport.send(entry)
      if (this.#signal.aborted) return false
      await this.#on.made(entry, written)
      return true
    } catch (error) {
      if (this.#signal.aborted) return false
      return this.#judge(entry, error)
    }
  }

  async #judge(entry: QueueEntry, error: unknown): Promise<boolean> {
    const { queue, clock } = this.#ports
    const verdict = verdictOn(error)
    if (verdict.kind === 'refused') {
      const refusal = { message: verdict.message, field: verdict.field }
      await queue.put({ ...entry, refused: refusal })
      await this.#on.refused(entry, refusal)
      return true
    }
    if (verdict.kind === 'session-ended') {
      this.#on.sessionEnded()
      return false
    }
    this.#failures++
    const wait = Math.max(backOff(this.#failures, clock.random()), (verdict.retryAfter ?? 0) * 1000)
    if (verdict.retryAfter) {
      this.waitUntil(clock.now() + wait)
      this.#on.askedToWait(this.#notBefore)
    }
    this.#on.held()
    this.#retryIn(wait)
    return false
  }

  #retryIn(milliseconds: number): void {
    this.#cancelRetry()
    this.#cancelRetry = this.#ports.clock.after(milliseconds, () => void this.kick())
  }
}
