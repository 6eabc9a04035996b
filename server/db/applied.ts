import { falseMark } from '#domain/trust/lifecycle.ts'
import { merge, overfullList } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { ListTooLong, NotComplete, QuotaReached, TrustTooLarge } from './refused-writes.ts'
import type { Quota } from './store.ts'
import type { TrustRow } from './tables.ts'

/**
 * The longest trust, in characters of JSON: many times what a person types, and about what a browser can keep. Each save
 * reads and writes all of it, so that one account with far more would keep everybody waiting.
 */
export const MOST_TEXT = 2 * 1_048_576

/** What a change takes of the database besides its own bytes, about: many changes of one letter fill a disk, too. */
export const BESIDES = 200

/** Now, but always after the last change: clocks step back, versions do not. */
export function instantAfter(last: string | undefined, now: number): string {
  return new Date(last === undefined ? now : Math.max(now, Date.parse(last) + 1)).toISOString()
}

/** What all changes of a row, and those of the day of the last one, count for after this one. */
export function counted({ kept_bytes, day_bytes, updated_at }: TrustRow, body: string, at: string) {
  const bytes = Buffer.byteLength(body) + BESIDES
  const isSameDay = at.slice(0, 10) === updated_at.slice(0, 10)
  return { kept_bytes: kept_bytes + bytes, day_bytes: isSameDay ? day_bytes + bytes : bytes }
}

interface Applying {
  isRestore?: boolean
  quota?: Quota | undefined
}

/**
 * The row as a change leaves it; one of version 0 stands for no trust. The change comes with its social security numbers
 * encrypted, and as JSON; `now` is in milliseconds since 1970. Throws {@link ListTooLong}, {@link TrustTooLarge},
 * {@link QuotaReached} and, unless `isRestore`, {@link NotComplete}.
 */
export function applied(
  row: TrustRow,
  change: { sealed: TrustPatch; body: string },
  now: number,
  { isRestore = false, quota }: Applying = {},
): TrustRow {
  const at = instantAfter(row.version === 0 ? undefined : row.updated_at, now)
  // Merging leaves encrypted values alone, so the record is never opened for a change.
  const before: TrustRecord = row.version === 0 ? newTrust(row.uid, at) : JSON.parse(row.body)
  const after = merge(before, change.sealed)
  after.lastUpdated = at
  const tooLong = overfullList(after)
  if (tooLong) throw new ListTooLong(tooLong)
  const mark = isRestore ? undefined : falseMark(after, change.sealed)
  if (mark) throw new NotComplete(mark)
  const body = JSON.stringify(after)
  // What makes it shorter is let through, however long it still is.
  if (body.length > MOST_TEXT && body.length > row.body.length) throw new TrustTooLarge()
  const bytes = counted(row, change.body, at)
  if (quota && bytes.kept_bytes > quota.stored) throw new QuotaReached('stored')
  if (quota && bytes.day_bytes > quota.daily) throw new QuotaReached('daily')
  return { ...row, version: row.version + 1, body, updated_at: at, ...bytes }
}
