import { merge } from '../merge.ts'
import { newTrust, type TrustRecord } from '../record.ts'
import { isEmptyPatch } from './patch-between.ts'
import { replay, type StoredChange } from './replay.ts'

/** A change with the version whose answers it brought back, if it did. */
export interface HistoryChange extends StoredChange {
  restoredFrom?: number
}

/** Changes that one person made in one go, with the answers before and after them. */
export interface EditingSession {
  /** Each save, oldest first; at least one. */
  saves: readonly StoredChange[]
  /** The last of the saves: the version that shows the answers as the session left them. */
  version: number
  before: TrustRecord
  after: TrustRecord
  /** It brought the answers of this version back. */
  restoredFrom?: number
  /** The trust was begun in it. */
  begun?: true
}

/** A longer pause between two saves, in milliseconds, starts another session. */
const PAUSE = 10 * 60_000
/** Short enough that a mistake of half an hour ago has a session before it to go back to. */
const LONGEST = 15 * 60_000
/** Each save is offered by its time, and a person looks through so many. */
export const MOST_SAVES = 20

/** Whether a change belongs to the session of those before it. The completing of the trust ends one. */
function goesOn(open: readonly HistoryChange[], later: HistoryChange, dayOf: (at: string) => string): boolean {
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last || open.length >= MOST_SAVES) return false
  if (last.restoredFrom !== undefined || later.restoredFrom !== undefined || last.patch.completedAt) return false
  if (dayOf(last.at) !== dayOf(later.at)) return false
  const since = (change: HistoryChange) => Date.parse(later.at) - Date.parse(change.at)
  return since(last) <= PAUSE && since(first) <= LONGEST
}

/**
 * The changes that follow on `base`, oldest first, grouped by editing session. `dayOf` returns the reader's day of an instant: no
 * session goes over midnight. Rows that compaction has combined by day are no saves to be shown. Pure.
 */
export function editingSessionsOf(
  uid: string,
  base: TrustRecord | null,
  changes: readonly HistoryChange[],
  dayOf: (at: string) => string,
): EditingSession[] {
  const groups: HistoryChange[][] = []
  for (const change of changes.filter(({ patch, version }) => version === 1 || !isEmptyPatch(patch))) {
    const open = groups.at(-1)
    if (open && goesOn(open, change, dayOf)) open.push(change)
    else groups.push([change])
  }
  let record = base
  return groups.flatMap((saves) => {
    const [first, last] = [saves[0], saves.at(-1)]
    if (!first || !last) return []
    const before = record ?? newTrust(uid, first.at)
    const after = replay(uid, record, saves) ?? before
    record = after
    const { restoredFrom } = first
    return [
      {
        saves,
        version: last.version,
        before,
        after,
        ...(restoredFrom !== undefined && { restoredFrom }),
        ...(first.version === 1 && { begun: true as const }),
      },
    ]
  })
}

/** One save of a session, with the answers before and after it. */
export interface SingleSave {
  version: number
  at: string
  before: TrustRecord
  after: TrustRecord
}

/** The saves of a session one by one, oldest first. Pure. */
export function singleSaves(session: Pick<EditingSession, 'before' | 'saves'>): SingleSave[] {
  let after = session.before
  return session.saves.map(({ version, at, patch }) => {
    const before = after
    after = merge(before, patch)
    return { version, at, before, after }
  })
}
