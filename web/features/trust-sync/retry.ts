import type { Message } from '#domain/message.ts'
import { ApiError } from '#web/api/call.ts'
import { type Rejection, rejectionOf } from './changes.ts'
import type { Clock } from './ports.ts'

const FIRST_PAUSE = 500
const MAX_PAUSE = 30_000

/** Milliseconds to wait after so many failures in a row; `random` (0 to 1) keeps many browsers from returning together. */
export function backOff(failures: number, random: number): number {
  const step = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1))
  return step * (0.5 + random / 2)
}

/** Repeats a request after each failure, with growing pauses. */
export class Retry {
  readonly #clock: Clock
  readonly #again: () => void
  #failures = 0
  #notBefore = 0
  #cancel = () => {}

  constructor(clock: Clock, again: () => void) {
    this.#clock = clock
    this.#again = again
  }

  /** The milliseconds that the server still wants to be left alone. */
  get remaining(): number {
    return Math.max(0, this.#notBefore - this.#clock.now())
  }

  waitUntil(time: number): void {
    this.#notBefore = Math.max(this.#notBefore, time)
  }

  succeeded(): void {
    this.#failures = 0
  }

  /** `retryAfter` is the least pause that the server asked for, in seconds. */
  failed(retryAfter = 0): void {
    this.#failures++
    const pause = Math.max(backOff(this.#failures, this.#clock.random()), retryAfter * 1000)
    if (retryAfter > 0) this.waitUntil(this.#clock.now() + pause)
    this.scheduleIn(pause)
  }

  scheduleIn(milliseconds: number): void {
    this.cancel()
    this.#cancel = this.#clock.after(milliseconds, this.#again)
  }

  cancel(): void {
    this.#cancel()
  }
}

/** The session is another user's. */
export class ForeignSession extends Error {}

/** What a failed request means for the change that it carried. */
type ErrorClass =
  | ({ kind: 'rejected' } & Rejection)
  | { kind: 'session-ended' }
  /** `retryAfter` is in seconds. */
  | { kind: 'retry'; message: Message | string; answered: boolean; retryAfter?: number }

const FINAL = [400, 403, 404, 409, 422]

/**
 * Only our own server's rejection is final: a captive portal or a proxy that answers 403 knows nothing of the change.
 * A body too large is the exception, which a proxy rightly rejects.
 */
export function classifyError(error: unknown): ErrorClass {
  if (error instanceof ForeignSession) return { kind: 'session-ended' }
  if (!(error instanceof ApiError)) {
    return { kind: 'retry', message: error instanceof Error ? error.message : String(error), answered: false }
  }
  const { status, code, text, field, retryAfter } = error
  // Another user has signed in with this browser: the change waits for its owner.
  if (status === 401 || code === 'foreign-record') return { kind: 'session-ended' }
  if (status === 413 || (FINAL.includes(status) && code !== 'unavailable'))
    return { kind: 'rejected', ...rejectionOf(text), field }
  return { kind: 'retry', message: text, answered: true, retryAfter }
}
