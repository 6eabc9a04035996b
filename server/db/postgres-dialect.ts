import { CompiledQuery, type Driver, PostgresDialect, PostgresDriver, type QueryResult } from 'kysely'
import type pg from 'pg'
import type { PipelinedConnection } from './transaction.ts'

type Inner = Parameters<PostgresDriver['releaseConnection']>[0]

/** Not `with`, which may write. */
const READS = /^\s*select\b/i

/**
 * A connection on which everything that writes runs in a transaction, so that {@link postgresDialect}'s settings hold
 * for it.
 */
class Connection implements PipelinedConnection {
  readonly inner: Inner
  readonly #driver: PostgresDriver
  readonly #begin: CompiledQuery
  /** Of the transaction that runs. */
  #begun: Promise<unknown> | undefined
  /** What its next statement waits for. */
  #before: Promise<unknown> | undefined
  #committed = false

  constructor(inner: Inner, driver: PostgresDriver, begin: string) {
    this.inner = inner
    this.#driver = driver
    this.#begin = CompiledQuery.raw(begin)
  }
  /** Sends the `begin` without waiting for it. When it fails, so do the statements of its transaction. */
  begin(): void {
    this.#begun = this.inner.executeQuery(this.#begin)
    this.#begun.catch(() => undefined)
    this.#before = undefined
    this.#committed = false
  }
  async commit(): Promise<void> {
    if (this.#committed) return
    await this.#begun
    await this.#driver.commitTransaction(this.inner)
    this.#begun = undefined
  }
  /**
   * Sends the last statements of a transaction and its `commit` at once. When a statement fails, PostgreSQL rolls back, and
   * answers the `commit` with that.
   */
  async executeLast(queries: readonly CompiledQuery[]): Promise<void> {
    await this.#begun
    const sent = [...queries.map((query) => this.inner.executeQuery(query)), this.#driver.commitTransaction(this.inner)]
    this.#begun = undefined
    this.#committed = true
    await Promise.all(sent)
  }
  async rollback(): Promise<void> {
    this.#begun = undefined
    await this.#driver.rollbackTransaction(this.inner)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = READS.test(query.sql)
    const begun = this.#begun
    if (begun) {
      // After a `begin` that failed, a write would be committed alone. Whatever follows a write waits with it.
      if (!isRead) this.#before = begun
      await this.#before
      const [result] = await Promise.all([this.inner.executeQuery<Row>(query), begun])
      return result
    }
    if (isRead) return this.inner.executeQuery<Row>(query)
    this.begin()
    try {
      const result = await this.executeQuery<Row>(query)
      await this.commit()
      return result
    } catch (error) {
      // The connection may be lost, and its error is the one to throw.
      await this.rollback().catch(() => undefined)
      throw error
    }
  }
  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Nothing is streamed from PostgreSQL.')
  }
}

/**
 * Kysely's dialect, with `settings` for each transaction that writes. Behind a pooler in transaction mode, settings of a
 * session would be lost or reach others. They come with the `begin`, without a round trip of their own.
 */
export function postgresDialect(pool: pg.Pool, settings: Readonly<Record<string, string>>): PostgresDialect {
  const begin = ['begin', ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`)].join(
    '; ',
  )

  class Dialect extends PostgresDialect {
    override createDriver(): Driver {
      const driver = new PostgresDriver({ pool })
      return {
        init: (options) => driver.init(options),
        acquireConnection: async (options) =>
          new Connection((await driver.acquireConnection(options)) as Inner, driver, begin),
        beginTransaction: async (connection) => (connection as Connection).begin(),
        commitTransaction: (connection) => (connection as Connection).commit(),
        rollbackTransaction: (connection) => (connection as Connection).rollback(),
        releaseConnection: (connection) => driver.releaseConnection((connection as Connection).inner),
        destroy: () => driver.destroy(),
      }
    }
  }
  return new Dialect({ pool })
}
