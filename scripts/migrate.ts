import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { Kysely } from 'kysely'
import { pendingAccountMigrations } from '#server/auth/auth.ts'
import { type Config, checkSettings, readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { cannotOpen } from '#server/db/database-errors.ts'
import { pendingMigrations, rejectNewer } from '#server/db/migrate.ts'
import { createMutex } from '#server/db/mutex.ts'
import { sqliteDialect } from '#server/db/sqlite-dialect.ts'
import type { Tables } from '#server/db/tables.ts'
import { CannotStart } from '#server/errors.ts'
import { createLog, type Log } from '#server/observability/log.ts'
import { migrate } from '#server/open.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'allowFsyncOff'>

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
async function plannedMigrations(place: Place, log: Log): Promise<string[]> {
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

// Does before a start what the start would do. With --dry-run it only says what that is.
process.umask(0o077)
try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } })
  const { settings } = checkSettings(process.env)
  const place = {
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    allowFsyncOff: settings.ALLOW_FSYNC_OFF,
  }
  const log = createLog(process.stderr, 'warn')
  const planned = await plannedMigrations(place, log)
  const where = place.databaseUrl
    ? 'the PostgreSQL database of DATABASE_URL'
    : `the SQLite database in ${place.dataDir}`
  const listed = planned.map((name) => `\n  ${name}`).join('')
  if (planned.length === 0) console.log(`Nothing to do: ${where} is up to date.`)
  else if (values['dry-run']) console.log(`Would run on ${where}:${listed}\nNothing has been changed.`)
  else {
    await migrate(readConfig(process.env), log)
    console.log(`Run on ${where}:${listed}`)
  }
} catch (error) {
  const isPlain =
    error instanceof CannotStart || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
}
