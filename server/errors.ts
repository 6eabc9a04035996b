import type { ErrorCode } from '#api/errors.ts'
import { english, type Message } from '#domain/message.ts'

/** Thrown anywhere below a route to answer with an error response of the API. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** For the user. `message` has its English text. */
  readonly text: Message | string
  readonly field?: string
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
  constructor(
    code: ErrorCode,
    text: Message | string,
    { field, retryAfter }: { field?: string; retryAfter?: number } = {},
  ) {
    super(english(text))
    this.name = 'ApiError'
    this.code = code
    this.text = text
    this.field = field
    this.retryAfter = retryAfter
  }
}

export const notSignedIn = (): ApiError => new ApiError('not-signed-in', 'Please log in first.')

export const noSuchOperation = (): ApiError =>
  new ApiError('not-found', 'There is no operation with this method and path.')

/** An error at the start, with a message for the person who starts the server. */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CannotStart'
  }
}
