import { CannotStart } from '../errors.ts'

/** What is wrong with a database file, in the words of the check. */
export class Damaged extends Error {}

/** SQLite's primary result codes. */
const CODE = { busy: 5, locked: 6, readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 }

/** The upper bytes of what SQLite reports only add detail. */
const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff

export const isBusy = (error: unknown) => [CODE.busy, CODE.locked].includes(codeOf(error))
export const isDamaged = (error: unknown) =>
  error instanceof Damaged || [CODE.corrupt, CODE.notADatabase].includes(codeOf(error))
/** Whether the database could not be used at all, which says nothing about the statement. */
export const isSqliteUnavailable = (error: unknown) => Object.values(CODE).includes(codeOf(error))

/** The message for the person who starts the server: what is wrong with this file, and how to repair it. */
export function cannotOpen(file: string, error: unknown): CannotStart {
  if (error instanceof CannotStart) return error
  const { message, code = '' } = error as NodeJS.ErrnoException
  const kind = codeOf(error)
  const because = (what: string) => new CannotStart(`The database file ${file} ${what}`, error)
  const more = 'docs/reliability.md describes how to restore a backup.'
  if (isDamaged(error))
    return because(
      `is damaged (${message}). It has not been changed. Restore a backup with "npm run restore". To start with an empty database instead, move it and the key files secret and data-key away. ${more}`,
    )
  if (kind === CODE.full || code === 'ENOSPC')
    return because(
      'cannot be written, because its disk is full. Free some space and start again. The stored data is intact.',
    )
  if (kind === CODE.readOnly || kind === CODE.cannotOpen || ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return because(
      `cannot be opened for writing (${message}). Give the user who runs Kinstead write access to the directory and the files kinstead.db* in it, check that the disk is not mounted read-only, or set DATA_DIR to another directory. The stored data is intact.`,
    )
  if (kind === CODE.busy)
    return because('is locked by another program, such as a restore. Wait until it has finished, and start again.')
  if (kind === CODE.ioError)
    return because(
      `cannot be used, because the disk reports an error (${message}). Check the disk, then start again. ${more}`,
    )
  return because(
    `cannot be opened: ${message}. Check that the directory and the file can be written, or set DATA_DIR to another directory.`,
  )
}
