import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { isBusy } from './database-errors.ts'
import type { Mutex, Release } from './mutex.ts'

type Prepare = (sql: string) => { statement: StatementSync; returnsRows: boolean }

const MAX_PREPARED = 300

/** Prepares each statement once. */
function prepareOnce(handle: DatabaseSync): Prepare {
  const prepared = new Map<string, ReturnType<Prepare>>()
  return (sql) => {
    const before = prepared.get(sql)
    if (before) return before
    if (prepared.size >= MAX_PREPARED) prepared.clear()
    const statement = handle.prepare(sql)
    const made = { statement, returnsRows: statement.columns().length > 0 }
    prepared.set(sql, made)
    return made
  }
}

interface Handles {
  handle: DatabaseSync
  /** Only reads, and sees what is committed. */
  readOnly: DatabaseSync
  /** Held by the writer. */
  lock: Mutex
  /** How long a write waits for another process that has locked the file, in milliseconds. */
  lockWait: number
}
interface Prepared extends Pick<Handles, 'handle' | 'lock' | 'lockWait'> {
  write: Prepare
  read: Prepare
}

const LOCK_PAUSE = 20

/** Not `with`, which may write. */
const READS = /^\s*select\b/i

/** A writer waits for its turn without blocking the thread: SQLite has one writer at a time. */
class SqliteConnection implements DatabaseConnection {
  readonly #handles: Prepared
  #release: Release | undefined

  constructor(handles: Prepared) {
    this.#handles = handles
  }

  async begin(): Promise<void> {
    const deadline = this.#deadline()
    this.#release = await this.#handles.lock()
    try {
      // A transaction that becomes a writer later fails at once where another process has the lock.
      await this.#unlocked(deadline, () => this.#run('begin immediate'))
    } catch (error) {
      this.#end()
      throw error
    }
  }
  /** When it fails, Kysely rolls back. */
  async commit(): Promise<void> {
    this.#run('commit')
    this.#end()
  }
  async rollback(): Promise<void> {
    try {
      // SQLite rolls back by itself on a full disk, and a second rollback fails and hides that error.
      if (this.#handles.handle.isTransaction) this.#run('rollback')
    } finally {
      this.#end()
    }
  }
  /** Rolls back what its user left open. */
  async release(): Promise<void> {
    if (this.#release) await this.rollback()
  }
  #end(): void {
    this.#release?.()
    this.#release = undefined
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release) {
      // A statement that follows one on a full disk, after which SQLite rolls back by itself, would be committed alone.
      if (!this.#handles.handle.isTransaction) throw new Error('The transaction has been rolled back.')
      return this.#run(sql, parameters)
    }
    if (READS.test(sql)) return this.#run(sql, parameters, this.#handles.read)
    const deadline = this.#deadline()
    const release = await this.#handles.lock()
    try {
      return await this.#unlocked(deadline, () => this.#run(sql, parameters))
    } finally {
      release()
    }
  }
  // biome-ignore lint/correctness/useYield: Kysely wants one.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Nothing is streamed from SQLite.')
  }

  /** Counts from the request, so that all who wait for the same lock fail at about the same time. */
  #deadline(): number {
    return performance.now() + this.#handles.lockWait
  }
  /** SQLite's own wait for a lock would block the thread that answers requests. */
  async #unlocked<Result>(deadline: number, run: () => Result): Promise<Result> {
    for (;;)
      try {
        return run()
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error
        await pause(LOCK_PAUSE)
      }
  }

  #run<Row>(sql: string, parameters: readonly unknown[] = [], on = this.#handles.write): QueryResult<Row> {
    const { statement, returnsRows } = on(sql)
    const values = parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }
}

class Adapter extends SqliteAdapter {
  /** Kysely migrates SQLite without a transaction, and a kill in the middle leaves tables that stop the next start. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  /** The writers take turns here. Kysely's own turns would make readers wait for them. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely's dialect over Node's own SQLite. A `select` outside a transaction uses the read-only handle and waits for
 * nothing; everything else uses the other handle, in turn.
 */
export function sqliteDialect({ handle, readOnly, ...rest }: Handles): Dialect {
  const handles = { handle, ...rest, write: prepareOnce(handle), read: prepareOnce(readOnly) }
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => new SqliteConnection(handles),
      beginTransaction: (connection) => (connection as SqliteConnection).begin(),
      commitTransaction: (connection) => (connection as SqliteConnection).commit(),
      rollbackTransaction: (connection) => (connection as SqliteConnection).rollback(),
      releaseConnection: (connection) => (connection as SqliteConnection).release(),
      destroy: async () => undefined,
    }),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
