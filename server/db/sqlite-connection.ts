import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { EndTurn, Turns } from './saving/turns.ts'
import type { RememberedStatements } from './sqlite-statements.ts'

export interface Handles {
  handle: DatabaseSync
  /** Of `handle`. */
  writing: RememberedStatements
  reading: RememberedStatements
  turns: Turns
  /** How long a write waits for another process that holds the file, in milliseconds. */
  lockWait: number
}

const LOCK_PAUSE = 20
const isLocked = (fault: unknown) => ((fault as { errcode?: number }).errcode ?? 0) % 256 === 5

/** Not `with`, which may write. */
const READS = /^\s*select\b/i

/**
 * One user of the two handles. Before anything is written it waits for its turn: SQLite has one writer at a time, and
 * would stop the thread that answers requests for as long as the saving thread writes.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #handles: Handles
  #endTurn: EndTurn | undefined

  constructor(handles: Handles) {
    this.#handles = handles
  }

  async begin(): Promise<void> {
    const deadline = this.#deadline()
    this.#endTurn = await this.#handles.turns.alone()
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
    if (this.#endTurn) await this.rollback()
  }
  #end(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#run(sql, parameters)
    if (READS.test(sql)) return this.#run(sql, parameters, this.#handles.reading)
    const deadline = this.#deadline()
    const endTurn = await this.#handles.turns.alone()
    try {
      return await this.#unlocked(deadline, () => this.#run(sql, parameters))
    } finally {
      endTurn()
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
    const { made, reader } = on(sql)
    const values = parameters as SQLInputValue[]
    if (reader) return { rows: made.all(...values) as Row[] }
    const { changes, lastInsertRowid } = made.run(...values)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }
}
