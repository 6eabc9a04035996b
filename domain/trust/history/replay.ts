import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust, type TrustRecord } from '../record.ts'

/** A change as it is kept: the version that it made, and when (ISO 8601, UTC). */
export interface KeptChange {
  version: number
  at: string
  patch: TrustPatch
}

/**
 * The record as it was after these changes, which follow on `base`; with no base, from the beginning. `null` when there
 * is neither. The changes are in the order of their versions. Pure.
 */
export function replay(uid: string, base: TrustRecord | null, changes: readonly KeptChange[]): TrustRecord | null {
  return changes.reduce<TrustRecord | null>(
    (record, { at, patch }) => ({ ...merge(record ?? newTrust(uid, at), patch), lastUpdated: at }),
    base,
  )
}
