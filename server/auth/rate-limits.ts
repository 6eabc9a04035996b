import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import { networkOf } from './audit-log.ts'

export const tooMany = (retryAfter: number): ApiError =>
  new ApiError('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter })

/** Counts attempts in a window of time for each subject, and separately for each place if one is given. */
interface RateLimit {
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

/**
 * In PostgreSQL, for all server processes together and by its clock. Subjects are stored as a hash that only the holder of
 * `secret` can compute. The table is unlogged, so that counting waits for no disk; a crash or a failover of PostgreSQL
 * loses only the counts.
 */
export function sharedRateLimits({ db }: Pick<Database, 'db'>, secret: string): RateLimits {
  const key = createSecretKey(createHmac('sha256', secret).update('attempts').digest())
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return (kind, limit, windowMs) => {
    const rowOf = (whom: string, place?: string) => sql.join([kind, hash(whom), place ? hash(place) : ''])
    return {
      /** Of many at once each sees those before it, because each waits for the row. */
      async add(whom, place) {
        // One above the limit means "too many".
        const { rows } = await sql<{ attempts: number; wait: number }>`
          insert into attempt as counted (kind, whom, place, attempts, ends_at)
          values (${rowOf(whom, place)}, 1, now() + ${windowMs} * interval '1 millisecond')
          on conflict (kind, whom, place) do update set
            attempts = case when counted.ends_at <= now() then 1 else least(counted.attempts, ${limit}) + 1 end,
            ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
          returning attempts, ceil(extract(epoch from ends_at - now()))::int as wait`.execute(db)
        const { attempts = 0, wait = 0 } = rows[0] ?? {}
        return attempts > limit ? Math.max(1, wait) : 0
      },
      async forget(whom, place) {
        const all = db.deleteFrom('attempt').where('kind', '=', kind).where('whom', '=', hash(whom))
        await (place === undefined ? all : all.where('place', '=', place ? hash(place) : '')).execute()
      },
      async undo(whom, place) {
        await sql`update attempt set attempts = greatest(0, least(attempts, ${limit}) - 1)
          where (kind, whom, place) = (${rowOf(whom, place)})`.execute(db)
      },
    }
  }
}

/** Limits how often a sign-in may fail. `isKnown`: whether the owner of the account has signed in from there before. */
export function limitSignIns(count: RateLimits, isKnown: (email: string, address: string) => Promise<boolean>) {
  // By email and address: by email alone, anyone could lock the owner out.
  const failures = count('sign-in', 5, 15 * MINUTE)
  const byAddress = count('sign-in-from-address', 100, 15 * MINUTE)
  // For one account from everywhere together (NIST SP 800-63B 3.2.2), except from its owner's networks.
  const byAccount = count('sign-in-to-account', 100, HOUR)
  // Other people may be in the owner's network.
  const byKnownNetwork = count('sign-in-from-known-network', 100, HOUR)

  return {
    /** Counts an attempt, before the password is checked: otherwise many guesses at once would all pass. Returns the seconds to wait, or 0. */
    async add(email: string, address: string): Promise<number> {
      const wait = (await failures.add(email, address)) || (await byAddress.add(address))
      if (wait > 0) return wait
      const closed = await byAccount.add(email)
      if (closed === 0 || !(await isKnown(email, address))) return closed
      return byKnownNetwork.add(email, networkOf(address))
    },
    async succeeded(email: string, address: string): Promise<void> {
      await failures.forget(email, address)
      await byAddress.undo(address)
      await byAccount.undo(email)
      await byKnownNetwork.undo(email, networkOf(address))
    },
    /** Forgets the failures with this email address, from everywhere. */
    async forget(email: string): Promise<void> {
      await Promise.all([failures.forget(email), byAccount.forget(email), byKnownNetwork.forget(email)])
    },
  }
}
export type SignInLimits = ReturnType<typeof limitSignIns>
