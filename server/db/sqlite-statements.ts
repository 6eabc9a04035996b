import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { RunDirectly } from './statement.ts'

const MOST_REMEMBERED = 300

/** Prepares each statement once, as long as there are not too many. `reader`: whether it answers rows. */
export type RememberedStatements = (sql: string) => { made: StatementSync; reader: boolean }

export function rememberStatements(handle: DatabaseSync): RememberedStatements {
  const statements = new Map<string, { made: StatementSync; reader: boolean }>()
  return (sql) => {
    const kept = statements.get(sql)
    if (kept) return kept
    if (statements.size >= MOST_REMEMBERED) statements.clear()
    const made = handle.prepare(sql)
    const remembered = { made, reader: made.columns().length > 0 }
    statements.set(sql, remembered)
    return remembered
  }
}

/**
 * Runs statements past Kysely: inside a transaction on the handle that writes, and else on the one that only reads. That
 * one sees what is committed, whatever is being written on the first.
 */
export function sqliteDirectly(writing: RememberedStatements, reading: RememberedStatements): RunDirectly {
  return (isInside, sql, values) => (isInside ? writing : reading)(sql).made.all(...(values as SQLInputValue[]))
}
