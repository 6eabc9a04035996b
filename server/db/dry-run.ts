import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { pendingAccountMigrations } from '../auth/auth.ts'
import type { Config } from '../config.ts'
import type { Log } from '../observability/log.ts'
import { type Database, openDatabase } from './database.ts'
import { pendingMigrations, rejectNewer } from './migrate.ts'
import { createMutex } from './mutex.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { cannotOpen } from './sqlite-errors.ts'
import type { Tables } from './tables.ts'

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'allowFsyncOff'>

const fileIn = ({ dataDir }: Place) => join(dataDir, 'kinstead.db')

/** A missing file reads as an empty database, and is not created. */
function openSqliteToRead(file: string): Database {
  const handle = existsSync(file)
    ? new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    : new DatabaseSync(':memory:')
  const dialect = sqliteDialect({ handle, readOnly: handle, lock: createMutex(), lockWait: 0 })
  return {
    type: 'sqlite',
    db: new Kysely<Tables>({ dialect }),
    exclusively: (work) => work(),
    close: async () => handle.close(),
  }
}

/**
 * What a start would do to the tables, in order. Changes nothing, and waits for no other server. Throws
 * {@link CannotStart} where the database is a newer version's or cannot be read.
 */
export async function plannedMigrations(place: Place, log: Log): Promise<string[]> {
  const onSqlite = place.databaseUrl === undefined
  let database: Database | undefined
  try {
    database = onSqlite ? openSqliteToRead(fileIn(place)) : await openDatabase(place, log)
    await rejectNewer(database.db)
    return [...(await pendingAccountMigrations(database, log)), ...(await pendingMigrations(database.db))]
  } catch (error) {
    throw onSqlite ? cannotOpen(fileIn(place), error) : error
  } finally {
    await database?.close()
  }
}
