import type { CompletionMark } from '#domain/trust/lifecycle.ts'
import type { ListField } from '#domain/trust/record.ts'
import type { Quota } from './store.ts'

/** The account was deleted while the write was under way. It has changed nothing. */
export class AccountDeleted extends Error {
  constructor() {
    super('The account was deleted.')
    this.name = 'AccountDeleted'
  }
}

/** The session that asked for the write has ended meanwhile. It has changed nothing. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended.')
    this.name = 'SessionEnded'
  }
}

/** SQLite's and PostgreSQL's code of a row that names a user who is not there. */
const WITHOUT_USER = { sqlite: 787, postgres: '23503' }

/** Whether a write failed because the account it is about was deleted. */
export function isOfDeletedAccount(fault: unknown): boolean {
  const { code, errcode } = fault as NodeJS.ErrnoException & { errcode?: number }
  return fault instanceof AccountDeleted || code === WITHOUT_USER.postgres || errcode === WITHOUT_USER.sqlite
}

/** A key that was used before comes with another request. It has changed nothing. */
export class KeyTaken extends Error {
  constructor() {
    super('This key was used for another request.')
    this.name = 'KeyTaken'
  }
}

/** The account holds, or has written on this day, as much as it may. The write has changed nothing. */
export class QuotaReached extends Error {
  readonly quota: keyof Quota
  constructor(quota: keyof Quota) {
    super(`The account has reached its ${quota} quota.`)
    this.name = 'QuotaReached'
    this.quota = quota
  }
}

/** A write marks a trust as completed that is not complete. It has changed nothing. */
export class NotComplete extends Error {
  readonly field: CompletionMark
  constructor(field: CompletionMark) {
    super(`The trust is not complete, and ${field} would say that it is.`)
    this.name = 'NotComplete'
    this.field = field
  }
}

/** A write that would leave more than a trust may hold. It has changed nothing. */
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

/** Each text and list is within its limit, and all together are not. */
export class TrustTooLarge extends TooMuch {
  constructor() {
    super('The trust would have more text in it than allowed.')
    this.name = 'TrustTooLarge'
  }
}

const REJECTIONS = [TooMuch, NotComplete, KeyTaken, QuotaReached, AccountDeleted]

/** Whether a write was rejected for what it says: the others of its group go on without it. */
export const isRejected = (error: unknown) => REJECTIONS.some((kind) => error instanceof kind)

/** The system's codes of a connection lost, and PostgreSQL's: shut down, not connected, out of something, a standby that is not yet or no longer the primary, a lock that others hold for too long, and a transaction to be tried again. */
const UNAVAILABLE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|57P0|08|53|25006|55P03|40001|40P01)/
/** SQLite's codes for busy, locked, read-only, disk error, damage, disk full and no file; the upper bytes only say more about each. */
const UNAVAILABLE_SQLITE = [5, 6, 8, 10, 11, 13, 14, 26]

/** Whether the database could not be used at all, which says nothing about the write. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', errcode = 0, message = '' } = error as NodeJS.ErrnoException & { errcode?: number }
  return (
    UNAVAILABLE.test(code) ||
    UNAVAILABLE_SQLITE.includes(errcode & 0xff) ||
    /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(message)
  )
}
