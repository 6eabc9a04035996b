import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDamaged } from '../db/sqlite-errors.ts'
import { syncDirectory, syncFile, withoutLinks } from '../db/sqlite-file.ts'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'
import { checkFits, rejectMissingKeys } from './backup-file.ts'
import { type Contents, checkedContents, contentsOf, keysUsedIn } from './sqlite-backup.ts'

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
