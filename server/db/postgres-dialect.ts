import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'

type Inner = Parameters<PostgresDriver['releaseConnection']>[0]

/** Not `with`, which may write. */
const READS = /^\s*select\b/i

/**
 * A connection on which everything that writes runs in a transaction, so that {@link postgresDialect}'s settings hold
 * for it.
 */
class Connection implements DatabaseConnection {
  readonly inner: Inner
  readonly #driver: PostgresDriver
  readonly #begin: CompiledQuery
  #isInTransaction = false

  constructor(inner: Inner, driver: PostgresDriver, begin: string) {
    this.inner = inner
    this.#driver = driver
    this.#begin = CompiledQuery.raw(begin)
  }
  async begin(): Promise<void> {
    try {
      await this.inner.executeQuery(this.#begin)
    } catch (error) {
      // It may have begun, and failed at a setting.
      await this.rollback().catch(() => undefined)
      throw error
    }
    this.#isInTransaction = true
  }
  async commit(): Promise<void> {
    await this.#driver.commitTransaction(this.inner)
    this.#isInTransaction = false
  }
  async rollback(): Promise<void> {
    this.#isInTransaction = false
    await this.#driver.rollbackTransaction(this.inner)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction || READS.test(query.sql)) return this.inner.executeQuery<Row>(query)
    await this.begin()
    try {
      const result = await this.inner.executeQuery<Row>(query)
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
        beginTransaction: (connection) => (connection as Connection).begin(),
        commitTransaction: (connection) => (connection as Connection).commit(),
        rollbackTransaction: (connection) => (connection as Connection).rollback(),
        releaseConnection: (connection) => driver.releaseConnection((connection as Connection).inner),
        destroy: () => driver.destroy(),
      }
    }
  }
  return new Dialect({ pool })
}
