import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { CountAttempts } from './attempts.ts'

/**
 * In PostgreSQL, for all server processes together and by its clock. What is counted is written down as a hash that only
 * the holder of `secret` can make, so that the table names nobody. It is not logged (`UNLOGGED`), so that counting waits
 * for no disk; a crash or a failover of PostgreSQL forgets the counts and nothing else.
 */
export function sharedAttempts(db: Kysely<Tables>, secret: string): CountAttempts {
  const key = createHmac('sha256', secret).update('attempts').digest()
  return (kind, limit, windowMs) => {
    const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
    const row = (whom: string, place?: string) => ({ kind, whom: hash(whom), place: place ? hash(place) : '' })
    return {
      async add(whom, place) {
        const { whom: who, place: where } = row(whom, place)
        // One statement, so that of many at once each sees those before it. One above the limit stands for "too many".
        const { rows } = await sql<{ attempts: number; wait: number }>`
          insert into attempt as counted (kind, whom, place, attempts, ends_at)
          values (${kind}, ${who}, ${where}, 1, now() + ${windowMs} * interval '1 millisecond')
          on conflict (kind, whom, place) do update set
            attempts = case when counted.ends_at <= now() then 1 else least(counted.attempts, ${limit}) + 1 end,
            ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
          returning attempts, ceil(extract(epoch from ends_at - now()))::int as wait`.execute(db)
        const [{ attempts, wait } = { attempts: 0, wait: 0 }] = rows
        return attempts > limit ? Math.max(1, wait) : 0
      },
      async forget(whom, place) {
        const { whom: who, place: where } = row(whom, place)
        const all = db.deleteFrom('attempt').where('kind', '=', kind).where('whom', '=', who)
        await (place === undefined ? all : all.where('place', '=', where)).execute()
      },
      async undo(whom, place) {
        const { whom: who, place: where } = row(whom, place)
        await sql`update attempt set attempts = greatest(0, least(attempts, ${limit}) - 1)
          where kind = ${kind} and whom = ${who} and place = ${where}`.execute(db)
      },
    }
  }
}
