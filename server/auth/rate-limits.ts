import { createHmac, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { ApiError } from '../errors.ts'

export const tooMany = (retryAfter: number): ApiError =>
  new ApiError('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter })

/** Counts attempts in a window of time for each subject, and separately for each place if one is given. */
export interface RateLimit {
  /** Counts one more. Returns the seconds to wait when there have been too many, else 0. */
  add(whom: string, place?: string): Promise<number>
  /** Without a place: for every place. */
  forget(whom: string, place?: string): Promise<void>
  /** Uncounts one. */
  undo(whom: string, place?: string): Promise<void>
}

/** Creates a rate limit for each `kind`. */
export type RateLimits = (kind: string, limit: number, windowMs: number) => RateLimit

/**
 * In this process, in a temporary file that SQLite deletes as soon as it is open: no count is dropped early, however many
 * subjects an attacker invents. Subjects are hashed with a key that ends with the process.
 */
export function localRateLimits(now: () => number = Date.now): RateLimits {
  const file = new DatabaseSync('')
  file.exec(`pragma journal_mode = off; pragma synchronous = off;
    create table attempt (kind text, whom blob, place blob, attempts integer, ends_at real,
      primary key (kind, whom, place)) without rowid;
    create index attempt_ends on attempt (ends_at)`)
  const row = 'kind = ? and whom = ? and place = ?'
  const forgetOver = file.prepare('delete from attempt where ends_at <= ?')
  const find = file.prepare(`select attempts, ends_at as until from attempt where ${row}`)
  const begin = file.prepare('insert into attempt values (?, ?, ?, 1, ?)')
  const more = file.prepare(`update attempt set attempts = attempts + 1 where ${row}`)
  const less = file.prepare(`update attempt set attempts = attempts - 1 where ${row} and attempts > 0`)
  const forgetOne = file.prepare(`delete from attempt where ${row}`)
  const forgetAll = file.prepare('delete from attempt where kind = ? and whom = ?')
  const secret = randomBytes(32)
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest()

  return (kind, limit, windowMs) => {
    const keyOf = (whom: string, place = '') => [kind, hash(whom), hash(place)] as const
    return {
      async add(whom, place) {
        const at = now()
        const key = keyOf(whom, place)
        forgetOver.run(at)
        const found = find.get(...key) as { attempts: number; until: number } | undefined
        if (found && found.attempts >= limit) return Math.ceil((found.until - at) / 1000)
        if (found) more.run(...key)
        else begin.run(...key, at + windowMs)
        return 0
      },
      async forget(whom, place) {
        if (place === undefined) forgetAll.run(kind, hash(whom))
        else forgetOne.run(...keyOf(whom, place))
      },
      async undo(whom, place) {
        less.run(...keyOf(whom, place))
      },
    }
  }
}
