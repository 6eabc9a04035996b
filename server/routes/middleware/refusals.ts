import { isAPIError } from 'better-auth/api'
import type { ErrorHandler } from 'hono'
import { errorCodes, IDEMPOTENCY_KEY, type Refusal } from '#api/operation.ts'
import {
  isOfDeletedAccount,
  KeyTaken,
  ListTooLong,
  NotComplete,
  QuotaReached,
  SessionEnded,
  TooMuch,
} from '../../db/refused-writes.ts'
import { TooManyAtOnce } from '../../db/saving/turns.ts'
import type { Log } from '../../observability/log.ts'
import { notSignedIn, Refuse } from '../../refuse.ts'
import type { AppEnv } from './bind.ts'

/** The system's codes of a connection lost, and PostgreSQL's: shut down, not connected, out of something, a standby that is not yet or no longer the primary, and a lock that others hold for too long. */
const LOST_DATABASE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|57P0|08|53|25006|55P03)/
/** SQLite's codes for busy, locked, read-only, disk fault, damage, disk full and no file; the upper bytes only say more about each. */
const BUSY_SQLITE = new Set([5, 6, 8, 10, 11, 13, 14, 26])

function refusalOf(fault: Error): Refuse {
  if (fault instanceof Refuse) return fault
  if (fault instanceof ListTooLong)
    return new Refuse('invalid-field', 'A list has at most 1,000 entries.', { field: fault.field })
  if (fault instanceof TooMuch)
    return new Refuse(
      'invalid-field',
      'All your answers together are longer than can be kept. Please shorten some of the longest texts, such as descriptions, and save again.',
    )
  if (fault instanceof NotComplete)
    return new Refuse('invalid-field', 'The trust is not complete yet. Some answers that it needs are missing.', {
      field: fault.field,
    })
  if (fault instanceof QuotaReached)
    return new Refuse(
      'limit-reached',
      fault.quota === 'daily'
        ? 'This account has saved as much as it may in one day. Please save this again tomorrow.'
        : 'This account holds as many changes as it may. Please ask who runs this site for more room.',
    )
  if (fault instanceof KeyTaken)
    return new Refuse('invalid-field', 'This key was used for another request.', { field: IDEMPOTENCY_KEY })
  if (fault instanceof TooManyAtOnce)
    return new Refuse('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
  const { code = '', errcode = 0 } = fault as NodeJS.ErrnoException & { errcode?: number }
  if (isOfDeletedAccount(fault) || fault instanceof SessionEnded) return notSignedIn()
  if (
    LOST_DATABASE.test(code) ||
    BUSY_SQLITE.has(errcode & 0xff) ||
    // better-auth hides what its look-up of a session or user failed on; its own refusals are below 500.
    (isAPIError(fault) && fault.statusCode >= 500) ||
    /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(fault.message)
  )
    return new Refuse('unavailable', 'This cannot be reached right now. Please try again.', { retryAfter: 2 })
  return new Refuse('internal-error', 'Something went wrong on our side. Nothing was changed.')
}

/** What the database or the system said, as far as it is the same for every value: SQLite's text of a result code, else a code. */
function reasonOf(fault: Error): string | undefined {
  const { errstr, code } = fault as NodeJS.ErrnoException & { errstr?: string }
  return errstr ?? (typeof code === 'string' ? code : undefined)
}

/** Up to five lines of its stack, of our own code where it has any. */
function placeOf({ stack = '' }: Error): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const own = places.filter((line) => /[\\/]/.test(line) && !/node_modules[\\/]|\bnode:/.test(line))
  return (own.length > 0 ? own : places).slice(0, 5).join(' ').trim()
}

/** What the log tells of a fault that was not meant to be thrown: a database's message may quote a value, its place in the code does not. */
export const unforeseen = (fault: Error) => ({ fault: fault.name, reason: reasonOf(fault), where: placeOf(fault) })

/** Turns whatever was thrown into the contract's refusal. What was not meant to be thrown is logged, without its values. */
export function answerFaults(log: Log): ErrorHandler<AppEnv> {
  return (fault, c) => {
    const refusal = refusalOf(fault)
    const { code, message, field, retryAfter } = refusal
    // Being busy is no fault, and telling of it at length would be more work when there is too much.
    const isBusy = fault instanceof Refuse && code === 'unavailable'
    if (errorCodes[code] >= 500 && !isBusy)
      log.error('request failed', {
        id: c.get('requestId'),
        code,
        ...unforeseen(fault),
      })
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
    // The rest of a body that was not read through is in the way of the next request.
    if (code === 'body-too-large') c.header('connection', 'close')
    const body: Refusal = { error: { code, message, ...(field === undefined ? {} : { field }) } }
    return c.json(body, errorCodes[code])
  }
}
