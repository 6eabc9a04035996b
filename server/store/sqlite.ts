import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { CannotStart } from '../refuse.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const REMEMBERED_STATEMENTS = 300
const MOST_BYTES_CHECKED = 64 * 1_048_576

/** Kysely's SQLite dialect over Node's own SQLite. */
function dialect(handle: DatabaseSync): SqliteDialect {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const kept = statements.get(sql)
    if (kept) return kept
    if (statements.size >= REMEMBERED_STATEMENTS) statements.clear()
    const made = handle.prepare(sql)
    statements.set(sql, made)
    return made
  }
  const prepare = (sql: string) => {
    // A deferred transaction that turns into a writing one does not wait for another process's lock but fails at once.
    const statement = prepared(sql === 'begin' ? 'begin immediate' : sql)
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    }
  }
  return new SqliteDialect({ database: { close: () => handle.close(), prepare } })
}

class Damaged extends Error {}

function opened(file: string): DatabaseSync {
  const handle = new DatabaseSync(file, { timeout: 5_000 })
  try {
    // FULL waits for the disk at every commit; with NORMAL a loss of power loses answered writes.
    handle.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;')
    // The check reads the whole file: a large one would keep everybody waiting at each start.
    if (statSync(file).size > MOST_BYTES_CHECKED) return handle
    const found = Object.values(handle.prepare('pragma quick_check(1)').get() ?? {})[0]
    if (found !== 'ok') throw new Damaged(String(found).replace(/\s+/g, ' '))
    return handle
  } catch (fault) {
    handle.close()
    throw fault
  }
}

export function openSqlite(dataDir: string): Database {
  const file = join(dataDir, 'kinstead.db')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (fault) {
    throw new CannotStart(
      `The data directory ${dataDir} cannot be made: ${(fault as Error).message}. Set DATA_DIR to a directory that can be written.`,
      fault,
    )
  }
  try {
    const handle = opened(file)
    chmodSync(file, 0o600)
    const db = new Kysely<Tables>({ dialect: dialect(handle) })
    return { type: 'sqlite', db, exclusively: (work) => work(), close: () => db.destroy() }
  } catch (fault) {
    const { message } = fault as Error
    const damaged = fault instanceof Damaged || /not a database|malformed|corrupt/i.test(message)
    throw new CannotStart(
      damaged
        ? `The database file ${file} is damaged (${message}). Put back a backup, or move the file away to begin with an empty one.`
        : `The database file ${file} cannot be opened: ${message}. See that the directory and the file can be written, or set DATA_DIR to another directory.`,
      fault,
    )
  }
}
