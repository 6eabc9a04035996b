import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lastBackupFile, recordBackup } from '#server/backup/backup-file.ts'
import { CannotStart } from '#server/errors.ts'
import { readDataLocation, whereKeysAre } from '#server/keys.ts'

const USAGE = 'Name a file that does not exist yet: npm run backup -- /backups/kinstead-2026-11-20.backup'

process.umask(0o077)
try {
  const [named, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (named === undefined || more.length > 0) throw new CannotStart(USAGE)
  const file = resolve(named)
  const place = readDataLocation(process.env)
  const began = new Date()
  let what = 'the PostgreSQL database of DATABASE_URL'
  if (place.databaseUrl === undefined) {
    const { backupSqlite } = await import('#server/backup/sqlite-backup.ts')
    const { accounts, trusts } = await backupSqlite(place.dataDir, file)
    what = `the database (accounts: ${accounts}, trusts: ${trusts})`
  } else {
    const { backupPostgres } = await import('#server/backup/postgres-backup.ts')
    await backupPostgres(place.databaseUrl, file)
  }
  try {
    recordBackup(place.dataDir, began)
  } catch (error) {
    console.error(
      `The metrics will not show this backup, because its time cannot be written to ${lastBackupFile(place.dataDir)}: ${(error as Error).message}.`,
    )
  }
  console.log(`Backed up ${what} to ${file} (${statSync(file).size} bytes).\n${whereKeysAre(place)}`)
} catch (error) {
  const isPlain =
    error instanceof CannotStart || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
}
