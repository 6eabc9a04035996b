import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withoutLinks } from '../db/sqlite-file.ts'
import { syncDirectory, syncFile } from '../db/sync-disk.ts'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'
import { checkFits, refuseMissing } from './check-backup.ts'
import { type Contents, checkedContents, contentsOf, keysUsedIn } from './sqlite-contents.ts'

interface Held {
  isEmpty: boolean
  release: () => void
}

const damaged = (fault: unknown) => [11, 26].includes(((fault as { errcode?: number }).errcode ?? 0) & 0xff)

/**
 * Locks the database against every server and folds its write-ahead log into it, so that the one file is all of it.
 * Throws {@link CannotStart} while a server runs on it. A damaged one cannot be held; it counts as not empty.
 */
function hold(file: string): Held {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (size === undefined) return { isEmpty: true, release: () => {} }
  // SQLite would take it for a new database, and throw away the log beside it.
  if (size === 0) return { isEmpty: false, release: () => {} }
  const handle = new DatabaseSync(file, { timeout: 500 })
  try {
    handle.exec('pragma locking_mode = exclusive; begin immediate; commit; pragma journal_mode = delete')
    const { accounts, trusts } = contentsOf(handle)
    return { isEmpty: accounts + trusts === 0, release: () => handle.close() }
  } catch (fault) {
    handle.close()
    if (damaged(fault)) return { isEmpty: false, release: () => {} }
    throw new CannotStart(
      `A server is running on ${file}. Stop it, restore, and start it again. Nothing has been changed.`,
      fault,
    )
  }
}

/** Puts what is there aside, under a name that tells when. Answers the name, if anything was there. */
function putAside(file: string, isEmpty: boolean, at: Date): string | undefined {
  const aside = `${file}.replaced-${at.toISOString().replaceAll(':', '-')}`
  // Of use to nothing but the database they were made beside; another would be mixed with what waits in them.
  for (const end of ['-wal', '-shm']) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`)
  if (isEmpty) return undefined
  try {
    // A second name and no copy: the first stays in place until the backup takes it.
    linkSync(file, aside)
  } catch {
    renameSync(file, aside)
  }
  return aside
}

export interface Wanted {
  dataDir: string
  file: string
  keys: readonly DataKey[]
  /** Whether a database with something in it may be put aside. */
  replace: boolean
  now?: Date
}

/** Puts a backup into the place of the database, whole or not at all. Throws {@link CannotStart}, changing nothing. */
export function restoreSqlite({ dataDir, file, keys, replace, now = new Date() }: Wanted): {
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
    const contents = checkedContents(part, file)
    const leftOut = checkFits(file, contents, keys)
    if (leftOut.length > 0) {
      const used = keysUsedIn(part)
      refuseMissing(
        file,
        leftOut.filter((id) => used.has(id)),
      )
    }
    const { isEmpty, release } = hold(target)
    try {
      if (!isEmpty && !replace)
        throw new CannotStart(
          `There is data in ${target} already. To put the backup in its place, add --replace; what is there is kept under another name. Nothing has been changed.`,
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
