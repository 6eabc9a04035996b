import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type Driver, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from 'kysely'
import type { Turns } from './saving/turns.ts'
import { TurnTakingDriver } from './sqlite-driver.ts'
import { rememberStatements } from './sqlite-statements.ts'

/** Kysely migrates SQLite without a transaction, and a kill half-way left tables that the next start stumbled over. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
class Dialect extends SqliteDialect {
  readonly #createDriver: () => Driver
  constructor(config: SqliteDialectConfig, turns: Turns) {
    super(config)
    this.#createDriver = () => new TurnTakingDriver(config, turns)
  }
  override createDriver(): Driver {
    return this.#createDriver()
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/** Kysely's SQLite dialect over Node's own SQLite. */
export function sqliteDialect(handle: DatabaseSync, turns: Turns): SqliteDialect {
  const prepared = rememberStatements(handle)
  const prepare = (sql: string) => {
    // A deferred transaction that turns into a writing one does not wait for another process's lock but fails at once.
    const { made: statement, reader } = prepared(sql === 'begin' ? 'begin immediate' : sql)
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
    return {
      reader,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run(parameters: readonly unknown[]) {
        // A full disk rolls back by itself; the second time would be an error that hides the first.
        if (sql === 'rollback' && !handle.isTransaction) return { changes: 0, lastInsertRowid: 0 }
        return statement.run(...values(parameters))
      },
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    }
  }
  return new Dialect({ database: { close: () => handle.close(), prepare } }, turns)
}
