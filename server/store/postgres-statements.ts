import type pg from 'pg'
import type { RunDirectly } from './statement.ts'

/** Where PostgreSQL refuses a prepared statement because a table that it answers from has another form now. */
const CHANGED_FORM = 'RevalidateCachedQuery'
/** There is no such statement: somebody between has cleared the connection. */
const CLEARED = '26000'

/**
 * Runs statements past Kysely, outside of transactions. Each connection takes a statement apart once, at its first time
 * there. A migration under the running server may change what a statement answers: it is prepared anew then.
 */
export function postgresDirectly(pool: pg.Pool): RunDirectly {
  const names = new Map<string, string>()
  let named = 0
  const rename = (text: string) => {
    named += 1
    const name = `kinstead-${named}`
    names.set(text, name)
    return name
  }

  async function run(text: string, values: unknown[]): Promise<unknown[]> {
    const name = names.get(text) ?? rename(text)
    const client = await pool.connect()
    try {
      return (await client.query({ name, text, values })).rows
    } catch (fault) {
      const { code, routine } = fault as { code?: string; routine?: string }
      if (code !== CLEARED && routine !== CHANGED_FORM) throw fault
      // It was refused before it did anything. Others may have prepared it anew already.
      const next = names.get(text)
      const again = next && next !== name ? next : rename(text)
      return (await client.query({ name: again, text, values })).rows
    } finally {
      client.release()
    }
  }

  return (isInside, sql, values) => (isInside ? undefined : run(sql, [...values]))
}
