import type { TrustState } from '#api/trust.ts'
import { merge, mergeAll } from '#domain/trust/merge.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { type Made, patchOf, type QueueEntry } from './entry.ts'

/** The server's record with everything on top that the server has not yet been seen to hold. */
export function screenRecord(uid: string, base: TrustState, entries: readonly QueueEntry[]): TrustRecord | null {
  const onTop = entries.filter((entry) => !entry.refused && !isSeen(entry, base))
  const first = onTop[0]
  if (!first) return base.record
  return mergeAll(base.record ?? newTrust(uid, first.at), onTop.map(patchOf))
}

/** Whether the record of `base` already holds the entry. Laying it on top again would hide what others changed since. */
export function isSeen(entry: QueueEntry, base: TrustState): boolean {
  return entry.acknowledged !== undefined && entry.acknowledged <= base.version
}

/** The state after a change that the server made, or `undefined` when a change in between is missing. */
export function afterChange(state: TrustState, made: Made): TrustState | undefined {
  if (made.version <= state.version) return state
  if (state.record === null || made.version !== state.version + 1) return undefined
  return { version: made.version, record: { ...merge(state.record, made.patch), lastUpdated: made.lastUpdated } }
}
