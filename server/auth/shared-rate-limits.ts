import { createHmac, createSecretKey } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Mark, RateLimit, RateLimits, TakenBack } from './rate-limits.ts'

interface Kind {
  kind: string
  limit: number
  windowMs: number
}
interface Counted {
  attempts: number
  wait: number
}

/**
 * In PostgreSQL, for all server processes together and by its clock. Subjects are stored as a hash that only the holder of
 * `secret` can compute. The table is unlogged, so that counting waits for no disk; a crash or a failover of PostgreSQL
 * loses the counts and nothing else.
 */
export function sharedRateLimits({ db }: Pick<Database, 'db'>, secret: string): RateLimits {
  const key = createSecretKey(createHmac('sha256', secret).update('attempts').digest())
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const kinds = new Map<RateLimit, Kind>()

  function rowOf({ in: limited, whom, place }: Mark) {
    const kind = kinds.get(limited)
    if (!kind) throw new Error('This rate limit belongs to another installation.')
    return { ...kind, row: [kind.kind, hash(whom), place ? hash(place) : ''] }
  }

  /** Milliseconds to wait, or 0. Of many at once each sees those before it, because each waits for the row. */
  async function countOne(tx: Kysely<Tables>, mark: Mark): Promise<number> {
    const { row, limit, windowMs } = rowOf(mark)
    // One above the limit means "too many".
    const { rows } = await sql<Counted>`
      insert into attempt as counted (kind, whom, place, attempts, ends_at)
      values (${sql.join(row)}, 1, now() + ${windowMs} * interval '1 millisecond')
      on conflict (kind, whom, place) do update set
        attempts = case when counted.ends_at <= now() then 1 else least(counted.attempts, ${limit}) + 1 end,
        ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
      returning attempts, ceil(extract(epoch from ends_at - now()))::int as wait`.execute(tx)
    const { attempts = 0, wait = 0 } = rows[0] ?? {}
    return attempts > limit ? Math.max(1, wait) : 0
  }

  /** Counts in each, as long as the one before let it through. */
  const inTurn = (marks: readonly Mark[]) =>
    inTransaction(db, async (tx) => {
      const waits: number[] = []
      for (const mark of marks) {
        const wait = await countOne(tx, mark)
        waits.push(wait)
        if (wait > 0) break
      }
      return waits
    })

  async function takeBackOne(tx: Kysely<Tables>, mark: TakenBack): Promise<void> {
    const { row, limit } = rowOf(mark)
    const which = sql`(kind, whom, place) = (${sql.join(row)})`
    if (mark.all) await sql`delete from attempt where ${which}`.execute(tx)
    else await sql`update attempt set attempts = greatest(0, least(attempts, ${limit}) - 1) where ${which}`.execute(tx)
  }

  /** In the order in which they are counted, so that two sign-ins do not deadlock. */
  const takeBack = (marks: readonly TakenBack[]) =>
    inTransaction(db, async (tx) => {
      for (const mark of marks) await takeBackOne(tx, mark)
    })

  function count(kind: string, limit: number, windowMs: number): RateLimit {
    const limited: RateLimit = {
      add: async (whom, place) => (await inTurn([{ in: limited, whom, place }]))[0] ?? 0,
      async forget(whom, place) {
        if (place !== undefined) return takeBack([{ in: limited, whom, place, all: true }])
        await db.deleteFrom('attempt').where('kind', '=', kind).where('whom', '=', hash(whom)).execute()
      },
      undo: (whom, place) => takeBack([{ in: limited, whom, place, all: false }]),
    }
    kinds.set(limited, { kind, limit, windowMs })
    return limited
  }

  return Object.assign(count, { inTurn, takeBack })
}
