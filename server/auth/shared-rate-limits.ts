import { createHmac, createSecretKey } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { RateLimits } from './rate-limits.ts'

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
