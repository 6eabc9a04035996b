import { createHmac, createSecretKey } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Statement, statement } from '../db/statement.ts'
import type { Mark, RateLimit, RateLimits, TakenBack } from './rate-limits.ts'

interface Kind {
  kind: string
  limit: number
  windowMs: number
}
interface Counted {
  number: number
  attempts: number
  wait: number
}

const named = (part: number) => sql.raw(`counted_${part}`)

/** Parts of one statement that run in this order. */
function chained(parts: readonly RawBuilder<unknown>[], last: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with ${sql.join(parts.map((part, number) => sql`${named(number)} as (${part})`))} ${last}`
}

/**
 * Counts in each, as long as the one before let it through. Of many at once each sees those before it, because each
 * waits for the row. One above the limit stands for "too many".
 */
function counting(amount: number): RawBuilder<unknown> {
  const parts = Array.from({ length: amount }, (_, number) => {
    const before = number === 0 ? sql`` : sql`from ${named(number - 1)} where attempts <= ${0}`
    return sql`
      insert into attempt as counted (kind, whom, place, attempts, ends_at)
      select ${''}, ${''}, ${''}, 1, now() + ${0} * interval '1 millisecond' ${before}
      on conflict (kind, whom, place) do update set
        attempts = case when counted.ends_at <= now() then 1 else least(counted.attempts, ${0}) + 1 end,
        ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
      returning ${sql.lit(number)} as number, attempts, ceil(extract(epoch from ends_at - now()))::int as wait`
  })
  const all = parts.map((_, number) => sql`select * from ${named(number)}`)
  return chained(parts, sql`${sql.join(all, sql` union all `)} order by number`)
}

/** In the order in which they are counted, for two statements that lock rows in two orders would wait for each other for ever. */
function takingBack(alls: readonly boolean[]): RawBuilder<unknown> {
  const parts = alls.map((all, number) => {
    const row = sql`kind = ${''} and whom = ${''} and place = ${''}`
    const after = number === 0 ? sql`` : sql`and (select count(*) from ${named(number - 1)}) >= 0`
    return all
      ? sql`delete from attempt where ${row} ${after} returning 1`
      : sql`update attempt set attempts = greatest(0, least(attempts, ${0}) - 1) where ${row} ${after} returning 1`
  })
  return chained(parts, sql`select count(*) from ${named(parts.length - 1)}`)
}

/**
 * In PostgreSQL, for all server processes together and by its clock. Subjects are stored as a hash that only the holder of
 * `secret` can compute. The table is unlogged, so that counting waits for no disk; a crash or a failover of PostgreSQL
 * loses the counts and nothing else.
 */
export function sharedRateLimits({ db, directly }: Pick<Database, 'db' | 'directly'>, secret: string): RateLimits {
  const key = createSecretKey(createHmac('sha256', secret).update('attempts').digest())
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const kinds = new Map<RateLimit, Kind>()
  const statements = new Map<string, Statement<unknown>>()

  /** Put into words once, as often as it runs. */
  function prepared<Row>(name: string, make: () => RawBuilder<unknown>): Statement<Row> {
    const made = statements.get(name) ?? statement(make().compile(db), directly)
    statements.set(name, made)
    return made as Statement<Row>
  }

  function rowOf({ in: limited, whom, place }: Mark) {
    const kind = kinds.get(limited)
    if (!kind) throw new Error('This rate limit belongs to another installation.')
    return { ...kind, row: [kind.kind, hash(whom), place ? hash(place) : ''] }
  }

  async function inTurn(marks: readonly Mark[]): Promise<number[]> {
    const rows = marks.map(rowOf)
    const values = rows.flatMap(({ row, windowMs, limit }, number) => {
      const before = rows[number - 1]
      return [...row, windowMs, ...(before ? [before.limit] : []), limit]
    })
    const counted = await prepared<Counted>(`${marks.length}`, () => counting(marks.length))(db, values)
    return counted.map(({ attempts, wait }, number) => (attempts > (rows[number]?.limit ?? 0) ? Math.max(1, wait) : 0))
  }

  async function takeBack(marks: readonly TakenBack[]): Promise<void> {
    const alls = marks.map(({ all }) => all)
    const values = marks.flatMap((mark) => {
      const { row, limit } = rowOf(mark)
      return mark.all ? row : [limit, ...row]
    })
    await prepared(alls.join(), () => takingBack(alls))(db, values)
  }

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
