import { BESIDES } from '../applied.ts'
import type { Quota } from '../store.ts'

/**
 * How a record lies in the database: the version of its row, the version and time of its last change, which the row may
 * lack, and how many bytes of JSON the row and all that it lacks are. Without a record, all are null.
 */
export type RecordState = KeptState | { base: null; version: null; at: null; size: null; kept: null; day: null }
interface KeptState {
  base: number
  version: number
  at: string
  size: number
  /** What all its changes count for. */
  kept: number
  /** At least what those count for that were made on the day of the last one. */
  day: number
}

/** Answers a {@link RecordState} for a uid. */
export const STATE = `
  select record.version as base, coalesce(max(change.version), record.version) as version,
    coalesce(max(change.at), record.updated_at) as at,
    octet_length(record.body) + coalesce(sum(octet_length(change.body)), 0) as size,
    record.kept_bytes + coalesce(sum(octet_length(change.body) + ${BESIDES}), 0) as kept,
    record.day_bytes + coalesce(sum(octet_length(change.body) + ${BESIDES}), 0) as day
  from trust_record as record
  left join trust_patch as change on change.uid = record.uid and change.version > record.version
  where record.uid = ?`

/** A record's row is written anew at every eighth change, and so lacks seven at most. */
const EVERY = 8
/**
 * Bytes of JSON, of a record and all that it lacks; of a new change, characters. In so few no list has more than a
 * thousand entries, since the smallest takes 34 characters: it is certain without looking that no list is too long, and
 * the record not too large.
 */
export const SMALL = 34_000

/** Whether a change, as JSON, may be kept in the history alone, and be laid into the record later with others. */
export function mayWait(uid: string, state: RecordState, patch: string, quota?: Quota): state is KeptState {
  // A row of version 0 holds a place for a trust that is just beginning.
  if (state.base === null || state.base === 0 || state.size + patch.length > SMALL) return false
  const bytes = patch.length * 3 + BESIDES
  if (quota && (state.kept + bytes > quota.stored || state.day + bytes > quota.daily)) return false
  // Whether it may say so depends on the whole record.
  if (/"(completed|isComplete|completedAt)":[^nf]/.test(patch)) return false
  // Not for all at the same version: of many who save at one pace, all would come to it at once, and wait for each other.
  return (state.version + 1 + uid.charCodeAt(0)) % EVERY !== 0
}
