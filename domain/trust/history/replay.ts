import { mergeAll } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust, type TrustRecord } from '../record.ts'

/** A stored change: the version that it made, and when (ISO 8601, UTC). */
export interface StoredChange {
  version: number
  at: string
  patch: TrustPatch
}

/**
 * The record as it was after these changes, which follow on `base`; with no base, from the beginning. `null` when there
 * is neither. The changes are in the order of their versions. Pure.
 */
export function replay(uid: string, base: TrustRecord | null, changes: readonly StoredChange[]): TrustRecord | null {
  const first = changes[0]
  const last = changes.at(-1)
  if (!first || !last) return base
  const record = mergeAll(
    base ?? newTrust(uid, first.at),
    changes.map(({ patch }) => patch),
  )
  record.lastUpdated = last.at
  return record
}
