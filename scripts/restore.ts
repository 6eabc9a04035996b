import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { decryptFile, isEncrypted } from '#server/backup/backup-file.ts'
import { CannotStart } from '#server/errors.ts'
import { readDataKeys, readDataLocation } from '#server/keys.ts'
import { readSettings } from '#server/settings.ts'

const USAGE =
  'Name the backup: npm run restore -- /backups/kinstead-2026-11-20.backup (add --replace to replace existing data)'

/** Calls `use` with a file that is not encrypted, and removes that afterwards if it is a copy. */
async function withDecrypted<T>(file: string, dataDir: string, use: (file: string) => T): Promise<T> {
  if (!isEncrypted(file)) return use(file)
  const { errors, values } = readSettings(process.env, ['BACKUP_KEY'])
  if (errors.length > 0) throw new CannotStart(errors.join('\n'))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const plain = join(dataDir, `decrypted-${process.pid}.plain`)
  try {
    await decryptFile(file, plain, values.BACKUP_KEY ?? [])
    return use(plain)
  } finally {
    rmSync(plain, { force: true })
  }
}

process.umask(0o077)
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [named, ...more] = positionals
  if (named === undefined || more.length > 0) throw new CannotStart(USAGE)
  const file = resolve(named)
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`)
  const place = readDataLocation(process.env)
  const wanted = {
    dataDir: place.dataDir,
    file,
    keys: readDataKeys(place, process.env),
    replace: values.replace ?? false,
  }
  let what = `${file} into the PostgreSQL database of DATABASE_URL`
  let aside: string | undefined
  if (place.databaseUrl === undefined) {
    const { restoreSqlite } = await import('#server/backup/sqlite-backup.ts')
    const restored = await withDecrypted(file, place.dataDir, (plain) =>
      restoreSqlite({ ...wanted, file: plain, named: file }),
    )
    const { accounts, trusts, lastChange } = restored.contents
    what = `${file} into ${place.dataDir} (accounts: ${accounts}, trusts: ${trusts}, last answer: ${lastChange ?? 'none'})`
    aside = restored.aside
  } else {
    const { restorePostgres } = await import('#server/backup/postgres-backup.ts')
    aside = (await restorePostgres({ ...wanted, url: place.databaseUrl })).aside
  }
  console.log(`Restored ${what}.${aside ? `\nThe previous data is in ${aside}.` : ''}\nStart the server again.`)
} catch (error) {
  const isPlain =
    error instanceof CannotStart || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
  console.error(isPlain ? (error as Error).message : error)
  process.exit(1)
}
