import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { RunAtOnce } from './statement.ts'

const MOST_REMEMBERED = 300

/** Prepares each statement once, as long as there are not too many. `reader`: whether it answers rows. */
export function rememberStatements(handle: DatabaseSync): (sql: string) => { made: StatementSync; reader: boolean } {
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
 * Runs statements past Kysely: inside a transaction on its handle, and else on one of our own that only reads. That one
 * sees what is committed, whatever is being written on the first.
 */
export function sqliteAtOnce(handle: DatabaseSync, file: string): { run: RunAtOnce; close(): unknown } {
  const reading = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const inside = rememberStatements(handle)
  const committed = rememberStatements(reading)
  return {
    run: (isInside, sql, values) => (isInside ? inside : committed)(sql).made.all(...(values as SQLInputValue[])),
    close: () => reading.isOpen && reading.close(),
  }
}
