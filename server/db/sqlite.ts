import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as soon } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { CannotStart } from '../errors.ts'
import { signsOfData } from '../first-start.ts'
import { type Log, silentLog } from '../observability/log.ts'
import { checkLater } from './check-later.ts'
import { checkWhole } from './check-whole.ts'
import type { Database } from './database.ts'
import { holdAlone } from './hold-alone.ts'
import { createMutex } from './mutex.ts'
import { prepareOnce } from './sqlite-connection.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { cannotOpen, Damaged } from './sqlite-faults.ts'
import { APPLICATION_ID, ensureDatabaseFile, refuseOtherNames, withoutLinks } from './sqlite-file.ts'
import { checkpoint, enlargeCache, SETTINGS, type SqliteSettings, set } from './sqlite-settings.ts'
import type { Tables } from './tables.ts'

/** Up to this size the check takes a fraction of a second, and is made before anyone is served. */
const CHECKED_AT_START = 64 * 1_048_576
/** Milliseconds between two looks at the log: once nobody has written from one look to the next, it is copied into the file. */
const IDLE_CHECK_EVERY = 2_000
/** And after so many milliseconds in any case. */
const CHECKPOINT_EVERY = 60_000
/** Milliseconds in which the server starts and those who waited for it are served, before a larger one is read. */
export const CHECKED_AFTER = 5_000

const numberOf = (handle: DatabaseSync, name: string) => Object.values(handle.prepare(`pragma ${name}`).get() ?? {})[0]

interface CheckpointTimes {
  idleCheckEvery: number
  checkpointEvery: number
}

/** A copy of the file alone, whose tables were in the log beside the original, looks like one that nobody has begun. */
function refuseEmptied(handle: DatabaseSync, file: string, dataDir: string): void {
  if (handle.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'").get()) return
  const signs = signsOfData(dataDir)
  if (signs.length > 0)
    throw new CannotStart(
      `The database file ${file} has no tables of Kinstead's, although ${signs.join(' and ')} ${signs.length === 1 ? 'shows' : 'show'} that there was data. It may be a copy that was made without ${file}-wal, in which the latest changes are: copy both while no server runs, or restore a backup with "npm run restore". To begin with an empty database, move it and these files away.`,
    )
}

function opened(file: string, isSmall: boolean, settings: SqliteSettings): DatabaseSync {
  const handle = new DatabaseSync(file, { timeout: 5_000 })
  try {
    const id = numberOf(handle, 'application_id')
    if (id !== 0 && id !== APPLICATION_ID) throw new Damaged('it is a database of another program')
    const { journal_mode: mode } = handle.prepare('pragma journal_mode = wal').get() ?? {}
    if (mode !== 'wal') throw new Error('its file system has no shared memory, as a network drive, and WAL needs it')
    set(handle, settings)
    const damage = isSmall ? checkWhole(handle) : undefined
    if (damage !== undefined) throw new Damaged(damage)
    // A real commit, even when the number is there already: a full or read-only disk is found now and not by a user.
    handle.exec(`pragma application_id = ${APPLICATION_ID}`)
    return handle
  } catch (fault) {
    handle.close()
    throw fault
  }
}

/** The file cannot be trusted: it is still read, but nothing more is written into it. */
function stopWriting(handle: DatabaseSync, file: string, log: Log): (damage: string) => void {
  return (damage) => {
    if (!handle.isOpen) return
    handle.exec('pragma query_only = on')
    log.error('the database is damaged: nothing more is saved until it is replaced from a backup', { file, damage })
  }
}

/**
 * Copies the log into the database file once nobody writes, and now and then while they do: a copy of that file alone
 * then has all but the latest changes. Looking at the log itself also finds what other processes write.
 */
function checkpoints(file: string, { idleCheckEvery, checkpointEvery }: CheckpointTimes, copy: () => void): () => void {
  const lastWrite = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.mtimeMs
  let seen = lastWrite()
  let copied: number | undefined
  const whenIdle = setInterval(() => {
    const written = lastWrite()
    if (written === seen && written !== copied) {
      copied = written
      copy()
    }
    seen = written
  }, idleCheckEvery).unref()
  const always = setInterval(copy, checkpointEvery).unref()
  return () => {
    clearInterval(whenIdle)
    clearInterval(always)
  }
}

/**
 * Opens the SQLite database in a directory, making both when they are not there. A file larger than `checkedAtStart`
 * bytes is checked for damage beside the running server, some seconds later: reading it all first would keep everybody
 * waiting at each start. `alone` refuses where another process has opened it so. Throws {@link CannotStart}.
 */
export function openSqlite(
  dataDir: string,
  log = silentLog,
  {
    checkedAtStart = CHECKED_AT_START,
    checkedAfter = CHECKED_AFTER,
    settings = SETTINGS,
    idleCheckEvery = IDLE_CHECK_EVERY,
    checkpointEvery = CHECKPOINT_EVERY,
    alone = false,
    observeGroup = undefined as Database['observeGroup'],
  } = {},
): Database {
  const file = withoutLinks(join(dataDir, 'kinstead.db'))
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (fault) {
    throw new CannotStart(
      `The data directory ${dataDir} cannot be made: ${(fault as Error).message}. Set DATA_DIR to a directory that can be written.`,
      fault,
    )
  }
  let release: (() => void) | undefined
  try {
    ensureDatabaseFile(file)
    if (alone) {
      release = holdAlone(file)
      refuseOtherNames(file)
    }
    const isSmall = statSync(file).size <= checkedAtStart
    const handle = opened(file, isSmall, settings)
    try {
      refuseEmptied(handle, file, dataDir)
    } catch (fault) {
      handle.close()
      throw fault
    }
    chmodSync(file, 0o600)
    handle.exec('pragma busy_timeout = 0')
    const reading = new DatabaseSync(file, { readOnly: true, timeout: settings.busy_timeout })
    for (const one of [handle, reading]) enlargeCache(one)
    const lock = createMutex()
    const breakOff = isSmall ? undefined : checkLater(file, checkedAfter, stopWriting(handle, file, log))
    const db = new Kysely<Tables>({
      dialect: sqliteDialect({
        handle,
        writing: prepareOnce(handle),
        reading: prepareOnce(reading),
        lock,
        lockWait: settings.busy_timeout,
      }),
    })
    const endCheckpoints = checkpoints(file, { idleCheckEvery, checkpointEvery }, () => {
      if (handle.isOpen) checkpoint(handle)
    })
    const close = async () => {
      endCheckpoints()
      await breakOff?.()
      // Writes that wait already go first.
      await soon()
      const unlock = await lock()
      await db.destroy()
      for (const open of [reading, handle]) if (open.isOpen) open.close()
      unlock()
      release?.()
    }
    const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0
    const files = () => ({ database: sizeOf(file), log: sizeOf(`${file}-wal`) })
    return { type: 'sqlite', db, exclusively: (work) => work(), close, files, observeGroup }
  } catch (fault) {
    release?.()
    throw cannotOpen(file, fault)
  }
}
