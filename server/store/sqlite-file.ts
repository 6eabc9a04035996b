import { linkSync, lstatSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
