import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publish, syncDirectory } from './db/sqlite-file.ts'
import { CannotStart } from './errors.ts'
import type { Log } from './observability/log.ts'
import type { DataKey } from './setting-kinds.ts'
import { readSettings, type Settings } from './settings.ts'

/** Exists from before the first key until the first tables are in the database file itself. */
const firstStartMark = (dataDir: string) => join(dataDir, 'first-start')
/** Beside the database from its first start on. */
const KEY_FILES = ['secret', 'data-key']

/** Exists from the end of the first start on, also where the keys come from the environment. */
const installedMark = (dataDir: string) => join(dataDir, 'installed')

/** The key files in a data directory. */
const keyFilesIn = (dataDir: string): string[] =>
  KEY_FILES.map((name) => join(dataDir, name)).filter((file) => existsSync(file))

const isFirstStart = (dataDir: string): boolean => existsSync(firstStartMark(dataDir))

/** Survives a loss of power: without it, what an interrupted first start leaves would look like a lost database. */
function beginFirstStart(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(firstStartMark(dataDir), '', { mode: 0o600 })
  syncDirectory(dataDir)
}

/** Whether {@link endFirstStart} has nothing to do. */
export const isInstalled = (dataDir: string): boolean => existsSync(installedMark(dataDir)) && !isFirstStart(dataDir)

export function endFirstStart(dataDir: string): void {
  writeFileSync(installedMark(dataDir), '', { mode: 0o600 })
  rmSync(firstStartMark(dataDir), { force: true })
  syncDirectory(dataDir)
}

/** What shows that there was a database: key files and the mark of an installation. Empty during a first start. */
export function signsOfData(dataDir: string): string[] {
  // In this order: another server that starts at the same moment creates the mark, then the keys, and removes the mark.
  return isFirstStart(dataDir)
    ? []
    : [...keyFilesIn(dataDir), installedMark(dataDir)].filter((file) => existsSync(file))
}

interface Keys {
  secret: string
  dataKeys: readonly DataKey[]
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new CannotStart(`The file ${file} cannot be read: ${(error as Error).message}.`, error)
  }
}

/** The contents of the file, created if missing. Of several servers that start at once, the first creates it. */
function readOrCreate(dataDir: string, file: string, make: () => string): string {
  const existing = readIfThere(file)
  if (existing !== undefined) return existing
  const part = `${file}.new-${process.pid}`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (keyFilesIn(dataDir).length === 0) beginFirstStart(dataDir)
    try {
      writeFileSync(part, `${make()}\n`, { mode: 0o600, flush: true })
      publish(part, file)
    } finally {
      rmSync(part, { force: true })
    }
  } catch (error) {
    throw new CannotStart(
      `The data directory ${dataDir} cannot be written: ${(error as Error).message}. Make it writable, or set DATA_DIR to another one.`,
      error,
    )
  }
  return readIfThere(file) ?? ''
}

/** Checks the contents of a file as a setting is checked. */
function asSetting<Name extends 'SECRET' | 'DATA_KEY'>(name: Name, file: string, text: string): Settings[Name] & {} {
  const { errors, values } = readSettings({ [name]: text })
  const value = values[name]
  if (!value) throw new CannotStart(`The key file ${file} is damaged. ${errors[0] ?? `${name}: it is empty`}`)
  return value
}

/** The data keys in the data directory, if there are any. */
function readStoredDataKeys(dataDir: string): readonly DataKey[] | undefined {
  const file = join(dataDir, 'data-key')
  const text = readIfThere(file)
  return text === undefined ? undefined : asSetting('DATA_KEY', file, text)
}

