import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { EndTurn, Turns } from './saving/turns.ts'
import type { RememberedStatements } from './sqlite-statements.ts'

export interface Handles {
  handle: DatabaseSync
  /** Of `handle`. */
  writing: RememberedStatements
  reading: RememberedStatements
  turns: Turns
}

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
    this.#endTurn = await this.#handles.turns.alone()
    try {
      // One that turns into a writing one only later does not wait for another process's lock but fails at once.
      this.#run('begin immediate')
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
    const endTurn = await this.#handles.turns.alone()
    try {
      return this.#run(sql, parameters)
    } finally {
      endTurn()
    }
  }
  // biome-ignore lint/correctness/useYield: Kysely wants one.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Nothing is streamed from SQLite.')
  }

  #run<Row>(sql: string, parameters: readonly unknown[] = [], on = this.#handles.writing): QueryResult<Row> {
    const { made, reader } = on(sql)
    const values = parameters as SQLInputValue[]
    if (reader) return { rows: made.all(...values) as Row[] }
    const { changes, lastInsertRowid } = made.run(...values)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }
}
