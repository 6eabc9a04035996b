import { isAPIError } from 'better-auth/api'
import type { ErrorHandler } from 'hono'
import { type ErrorResponse, errorCodes } from '#api/errors.ts'
import { IDEMPOTENCY_KEY } from '#api/operation.ts'
import {
  isOfDeletedAccount,
  isUnavailable,
  KeyTaken,
  ListTooLong,
  NotComplete,
  QuotaReached,
  SessionEnded,
  TooMuch,
} from '../../db/database-errors.ts'
import { TooManyAtOnce } from '../../db/mutex.ts'
import { ApiError, notSignedIn } from '../../errors.ts'
import type { Log } from '../../observability/log.ts'
import type { AppEnv } from './route.ts'

function apiErrorOf(error: Error): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof ListTooLong)
    return new ApiError('invalid-field', 'A list can have at most 1,000 entries.', { field: error.field })
  if (error instanceof TooMuch)
    return new ApiError(
      'invalid-field',
      'Your answers together are too long to save. Please shorten some of the longest texts, such as descriptions, and save again.',
    )
  if (error instanceof NotComplete)
    return new ApiError('invalid-field', 'The trust is not complete yet. Some answers that it needs are missing.', {
      field: error.field,
    })
  if (error instanceof QuotaReached)
    return new ApiError(
      'limit-reached',
      error.quota === 'daily'
        ? 'This account has reached its limit of changes for one day. Please save again tomorrow.'
        : 'This account has reached its limit of stored changes. Please ask the operator of this site to raise it.',
    )
  if (error instanceof KeyTaken)
    return new ApiError('invalid-field', 'This idempotency key was used for another request. Use a new one.', {
      field: IDEMPOTENCY_KEY,
    })
  if (error instanceof TooManyAtOnce)
    return new ApiError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
  if (isOfDeletedAccount(error) || error instanceof SessionEnded) return notSignedIn()
  if (
    isUnavailable(error) ||
    // better-auth hides why reading a session or user failed; its own errors are below 500.
    (isAPIError(error) && error.statusCode >= 500)
  )
    return new ApiError('unavailable', 'The server is not available right now. Please try again.', { retryAfter: 2 })
  return new ApiError('internal-error', 'Something went wrong on our side. Nothing was changed.')
}

/** The part of a database's or system's error that contains no value: SQLite's text of a result code, else a code. */
function reasonOf(error: Error): string | undefined {
  const { errstr, code } = error as NodeJS.ErrnoException & { errstr?: string }
  return errstr ?? (typeof code === 'string' ? code : undefined)
}

/** Up to five lines of its stack, of our own code if it has any. */
function locationOf({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const ours = lines.filter((line) => /[\\/]/.test(line) && !/node_modules[\\/]|\bnode:/.test(line))
  return (ours.length > 0 ? ours : lines).slice(0, 5).join(' ').trim()
}

/** The log fields of an unexpected error, without its message, in which a database may quote a value. */
export const unexpected = (error: Error) => ({ error: error.name, reason: reasonOf(error), where: locationOf(error) })

/** Turns every thrown error into an error response. Logs unexpected errors, without their values. */
export function errorHandler(log: Log): ErrorHandler<AppEnv> {
  return (error, c) => {
    const { code, message, text, field, retryAfter } = apiErrorOf(error)
    // Being busy is not logged: that would add work when there is too much of it.
    const isBusy = error instanceof ApiError && code === 'unavailable'
    if (errorCodes[code] >= 500 && !isBusy)
      log.error('request failed', {
        id: c.get('requestId'),
        code,
        ...unexpected(error),
      })
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
    // The unread rest of the body would precede the next request on this connection.
    if (code === 'body-too-large') c.header('connection', 'close')
    const body: ErrorResponse = {
      error: { code, message, ...(typeof text === 'object' && text), ...(field !== undefined && { field }) },
    }
    return c.json(body, errorCodes[code])
  }
}
