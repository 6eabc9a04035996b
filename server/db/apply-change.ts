import { directiveOf, type HealthCareDirective, isAboutDirective } from '#domain/trust/directive.ts'
import { invalidCompletionFlag } from '#domain/trust/lifecycle.ts'
import { merge, overfullList } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { ListTooLong, NotComplete, type Quota, QuotaReached, TrustTooLarge } from './database-errors.ts'
import type { TrustRow } from './tables.ts'

/**
 * The longest trust, in characters of JSON: many times what a person types, and about what a browser can store. Each save
 * reads and writes all of it, so that a far longer one would delay the saves of others.
 */
export const MAX_TRUST_LENGTH = 2 * 1_048_576

/** About what a row of the history takes besides the bytes of its change: many changes of one letter fill a disk, too. */
export const ROW_OVERHEAD = 200

/** Now, but always after the last change, because a clock may step back. */
function instantAfter(last: string | undefined, now: number): string {
  return new Date(last === undefined ? now : Math.max(now, Date.parse(last) + 1)).toISOString()
}

/** The bytes that count for the quotas of all changes, and of the day of the last one, after this change. */
export function quotaBytes({ kept_bytes, day_bytes, updated_at }: TrustRow, body: string, at: string) {
  const bytes = Buffer.byteLength(body) + ROW_OVERHEAD
  const isSameDay = at.slice(0, 10) === updated_at.slice(0, 10)
  return { kept_bytes: kept_bytes + bytes, day_bytes: isSameDay ? day_bytes + bytes : bytes }
}

interface Options {
  isRestore?: boolean
  quota?: Quota | undefined
}

interface Applied {
  row: TrustRow
  /** Present if the change is about the directive: its document, or `null` for none. */
  directive?: HealthCareDirective | null
}

/**
 * Merges a change into a row; a row of version 0 stands for no trust. The social security numbers in the change are
 * encrypted, and `body` is its JSON; `now` is in milliseconds since 1970. Throws {@link ListTooLong}, {@link TrustTooLarge},
 * {@link QuotaReached} and, unless `isRestore`, {@link NotComplete}.
 */
export function applyChange(
  row: TrustRow,
  change: { sealed: TrustPatch; body: string },
  now: number,
  { isRestore = false, quota }: Options = {},
): Applied {
  const at = instantAfter(row.version === 0 ? undefined : row.updated_at, now)
  // Merging leaves encrypted values alone, so the record is never opened for a change.
  const before: TrustRecord = row.version === 0 ? newTrust(row.uid, at) : JSON.parse(row.body)
  const after = merge(before, change.sealed)
  after.lastUpdated = at
  const tooLong = overfullList(after)
  if (tooLong) throw new ListTooLong(tooLong)
  const flag = isRestore ? undefined : invalidCompletionFlag(after, change.sealed)
  if (flag) throw new NotComplete(flag)
  const body = JSON.stringify(after)
  // A change that makes it shorter is accepted, however long the trust still is.
  if (body.length > MAX_TRUST_LENGTH && body.length > row.body.length) throw new TrustTooLarge()
  const bytes = quotaBytes(row, change.body, at)
  if (quota && bytes.kept_bytes > quota.stored) throw new QuotaReached('stored')
  if (quota && bytes.day_bytes > quota.daily) throw new QuotaReached('daily')
  return {
    row: { ...row, version: row.version + 1, body, updated_at: at, ...bytes },
    ...(isAboutDirective(change.sealed) && { directive: directiveOf(after) ?? null }),
  }
}
