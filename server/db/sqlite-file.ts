import { linkSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../errors.ts'
import { Damaged } from './sqlite-faults.ts'
import { syncDirectory } from './sync-disk.ts'

/** "KINS": by this number in its header, a file is known to be a database of Kinstead's. */
export const APPLICATION_ID = 0x4b_49_4e_53

const MOST_LINKS = 40

/** Where symbolic links lead, also to a file that is not there: SQLite keeps its log beside that one. */
export function withoutLinks(file: string): string {
  let found = file
  for (let links = 0; links < MOST_LINKS; links += 1) {
    if (!lstatSync(found, { throwIfNoEntry: false })?.isSymbolicLink()) return found
    found = resolve(dirname(found), readlinkSync(found))
  }
  return file
}

/** Under its name at once or not at all; never in the place of a file that is there. */
export function publish(made: string, file: string): void {
  try {
    linkSync(made, file)
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    // Another process was first, and its file is as good.
    if (code === 'EEXIST') return
    // A file system without hard links.
    if (code === undefined || !['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw fault
    renameSync(made, file)
  }
}

/**
 * Makes an empty database when there is none. It is made under another name first: so a file of no length, of which a
 * kill at the first start would leave many, is always the remains of one that had something in it.
 */
export function ensureDatabaseFile(file: string): void {
  const there = statSync(file, { throwIfNoEntry: false })
  if (there && there.size === 0) throw new Damaged('it is empty, which Kinstead never leaves behind')
  if (there) return
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  // A new file would be mixed with what waits in the log of the one that is gone.
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
 * Throws {@link CannotStart} where the file has another name, a hard link: by that one another server has a log and a lock
 * of its own, and both would damage the file.
 */
export function refuseOtherNames(file: string): void {
  const { ino, nlink } = statSync(file)
  if (nlink <= 1) return
  // The name under which it was made, where the process that made it has not removed it yet, or was killed before.
  for (const name of readdirSync(dirname(file)).filter((one) => one.startsWith(`${basename(file)}.new-`))) {
    const made = join(dirname(file), name)
    if (statSync(made, { throwIfNoEntry: false })?.ino === ino) rmSync(made, { force: true })
  }
  if (statSync(file).nlink > 1)
    throw new CannotStart(
      `The database file ${file} has another name, a hard link. A server that opened it by that name would damage it. Find the names with "find / -xdev -samefile ${file}", remove the others, and start again; "npm run backup" makes a copy.`,
    )
}
