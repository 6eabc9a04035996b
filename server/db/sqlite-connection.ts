import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Mutex, Release } from './mutex.ts'

/** Prepares each statement once. `returnsRows`: whether it answers rows. */
type Prepare = (sql: string) => { statement: StatementSync; returnsRows: boolean }

const MOST_PREPARED = 300

export function prepareOnce(handle: DatabaseSync): Prepare {
  const prepared = new Map<string, ReturnType<Prepare>>()
  return (sql) => {
    const before = prepared.get(sql)
    if (before) return before
    if (prepared.size >= MOST_PREPARED) prepared.clear()
    const statement = handle.prepare(sql)
    const made = { statement, returnsRows: statement.columns().length > 0 }
    prepared.set(sql, made)
    return made
  }
}

export interface Handles {
  handle: DatabaseSync
  /** Of `handle`. */
  writing: Prepare
  /** Of a handle that only reads, and sees what is committed. */
  reading: Prepare
  /** Held by the writer. */
  lock: Mutex
  /** How long a write waits for another process that holds the file, in milliseconds. */
  lockWait: number
}

const LOCK_PAUSE = 20
const isLocked = (fault: unknown) => ((fault as { errcode?: number }).errcode ?? 0) % 256 === 5

/** Not `with`, which may write. */
const READS = /^\s*select\b/i

/** One user of the two handles. A writer waits for its turn without stopping the thread: SQLite has one writer at a time. */
export class SqliteConnection implements DatabaseConnection {
  readonly #handles: Handles
  #release: Release | undefined

  constructor(handles: Handles) {
    this.#handles = handles
  }

  async begin(): Promise<void> {
    const deadline = this.#deadline()
    this.#release = await this.#handles.lock()
    try {
      // One that turns into a writing one only later does not wait for another process's lock but fails at once.
      await this.#unlocked(deadline, () => this.#run('begin immediate'))
    } catch (fault) {
      this.#end()
      throw fault
    }
  }
  /** When it fails, Kysely rolls back. */
  async commit(): Promise<void> {
    this.#run('commit')
    this.#end()
  }
  async rollback(): Promise<void> {
    try {
      // A full disk rolls back by itself; the second time would be an error that hides the first.
      if (this.#handles.handle.isTransaction) this.#run('rollback')
    } finally {
      this.#end()
    }
  }
  /** Nobody gets an open transaction from the one before. */
  async release(): Promise<void> {
    if (this.#release) await this.rollback()
  }
  #end(): void {
    this.#release?.()
    this.#release = undefined
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release) return this.#run(sql, parameters)
    if (READS.test(sql)) return this.#run(sql, parameters, this.#handles.reading)
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

  /** From when it was asked: of many that wait for the same lock, all fail at about the same time. */
  #deadline(): number {
    return performance.now() + this.#handles.lockWait
  }
  /** SQLite's own way of waiting for a lock would stop the thread that answers requests. */
  async #unlocked<Result>(deadline: number, run: () => Result): Promise<Result> {
    for (;;)
      try {
        return run()
      } catch (fault) {
        if (!isLocked(fault) || performance.now() >= deadline) throw fault
        await pause(LOCK_PAUSE)
      }
  }

  #run<Row>(sql: string, parameters: readonly unknown[] = [], on = this.#handles.writing): QueryResult<Row> {
    const { statement, returnsRows } = on(sql)
    const values = parameters as SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }
}
