import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import type { EndTurn, Turns } from './saving/turns.ts'

const READS = /^\s*select\b/i

/**
 * Kysely's driver, which waits for its turn before it writes. SQLite has one writer at a time, and would keep the thread
 * that answers requests waiting for as long as the saving thread writes.
 */
export class TurnTakingDriver extends SqliteDriver {
  readonly #turns: Turns
  #connection: DatabaseConnection | undefined
  #endTurn: EndTurn | undefined

  constructor(config: SqliteDialectConfig, turns: Turns) {
    super(config)
    this.#turns = turns
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= this.#waiting(await super.acquireConnection())
    return this.#connection
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#endTurn = await this.#turns.alone()
    await super.beginTransaction(connection)
  }
  /** However a transaction ends, its connection is handed back. */
  override async releaseConnection(): Promise<void> {
    this.#endTurn?.()
    this.#endTurn = undefined
  }

  #waiting(connection: DatabaseConnection): DatabaseConnection {
    const execute = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (this.#endTurn || READS.test(query.sql)) return connection.executeQuery(query)
      const endTurn = await this.#turns.alone()
      try {
        return await connection.executeQuery(query)
      } finally {
        endTurn()
      }
    }
    return { executeQuery: execute, streamQuery: (query, size) => connection.streamQuery(query, size) }
  }
}
