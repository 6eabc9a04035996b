import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cannotOpen, isDamaged } from '../db/database-errors.ts'
import { keysOf, PERHAPS_SEALED, SEALED_TABLES } from '../db/key-rotation.ts'
import { APPLICATION_ID, syncDirectory, syncFile, withoutLinks } from '../db/sqlite-file.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'
import { type Credentials, checkFits, rejectMissingKeys, writeFileOnce } from './backup-file.ts'

interface Contents extends Credentials {
  accounts: number
  trusts: number
  /** When the last answer was saved, ISO 8601. */
  lastChange: string | null
}

function tablesOf(handle: DatabaseSync): Set<unknown> {
  return new Set(
    handle
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => name),
  )
}

/** Summarizes an open database; a new one has no tables. */
function contentsOf(handle: DatabaseSync): Contents {
  const tables = tablesOf(handle)
  const rows = (table: string, sql: string) => (tables.has(table) ? handle.prepare(sql).all() : [])
  const [trusts] = rows('trust_record', 'select count(*) n, max(updated_at) at from trust_record where version > 0')
  // In a backup of an earlier version, a record may lack its latest changes.
  const [changes] = rows('trust_patch', 'select max(at) at from trust_patch')
  const [lastChange] = [trusts?.at, changes?.at]
    .filter((at) => typeof at === 'string')
    .sort()
    .reverse()
  return {
    accounts: Number(rows('user', `select count(*) n from user where id <> '${PLACEHOLDER_UID}'`)[0]?.n ?? 0),
    trusts: Number(trusts?.n ?? 0),
    lastChange: lastChange ?? null,
    migrations: rows('kysely_migration', 'select name from kysely_migration').map(({ name }) => String(name)),
    probes: rows('data_key', 'select id, probe from data_key').map(({ id, probe }) => ({
      id: String(id),
      probe: String(probe),
    })),
  }
}

/** The ids of the keys that a checked backup needs. */
function keysUsedIn(file: string): Set<string> {
  const handle = new DatabaseSync(file, { readOnly: true })
  try {
    const used = new Set<string>()
    const tables = tablesOf(handle)
    // A backup of an earlier version lacks the later tables.
    for (const table of SEALED_TABLES.filter((one) => tables.has(one)))
      for (const { body } of handle.prepare(`select body from ${table} where body like ?`).iterate(PERHAPS_SEALED))
        for (const id of keysOf({ body: String(body) })) used.add(id)
    return used
  } finally {
    handle.close()
  }
}

/** Reads all of a backup. Throws {@link CannotStart} when it is damaged or not Kinstead's. */
function checkedContents(file: string, named = file): Contents {
  const rejected = (what: string, cause?: unknown) =>
    new CannotStart(`The backup ${named} ${what}. Nothing has been changed.`, cause)
  let handle: DatabaseSync | undefined
  try {
    handle = new DatabaseSync(file, { readOnly: true })
    const { integrity_check: found } = handle.prepare('pragma integrity_check(1)').get() ?? {}
    if (found !== 'ok') throw rejected(`is damaged (${String(found).replace(/\s+/g, ' ')})`)
    const { application_id: id } = handle.prepare('pragma application_id').get() ?? {}
    if (id !== APPLICATION_ID || !tablesOf(handle).has('trust_record')) throw rejected('is not a Kinstead database')
    return contentsOf(handle)
  } catch (cause) {
    if (cause instanceof CannotStart) throw cause
    throw rejected(`cannot be read as an SQLite database (${(cause as Error).message})`, cause)
  } finally {
    handle?.close()
  }
}

/**
 * Copies the database at one moment, while the server runs. `VACUUM INTO` reads in one transaction; SQLite's page-by-page
 * backup starts again with every save of another process, and under load never ends.
 */
export async function backupSqlite(dataDir: string, file: string): Promise<Contents> {
  const source = join(dataDir, 'kinstead.db')
  if (!existsSync(source))
    throw new CannotStart(`There is no database at ${source}. Set DATA_DIR to the directory of the installation.`)
  let contents: Contents | undefined
  await writeFileOnce(file, (part) => {
    const handle = new DatabaseSync(source, { timeout: 10_000 })
    try {
      handle.prepare('vacuum into ?').run(part)
    } catch (error) {
      throw cannotOpen(source, error)
    } finally {
      handle.close()
    }
    contents = checkedContents(part)
  })
  if (!contents) throw new Error('The backup was not written.')
  return contents
}

interface Lock {
  isEmpty: boolean
  release: () => void
}

/**
 * Locks the database against every server and copies its write-ahead log into it, so that the file is complete. Throws
 * {@link CannotStart} while a server runs on it. A damaged one cannot be locked; it counts as not empty.
 */
function lock(file: string): Lock {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (size === undefined) return { isEmpty: true, release: () => {} }
  // SQLite takes an empty file for a new database, and deletes the log beside it.
  if (size === 0) return { isEmpty: false, release: () => {} }
  const handle = new DatabaseSync(file, { timeout: 500 })
  try {
    handle.exec('pragma locking_mode = exclusive; begin immediate; commit; pragma journal_mode = delete')
    const { accounts, trusts } = contentsOf(handle)
    return { isEmpty: accounts + trusts === 0, release: () => handle.close() }
  } catch (error) {
    handle.close()
    if (isDamaged(error)) return { isEmpty: false, release: () => {} }
    throw new CannotStart(
      `A server is running on ${file}. Stop it, restore, and start it again. Nothing has been changed.`,
      error,
    )
  }
}

/** Renames the present database, with the time in its name. Returns the name unless the database is empty. */
function putAside(file: string, isEmpty: boolean, at: Date): string | undefined {
  const aside = `${file}.replaced-${at.toISOString().replaceAll(':', '-')}`
  // They belong to this database: SQLite would apply them to another.
  for (const end of ['-wal', '-shm']) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`)
  if (isEmpty) return undefined
  try {
    // A hard link, so that the database keeps its name until the backup replaces it.
    linkSync(file, aside)
  } catch {
    renameSync(file, aside)
  }
  return aside
}

interface Options {
  dataDir: string
  file: string
  /** What messages call the backup, when `file` is a decrypted copy of it. */
  named?: string
  keys: readonly DataKey[]
  /** Whether a database that is not empty may be replaced. */
  replace: boolean
  now?: Date
}

/** Replaces the database with a backup, or changes nothing and throws {@link CannotStart}. */
export function restoreSqlite({ dataDir, file, named = file, keys, replace, now = new Date() }: Options): {
  contents: Contents
  aside?: string
} {
  const target = withoutLinks(join(dataDir, 'kinstead.db'))
  const part = `${target}.restoring-${process.pid}`
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    copyFileSync(file, part)
    chmodSync(part, 0o600)
    syncFile(part)
    const contents = checkedContents(part, named)
    const leftOut = checkFits(named, contents, keys)
    if (leftOut.length > 0) rejectMissingKeys(named, leftOut, keysUsedIn(part))
    const { isEmpty, release } = lock(target)
    try {
      if (!isEmpty && !replace)
        throw new CannotStart(
          `${target} already contains data. To replace it, add --replace; the existing data is kept under another name. Nothing has been changed.`,
        )
      const aside = putAside(target, isEmpty, now)
      renameSync(part, target)
      syncDirectory(dirname(target))
      return { contents, aside }
    } finally {
      release()
    }
  } finally {
    rmSync(part, { force: true })
  }
}
