import type { ErrorCode } from '#api/errors.ts'

/** Thrown anywhere below a route to answer with an error response of the API. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly field?: string
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
  constructor(code: ErrorCode, message: string, { field, retryAfter }: { field?: string; retryAfter?: number } = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
}

export const notSignedIn = (): ApiError => new ApiError('not-signed-in', 'Please log in first.')

/** An error at the start, with a message for the person who starts the server. */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CannotStart'
  }
}
