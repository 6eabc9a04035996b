import { replay } from '#domain/trust/history/replay.ts'
import { falseMark } from '#domain/trust/lifecycle.ts'
import { merge, overfullList } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { type ChangeRow, changeOf } from './kept-change.ts'
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

/** The record of a row, with the changes that came after it. */
const present = ({ uid, body }: TrustRow, later: readonly ChangeRow[]): TrustRecord => {
  const record: TrustRecord = JSON.parse(body)
  return replay(uid, record, later.map(changeOf)) ?? record
}

/** What all changes, and those of the last day, count for after these. */
function counted(row: TrustRow, changes: readonly Pick<ChangeRow, 'at' | 'body'>[]) {
  let { kept_bytes, day_bytes, updated_at: last } = row
  for (const { at, body } of changes) {
    const bytes = Buffer.byteLength(body) + BESIDES
    kept_bytes += bytes
    day_bytes = at.slice(0, 10) === last.slice(0, 10) ? day_bytes + bytes : bytes
    last = at
  }
  return { kept_bytes, day_bytes }
}

/** The row with the changes that came after it, oldest first. Nothing in it is encrypted or decrypted. */
export function broughtUpToDate(row: TrustRow, later: readonly ChangeRow[]): TrustRow {
  const last = later.at(-1)
  if (!last) return row
  const body = JSON.stringify(present(row, later))
  return { ...row, version: last.version, body, updated_at: last.at, ...counted(row, later) }
}

interface Applying {
  later?: readonly ChangeRow[]
  isRestore?: boolean | undefined
  quota?: Quota | undefined
}

/**
 * The row as a change leaves it, one of version 0 standing for no trust; `later` are the changes that came after the row,
 * oldest first. The change's social security numbers are encrypted, and `now` is in milliseconds since 1970. Throws
 * {@link ListTooLong}, {@link TrustTooLarge}, {@link QuotaReached} and, unless `isRestore`, {@link NotComplete}.
 */
export function applied(
  row: TrustRow,
  sealed: TrustPatch,
  now: number,
  { later = [], isRestore = false, quota }: Applying = {},
): TrustRow {
  const { version, at: last } = later.at(-1) ?? { version: row.version, at: row.updated_at }
  const at = instantAfter(version === 0 ? undefined : last, now)
  // Merging leaves encrypted values alone, so the record is never opened for a change.
  const before = version === 0 ? newTrust(row.uid, at) : present(row, later)
  const after = merge(before, sealed)
  after.lastUpdated = at
  const tooLong = overfullList(after)
  if (tooLong) throw new ListTooLong(tooLong)
  const mark = isRestore ? undefined : falseMark(after, sealed)
  if (mark) throw new NotComplete(mark)
  const body = JSON.stringify(after)
  // What makes it shorter is let through, however long it still is.
  if (body.length > MOST_TEXT && body.length > row.body.length) throw new TrustTooLarge()
  const bytes = counted(row, [...later, { at, body: JSON.stringify(sealed) }])
  if (quota && bytes.kept_bytes > quota.stored) throw new QuotaReached('stored')
  if (quota && bytes.day_bytes > quota.daily) throw new QuotaReached('daily')
  return { ...row, version: version + 1, body, updated_at: at, ...bytes }
}
