import {
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { CannotStart } from '../errors.ts'
import { Damaged, isBusy, isDamaged } from './database-errors.ts'

/** "KINS", in the header of each Kinstead database. */
export const APPLICATION_ID = 0x4b_49_4e_53

/** Makes the contents of a file survive a loss of power. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Makes the names in a directory survive a loss of power, where the system can. */
export function syncDirectory(directory: string): void {
  try {
    const handle = openSync(directory, 'r')
    fsyncSync(handle)
    closeSync(handle)
  } catch {
    // Some systems do not open directories; they order such changes themselves.
  }
}

const MAX_LINKS = 40

/** Resolves symbolic links, also to a file that does not exist: SQLite has its log beside the target. */
export function withoutLinks(file: string): string {
  let found = file
  for (let links = 0; links < MAX_LINKS; links += 1) {
    if (!lstatSync(found, { throwIfNoEntry: false })?.isSymbolicLink()) return found
    found = resolve(dirname(found), readlinkSync(found))
  }
  return file
}

/** Gives a finished file its name in one step. Never replaces an existing file. */
export function publish(made: string, file: string): void {
  try {
    linkSync(made, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process was first, and its file serves as well.
    if (code === 'EEXIST') return
    // A file system without hard links.
    if (code === undefined || !['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error
    renameSync(made, file)
  }
}

/**
 * Creates an empty database when there is none, under another name first. A kill at the first start then never leaves an
 * empty file, and an empty file is always what is left of a database that had something in it.
 */
export function ensureDatabaseFile(file: string): void {
  const existing = statSync(file, { throwIfNoEntry: false })
  if (existing && existing.size === 0) throw new Damaged('it is empty, which Kinstead never leaves behind')
  if (existing) return
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  // SQLite would apply the log of the missing file to the new one.
  if (log && log.size > 0) throw new Damaged(`it is missing, although ${file}-wal is there`)
  const made = `${file}.new-${process.pid}`
  rmSync(made, { force: true })
  try {
    const handle = new DatabaseSync(made)
    handle.exec(`pragma synchronous = full; pragma application_id = ${APPLICATION_ID}`)
    handle.close()
    publish(made, file)
  } finally {
    rmSync(made, { force: true })
  }
  syncDirectory(dirname(file))
}

/**
 * Throws {@link CannotStart} where the file has a hard link: a server that opens it by that name has a log and a lock of
 * its own, and both servers would damage the file.
 */
export function rejectHardLinks(file: string): void {
  const { ino, nlink } = statSync(file)
  if (nlink <= 1) return
  // The name under which it was created, where that process has not removed it yet or was killed before.
  for (const name of readdirSync(dirname(file)).filter((one) => one.startsWith(`${basename(file)}.new-`))) {
    const made = join(dirname(file), name)
    if (statSync(made, { throwIfNoEntry: false })?.ino === ino) rmSync(made, { force: true })
  }
  if (statSync(file).nlink > 1)
    throw new CannotStart(
      `The database file ${file} has a second name, a hard link. A server that opens it by that name would damage it. Find the names with "find / -xdev -samefile ${file}", remove the others, and start again; "npm run backup" makes a copy.`,
    )
}

const THIS_PROCESS = `process ${process.pid} on ${hostname()}`

function openLockFile(file: string): DatabaseSync {
  const handle = new DatabaseSync(file, { timeout: 200 })
  try {
    // Nothing in it needs to be durable.
    handle.exec('pragma synchronous = off; create table if not exists holder (name text)')
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

/**
 * Locks a database file for this process until it is released or the process ends: the system takes back the lock of a
 * killed process. Only another server is excluded; scripts may open the database. Throws {@link CannotStart} where
 * another process has the lock.
 */
export function lockForServer(database: string): () => void {
  const file = `${realpathSync(database)}.lock`
  const locked = (holder?: unknown) =>
    new CannotStart(
      `Another Kinstead server${typeof holder === 'string' ? ` (${holder})` : ''} is running on the database file ${database}. Stop that one first, or set DATA_DIR to another directory. Several servers need PostgreSQL (docs/deployment.md).`,
    )
  let handle: DatabaseSync
  try {
    handle = openLockFile(file)
  } catch (error) {
    if (isBusy(error)) throw locked()
    if (!isDamaged(error)) throw error
    // A loss of power leaves it so, and then no process holds it.
    rmSync(file)
    handle = openLockFile(file)
  }
  try {
    // The name is committed before the lock is taken, because an open transaction hides what it writes.
    handle.exec('begin immediate; delete from holder')
    handle.prepare('insert into holder values (?)').run(THIS_PROCESS)
    handle.exec('commit; begin immediate')
    return () => handle.close()
  } catch (error) {
    const holder = isBusy(error) ? handle.prepare('select name from holder').get()?.name : undefined
    handle.close()
    throw isBusy(error) ? locked(holder) : error
  }
}

/** Reads every page of a database. Returns what is wrong with it, if anything. Throws when SQLite cannot read on. */
export function findDamage(handle: DatabaseSync): string | undefined {
  const found = Object.values(handle.prepare('pragma quick_check(1)').get() ?? {})[0]
  return found === 'ok' ? undefined : String(found).replace(/\s+/g, ' ')
}

/**
 * Checks a database file beside the running server, in a thread with a connection of its own, after `delay` milliseconds.
 * Calls `report` with what is wrong. Returns how to cancel.
 */
export function checkLater(file: string, delay: number, report: (damage: string) => void): () => Promise<unknown> {
  let cancel = async (): Promise<unknown> => clearTimeout(timer)
  const timer = setTimeout(() => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { checkDatabase: file } })
    worker.unref()
    worker.on('message', (damage: string | undefined) => damage !== undefined && report(damage))
    // Any other error is about the check, not about the file.
    worker.on('error', (error: Error) => isDamaged(error) && report(error.message))
    cancel = () => worker.terminate()
  }, delay)
  timer.unref()
  return () => cancel()
}

if (!isMainThread && workerData?.checkDatabase) {
  const handle = new DatabaseSync(String(workerData.checkDatabase), { readOnly: true, timeout: 5_000 })
  parentPort?.postMessage(findDamage(handle))
  handle.close()
}