/** Rejects a data directory that lacks its database or its keys: creating new ones would lose the old data. */
function rejectLost(dataDir: string, given: Partial<Keys>): void {
  const database = join(dataDir, 'kinstead.db')
  const found = signsOfData(dataDir)
  const missing = (name: string) => readIfThere(join(dataDir, name)) === undefined
  if (!existsSync(database)) {
    if (found.length === 0) return
    throw new CannotStart(
      `The database ${database} is missing, although ${found.join(' and ')} ${found.length === 1 ? 'shows' : 'show'} that there was one. Put the file back, together with kinstead.db-wal, or restore a backup with "npm run restore". To start with an empty database, also move ${found.length === 1 ? 'that file' : 'those files'} away.`,
    )
  }
  if (!given.dataKeys && missing('data-key'))
    throw new CannotStart(
      `The key file ${join(dataDir, 'data-key')} is missing, although ${database} exists. Put the file back, or set DATA_KEY to the key that was used with this database.`,
    )
  if (!given.secret && missing('secret'))
    throw new CannotStart(
      `The key file ${join(dataDir, 'secret')} is missing, although ${database} exists. Put the file back, or set SECRET to what was in it. If it is lost, set SECRET to a new one; everyone then has to log in again: openssl rand -base64 32`,
    )
}

/** The configured keys, else those in the data directory, else new ones written there. */
export function loadKeys(dataDir: string, given: Partial<Keys>, { onSqlite }: { onSqlite: boolean }): Keys {
  if (onSqlite) rejectLost(dataDir, given)
  const files = { secret: join(dataDir, 'secret'), dataKey: join(dataDir, 'data-key') }
  const random = () => randomBytes(32).toString('base64')
  return {
    secret: given.secret ?? asSetting('SECRET', files.secret, readOrCreate(dataDir, files.secret, random)),
    dataKeys:
      given.dataKeys ??
      asSetting(
        'DATA_KEY',
        files.dataKey,
        readOrCreate(dataDir, files.dataKey, () => `k1:${random()}`),
      ),
  }
}

/** Warns of key files that others on this machine can read. */
export function warnOfReadableKeys(dataDir: string, log: Log): void {
  // Windows has no such permissions, and reports that everyone can read everything.
  if (process.platform === 'win32') return
  const files = keyFilesIn(dataDir).filter((file) => (statSync(file).mode & 0o077) !== 0)
  if (files.length > 0)
    log.warn(
      'other users of this machine can read the key files: chmod 600 them, and replace the keys if that matters',
      {
        files: files.join(', '),
      },
    )
}

/** Where an installation's data is. */
interface DataLocation {
  dataDir: string
  /** Without a pooler: pg_dump and psql need a session of their own. */
  databaseUrl?: string
}

/** Creates nothing, unlike the server's start. Throws {@link CannotStart}. */
export function readDataLocation(environment: Record<string, string | undefined>): DataLocation {
  const { errors, values } = readSettings(environment, ['DATA_DIR', 'DATABASE_URL', 'DATABASE_DIRECT_URL'])
  if (errors.length > 0) throw new CannotStart(errors.join('\n'))
  return { dataDir: resolve(values.DATA_DIR ?? 'data'), databaseUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL }
}

/** The keys that a restored database is opened with. Throws {@link CannotStart} when there are none. */
export function readDataKeys(
  { dataDir }: DataLocation,
  environment: Record<string, string | undefined>,
): readonly DataKey[] {
  const { errors, values } = readSettings(environment, ['DATA_KEY'])
  if (errors.length > 0) throw new CannotStart(errors.join('\n'))
  const keys = values.DATA_KEY ?? readStoredDataKeys(dataDir)
  if (keys) return keys
  throw new CannotStart(
    `There is no key for the social security numbers in the backup: DATA_KEY is not set, and ${join(dataDir, 'data-key')} is not there. Set DATA_KEY, or put the file back. Nothing has been changed.`,
  )
}

/** A sentence for the operator: where the keys are, which must not be stored with the backup. */
export function whereKeysAre({ dataDir }: DataLocation): string {
  const files = keyFilesIn(dataDir)
  const where = files.length > 0 ? `in ${files.join(' and ')}` : 'in the settings DATA_KEY and SECRET'
  return `The backup does not contain the keys: they are ${where}. Store a copy of them elsewhere. Without DATA_KEY, nobody can read its social security numbers, authenticator keys and queued mail. Anyone who has the file can read everything else.`
}
