import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from './db/sqlite-file.ts'
import { CannotStart } from './errors.ts'
import { beginFirstStart, keyFilesIn, signsOfData } from './first-start.ts'
import type { Log } from './observability/log.ts'
import type { DataKey } from './setting-kinds.ts'
import { type Given, readSettings } from './settings.ts'

interface Keys {
  secret: string
  dataKeys: readonly DataKey[]
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (fault) {
    if (['ENOENT', 'ENOTDIR'].includes((fault as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new CannotStart(`The file ${file} cannot be read: ${(fault as Error).message}.`, fault)
  }
}

/** What is kept in the file; of several servers that start at once, what the first one has made. */
function kept(dataDir: string, file: string, make: () => string): string {
  const there = readIfThere(file)
  if (there !== undefined) return there
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
  } catch (fault) {
    throw new CannotStart(
      `The data directory ${dataDir} cannot be written: ${(fault as Error).message}. Make it writable, or set DATA_DIR to another one.`,
      fault,
    )
  }
  return readIfThere(file) ?? ''
}

/** Checks what a file keeps as the setting would be checked. */
function asSetting<Name extends 'SECRET' | 'DATA_KEY'>(name: Name, file: string, text: string): Given[Name] & {} {
  const { faults, given } = readSettings({ [name]: text })
  const value = given[name]
  if (!value) throw new CannotStart(`The key file ${file} is damaged. ${faults[0] ?? `${name}: it is empty`}`)
  return value
}

/** The data keys kept in the data directory, if there are any. */
export function readKeptDataKeys(dataDir: string): readonly DataKey[] | undefined {
  const file = join(dataDir, 'data-key')
  const text = readIfThere(file)
  return text === undefined ? undefined : asSetting('DATA_KEY', file, text)
}

/** New keys beside an old database, or a new database beside old keys, would lose the old ones without a word. */
function refuseLost(dataDir: string, given: Partial<Keys>): void {
  const database = join(dataDir, 'kinstead.db')
  const found = signsOfData(dataDir)
  const missing = (name: string) => readIfThere(join(dataDir, name)) === undefined
  if (!existsSync(database)) {
    if (found.length === 0) return
    throw new CannotStart(
      `The database ${database} is missing, although ${found.join(' and ')} ${found.length === 1 ? 'shows' : 'show'} that there was one. Put it back, together with kinstead.db-wal, or restore a backup with "npm run restore". To begin with an empty database, move ${found.length === 1 ? 'that file' : 'those files'} away, too.`,
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

/** The keys as given, else those kept in the data directory, else new ones kept there from now on. */
export function keptKeys(dataDir: string, given: Partial<Keys>, { onSqlite }: { onSqlite: boolean }): Keys {
  if (onSqlite) refuseLost(dataDir, given)
  const files = { secret: join(dataDir, 'secret'), dataKey: join(dataDir, 'data-key') }
  const random = () => randomBytes(32).toString('base64')
  return {
    secret: given.secret ?? asSetting('SECRET', files.secret, kept(dataDir, files.secret, random)),
    dataKeys:
      given.dataKeys ??
      asSetting(
        'DATA_KEY',
        files.dataKey,
        kept(dataDir, files.dataKey, () => `k1:${random()}`),
      ),
  }
}

/** Warns of key files that others on this machine can read. */
export function warnOfReadableKeys(dataDir: string, log: Log): void {
  // Windows knows no such permissions, and says that everyone may read everything.
  if (process.platform === 'win32') return
  const files = keyFilesIn(dataDir).filter((file) => (statSync(file).mode & 0o077) !== 0)
  if (files.length > 0)
    log.warn('others on this machine may read the key files: chmod 600 them, and replace the keys if that matters', {
      files: files.join(', '),
    })
}
