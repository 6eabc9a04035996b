import { merge, overfullList } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { ListTooLong, TrustTooLarge } from './store.ts'
import type { TrustRow } from './tables.ts'

/**
 * The longest trust, in characters of JSON: many times what a person types, and about what a browser can keep. Each save
 * reads and writes all of it, so that one account with far more would keep everybody waiting.
 */
export const MOST_TEXT = 2 * 1_048_576

/** Now, but always after the last change: clocks step back, versions do not. */
function instantAfter(row: TrustRow, now: number): string {
  const last = row.version === 0 ? 0 : Date.parse(row.updated_at)
  return new Date(Math.max(now, last + 1)).toISOString()
}

/**
 * The row as a change leaves it, one of version 0 standing for no trust. The change's social security numbers are
 * encrypted, and `now` is in milliseconds since 1970. Throws {@link ListTooLong} and {@link TrustTooLarge}.
 */
export function applied(row: TrustRow, sealed: TrustPatch, now: number): TrustRow {
  const at = instantAfter(row, now)
  // Merging leaves encrypted values alone, so the record is never opened for a change.
  const before: TrustRecord = row.version === 0 ? newTrust(row.uid, at) : JSON.parse(row.body)
  const after = merge(before, sealed)
  after.lastUpdated = at
  const tooLong = overfullList(after)
  if (tooLong) throw new ListTooLong(tooLong)
  const body = JSON.stringify(after)
  // What makes it shorter is let through, however long it still is.
  if (body.length > MOST_TEXT && body.length > row.body.length) throw new TrustTooLarge()
  return { ...row, version: row.version + 1, body, updated_at: at }
}
