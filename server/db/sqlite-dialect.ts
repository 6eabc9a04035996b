import { type Dialect, type Driver, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { type Handles, SqliteConnection } from './sqlite-connection.ts'

class Adapter extends SqliteAdapter {
  /** Kysely migrates SQLite without a transaction, and a kill half-way left tables that the next start stumbled over. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  /** They take turns where they have to; with one at a time, who only reads would wait for who waits to write. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely's dialect over Node's own SQLite: each `select` outside a transaction goes over the handle that only reads and
 * waits for nobody, and all else over the one that writes, in turn.
 */
export function sqliteDialect(handles: Handles): Dialect {
  const driver = (): Driver => ({
    init: async () => undefined,
    acquireConnection: async () => new SqliteConnection(handles),
    beginTransaction: (connection) => (connection as SqliteConnection).begin(),
    commitTransaction: (connection) => (connection as SqliteConnection).commit(),
    rollbackTransaction: (connection) => (connection as SqliteConnection).rollback(),
    releaseConnection: async (connection) => (connection as SqliteConnection).release(),
    destroy: async () => undefined,
  })
  return {
    createAdapter: () => new Adapter(),
    createDriver: driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
