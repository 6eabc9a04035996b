import type { ErrorCode } from '#api/operation.ts'

/** Thrown anywhere below an operation to answer with a refusal of the contract. */
export class Refuse extends Error {
  readonly code: ErrorCode
  readonly field?: string
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
  constructor(code: ErrorCode, message: string, { field, retryAfter }: { field?: string; retryAfter?: number } = {}) {
    super(message)
    this.name = 'Refuse'
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
}

/** The refusal of someone who is not signed in. */
export const notSignedIn = (): Refuse => new Refuse('not-signed-in', 'Please log in first.')

/** A fault found at start-up, in one sentence for the person who starts the server. */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CannotStart'
  }
}
