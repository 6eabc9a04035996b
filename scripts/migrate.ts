import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkSettings, readConfig } from '#server/config.ts'
import { plannedMigrations } from '#server/db/dry-run.ts'
import { CannotStart } from '#server/errors.ts'
import { createLog } from '#server/observability/log.ts'
import { migrate } from '#server/open.ts'

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
