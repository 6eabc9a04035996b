import type { CompletionFlag } from '#domain/trust/lifecycle.ts'
import type { ListField } from '#domain/trust/record.ts'
import { CannotStart } from '../errors.ts'

/** How many bytes of changes one account may store, and write in one day (UTC). */
export interface Quota {
  stored: number
  daily: number
}

/** The account was deleted while the write was under way. It has changed nothing. */
export class AccountDeleted extends Error {
  constructor() {
    super('The account was deleted.')
    this.name = 'AccountDeleted'
  }
}

/** The session that asked for the write has ended. The write has changed nothing. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended.')
    this.name = 'SessionEnded'
  }
}

/** The codes for a row that refers to a missing user. */
const WITHOUT_USER = { sqlite: 787, postgres: '23503' }

/** Whether a write failed because the account it is about was deleted. */
export function isOfDeletedAccount(error: unknown): boolean {
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  return error instanceof AccountDeleted || code === WITHOUT_USER.postgres || errcode === WITHOUT_USER.sqlite
}

/** An idempotency key was used before for another request. The write has changed nothing. */
export class KeyTaken extends Error {
  constructor() {
    super('This idempotency key was used for another request. Use a new one.')
    this.name = 'KeyTaken'
  }
}

/** The account has reached a quota. The write has changed nothing. */
export class QuotaReached extends Error {
  readonly quota: keyof Quota
  constructor(quota: keyof Quota) {
    super(`The account has reached its ${quota} quota.`)
    this.name = 'QuotaReached'
    this.quota = quota
  }
}

/** A write marks an incomplete trust as completed. It has changed nothing. */
export class NotComplete extends Error {
  readonly field: CompletionFlag
  constructor(field: CompletionFlag) {
    super(`The trust is not complete, and ${field} would say that it is.`)
    this.name = 'NotComplete'
    this.field = field
  }
}

/** A write would exceed a limit of a trust. It has changed nothing. */
export abstract class TooMuch extends Error {}

/** Two devices' additions together passed the limit of a list. */
export class ListTooLong extends TooMuch {
  readonly field: ListField
  constructor(field: ListField) {
    super(`The list ${field} would have more entries than allowed.`)
    this.name = 'ListTooLong'
    this.field = field
  }
}

/** Each text and list is within its limit, but all together are not. */
export class TrustTooLarge extends TooMuch {
  constructor() {
    super('The trust would have more text in it than allowed.')
    this.name = 'TrustTooLarge'
  }
}

const REJECTIONS = [TooMuch, NotComplete, KeyTaken, QuotaReached, AccountDeleted]

/** Whether a write was rejected for its content. The other writes of its group go on. */
export const isRejected = (error: unknown) => REJECTIONS.some((kind) => error instanceof kind)

/** The system's codes for a lost connection, and PostgreSQL's: shut down, not connected, insufficient resources, a standby, a lock timeout, a serialization failure and a deadlock. */
const UNAVAILABLE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|57P0|08|53|25006|55P03|40001|40P01)/
/** Whether the database could not be used at all, which says nothing about the write. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  return (
    UNAVAILABLE.test(code) ||
    isSqliteUnavailable(error) ||
    /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(message)
  )
}

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
const isSqliteUnavailable = (error: unknown) => Object.values(CODE).includes(codeOf(error))

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
