import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { CannotStart } from '../errors.ts'
import { signsOfData } from '../keys.ts'
import { type Log, silentLog } from '../observability/log.ts'
import type { Database } from './database.ts'
import { cannotOpen, Damaged } from './database-errors.ts'
import { createMutex } from './mutex.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import {
  APPLICATION_ID,
  checkLater,
  ensureDatabaseFile,
  findDamage,
  lockForServer,
  rejectHardLinks,
  withoutLinks,
} from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/** SQLite's settings of the connection that writes. */
export interface SqliteSettings {
  synchronous: 'full' | 'normal' | 'off'
  foreign_keys: 'on'
  secure_delete: 'on'
  /** Pages, of 4 KB. */
  wal_autocheckpoint: number
  /** Milliseconds. */
  busy_timeout: number
}

export const SETTINGS: SqliteSettings = {
  // Waits for the disk at every commit; with NORMAL a loss of power loses answered writes.
  synchronous: 'full',
  foreign_keys: 'on',
  // Overwrites what is deleted, which could otherwise be read in the file until its space is used again.
  secure_delete: 'on',
  // 128 MB of the log before SQLite copies it into the database, so that busy pages are copied once and not many times.
  wal_autocheckpoint: 32_000,
  // For another process, such as a restore. Then the page gets a 503 and tries again.
  busy_timeout: 2_000,
}

/** Bytes up to which the check takes a fraction of a second and runs before anyone is served. */
const CHECKED_AT_START = 64 * 1_048_576
/** Milliseconds after the start at which a larger file is checked: the first requests go before. */
export const CHECKED_AFTER = 5_000
/** Milliseconds between two copies of the log into the database file, so that a copy of that file alone lacks only the latest changes. */
const CHECKPOINT_EVERY = 5_000
/** Kilobytes. SQLite's own 2 MB do not hold the pages of a hundred users at work among a million trusts. */
const CACHE = 8_000

const pragma = (handle: DatabaseSync, name: string) => Object.values(handle.prepare(`pragma ${name}`).get() ?? {})[0]

/** A copy of the file alone, whose tables were in the log beside the original, looks like a new database. */
function rejectEmptied(handle: DatabaseSync, file: string, dataDir: string): void {
  if (handle.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'").get()) return
  const signs = signsOfData(dataDir)
  if (signs.length > 0)
    throw new CannotStart(
      `The database file ${file} has no tables of Kinstead's, although ${signs.join(' and ')} ${signs.length === 1 ? 'shows' : 'show'} that there was data. It may be a copy that was made without ${file}-wal, in which the latest changes are: copy both while no server runs, or restore a backup with "npm run restore". To start with an empty database, move it and these files away.`,
    )
}

function openForWriting(file: string, isSmall: boolean, settings: SqliteSettings): DatabaseSync {
  const handle = new DatabaseSync(file, { timeout: 5_000 })
  try {
    const id = pragma(handle, 'application_id')
    if (id !== 0 && id !== APPLICATION_ID) throw new Damaged('it is a database of another program')
    if (pragma(handle, 'journal_mode = wal') !== 'wal')
      throw new Error('WAL needs shared memory, which its file system, such as a network drive, does not have')
    for (const [name, value] of Object.entries(settings)) handle.exec(`pragma ${name} = ${value}`)
    const damage = isSmall ? findDamage(handle) : undefined
    if (damage !== undefined) throw new Damaged(damage)
    // Commits even when the number is already there: a full or read-only disk shows now and not at a user's save.
    handle.exec(`pragma application_id = ${APPLICATION_ID}`)
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

/** A damaged file is still read, but nothing more is written to it. */
function stopWriting(handle: DatabaseSync, file: string, log: Log): (damage: string) => void {
  return (damage) => {
    if (!handle.isOpen) return
    handle.exec('pragma query_only = on')
    log.error('the database is damaged: nothing more is saved until it is replaced from a backup', { file, damage })
  }
}

function checkpoint(handle: DatabaseSync): void {
  try {
    handle.exec('pragma wal_checkpoint(passive)')
  } catch {
    // A full or failing disk: the log keeps everything, and the next save reports it.
  }
}

/**
 * Opens the SQLite database in a directory, creating both where they are missing. A file larger than `checkedAtStart`
 * bytes is checked for damage beside the running server, because reading all of it would delay each start. With `alone`,
 * only one process can open it so. Throws {@link CannotStart}.
 */
export function openSqlite(
  dataDir: string,
  log = silentLog,
  {
    checkedAtStart = CHECKED_AT_START,
    checkedAfter = CHECKED_AFTER,
    settings = SETTINGS,
    checkpointEvery = CHECKPOINT_EVERY,
    alone = false,
  } = {},
): Database {
  const file = withoutLinks(join(dataDir, 'kinstead.db'))
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new CannotStart(
      `The data directory ${dataDir} cannot be created: ${(error as Error).message}. Set DATA_DIR to a directory that can be written.`,
      error,
    )
  }
  let unlock: (() => void) | undefined
  try {
    ensureDatabaseFile(file)
    if (alone) {
      unlock = lockForServer(file)
      rejectHardLinks(file)
    }
    const isSmall = statSync(file).size <= checkedAtStart
    const handle = openForWriting(file, isSmall, settings)
    try {
      rejectEmptied(handle, file, dataDir)
    } catch (error) {
      handle.close()
      throw error
    }
    chmodSync(file, 0o600)
    // From here on the dialect waits.
    handle.exec('pragma busy_timeout = 0')
    const readOnly = new DatabaseSync(file, { readOnly: true, timeout: settings.busy_timeout })
    for (const one of [handle, readOnly]) one.exec(`pragma cache_size = -${CACHE}`)
    const lock = createMutex()
    const db = new Kysely<Tables>({
      dialect: sqliteDialect({ handle, readOnly, lock, lockWait: settings.busy_timeout }),
    })
    const cancelCheck = isSmall ? undefined : checkLater(file, checkedAfter, stopWriting(handle, file, log))
    const checkpoints = setInterval(checkpoint, checkpointEvery, handle).unref()
    const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0
    return {
      type: 'sqlite',
      db,
      exclusively: (work) => work(),
      files: () => ({ database: sizeOf(file), log: sizeOf(`${file}-wal`) }),
      async close() {
        clearInterval(checkpoints)
        await cancelCheck?.()
        // Writes that already wait go first.
        await nextTurn()
        const release = await lock()
        await db.destroy()
        for (const open of [readOnly, handle]) if (open.isOpen) open.close()
        release()
        unlock?.()
      },
    }
  } catch (error) {
    unlock?.()
    throw cannotOpen(file, error)
  }
}
