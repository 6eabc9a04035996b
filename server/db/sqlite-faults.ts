import { CannotStart } from '../errors.ts'

/** What was found wrong with a database file, in the words of the check. */
export class Damaged extends Error {}

/** SQLite's primary result codes; the upper bytes of what it reports only say more about each. */
const CODE = { busy: 5, readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 }

/** Where to read on, for whoever meets one of these. */
const MORE = 'docs/reliability.md tells how backups are put back.'

/** The sentence for the person who starts the server: what is wrong with this file, and how to mend it. */
export function cannotOpen(file: string, fault: unknown): CannotStart {
  if (fault instanceof CannotStart) return fault
  const { message, code = '', errcode = 0 } = fault as NodeJS.ErrnoException & { errcode?: number }
  const kind = errcode & 0xff
  const say = (what: string) => new CannotStart(`The database file ${file} ${what}`, fault)
  if (fault instanceof Damaged || kind === CODE.corrupt || kind === CODE.notADatabase)
    return say(
      `is damaged (${message}). Put back a backup with "npm run restore", or move it and the key files secret and data-key away to begin with an empty one; it has been left as it is. ${MORE}`,
    )
  if (kind === CODE.full || code === 'ENOSPC')
    return say(
      'cannot be written, because its disk is full. Free some space and start again; what is stored is unharmed.',
    )
  if (kind === CODE.readOnly || kind === CODE.cannotOpen || ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return say(
      `cannot be opened for writing (${message}). Let the user who runs Kinstead write the directory and the files kinstead.db* in it, see that the disk is not mounted read-only, or set DATA_DIR to another directory; what is stored is unharmed.`,
    )
  if (kind === CODE.busy)
    return say('is locked by another program, such as a restore. Wait until it has finished, and start again.')
  if (kind === CODE.ioError)
    return say(
      `cannot be used, because the disk reports a fault (${message}). Check the disk, then start again. ${MORE}`,
    )
  return say(
    `cannot be opened: ${message}. See that the directory and the file can be written, or set DATA_DIR to another directory.`,
  )
}
