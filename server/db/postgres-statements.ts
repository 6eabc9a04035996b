import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { RunDirectly } from './statement.ts'

/** Where PostgreSQL refuses a prepared statement because a table that it answers from has another form now. */
const CHANGED_FORM = 'RevalidateCachedQuery'
/** There is no such statement, or one of that name already: somebody between has cleared the connection, or has not. */
const LOST = ['26000', '42P05']

/** The database's faults arise where its answer is read. What helps is who asked. */
function withPlace(fault: unknown): unknown {
  if (fault instanceof Error) Error.captureStackTrace(fault)
  return fault
}

/**
 * Runs statements past Kysely, outside of transactions. Each connection parses a statement once, at its first time there.
 * A migration under the running server may change what a statement answers: it is prepared anew then.
 */
export function postgresDirectly(pool: pg.Pool): RunDirectly {
  const names = new Map<string, string>()
  // A pooler may hand us a connection that another process has prepared statements on.
  const own = randomUUID().slice(0, 8)
  let named = 0
  const rename = (text: string) => {
    named += 1
    const name = `kinstead-${own}-${named}`
    names.set(text, name)
    return name
  }

  async function run(text: string, values: unknown[]): Promise<unknown[]> {
    const client = await pool.connect()
    const name = names.get(text) ?? rename(text)
    try {
      return (await client.query({ name, text, values })).rows
    } catch (fault) {
      const { code = '', routine } = fault as { code?: string; routine?: string }
      if (!LOST.includes(code) && routine !== CHANGED_FORM) throw withPlace(fault)
      // It was refused before it did anything. Others may have prepared it anew already.
      const next = names.get(text)
      const again = next && next !== name ? next : rename(text)
      const answer = await client.query({ name: again, text, values }).catch((second) => {
        throw withPlace(second)
      })
      return answer.rows
    } finally {
      client.release()
    }
  }

  return (isInside, sql, values) => (isInside ? undefined : run(sql, [...values]))
}
