import { differ, entryChange } from '../differences.ts'
import type { Asset, Beneficiary, Contact, RegisteredPerson, Trustee, Witness } from '../entries.ts'
import { merge, mergeAll } from '../merge.ts'
import type { EntryChange, ListPatch, TrustPatch } from '../patch.ts'
import { type ListField, listFields, newTrust, scalarFields, type TrustRecord } from '../record.ts'

const lists = Object.keys(listFields) as ListField[]

/** The values of `after` that differ, and `null` for those that only `before` has. */
function fieldsBetween(before: object, after: object, fields: readonly string[]): Record<string, unknown> {
  const [was, is] = [before, after] as Record<string, unknown>[]
  const differing = fields.filter((field) => differ(was?.[field], is?.[field]))
  return Object.fromEntries(differing.map((field) => [field, is?.[field] ?? null]))
}

/** How many entries at the head of the list can stay where they are: merging puts what is new at the end. */
function staying<Entry extends { id: string }>(before: readonly Entry[], after: readonly Entry[]): number {
  const places = new Map(before.map(({ id }, place) => [id, place]))
  let last = -1
  const turn = after.findIndex(({ id }) => {
    const place = places.get(id) ?? -1
    const stays = place > last
    last = place
    return !stays
  })
  return turn === -1 ? after.length : turn
}

function listBetween<Entry extends { id: string }>(
  before: readonly Entry[] = [],
  after: readonly Entry[] = [],
): ListPatch<Entry> {
  const was = new Map(before.map((entry) => [entry.id, entry]))
  const stays = staying(before, after)
  const kept = new Set(after.slice(0, stays).map(({ id }) => id))
  const changed = after.slice(0, stays).flatMap((entry) => entryChange(was.get(entry.id), entry) ?? [])
  const moved = after.slice(stays).map((entry): EntryChange<Entry> => ({ ...entry }))
  const remove = before.map(({ id }) => id).filter((id) => !kept.has(id))
  const put = [...changed, ...moved]
  return { ...(put.length > 0 && { put }), ...(remove.length > 0 && { remove }) }
}

/**
 * The patch that {@link merge} makes `after` of `before` with: every field, and lists with their order. What is the same
 * is not in it; a list or group that is there and empty counts as none. The times of the record are left out. Pure.
 */
export function patchBetween(before: TrustRecord, after: TrustRecord): TrustPatch {
  const scalars = fieldsBetween(before, after, Object.keys(scalarFields))
  const [was, is] = [before.certificateData ?? {}, after.certificateData ?? {}]
  const certificateData = fieldsBetween(was, is, Object.keys({ ...was, ...is }))
  const changedLists = lists
    .map((list) => [list, listBetween<{ id: string }>(before[list], after[list])] as const)
    .filter(([, change]) => change.put || change.remove)
  return {
    ...scalars,
    ...(Object.keys(certificateData).length > 0 && { certificateData }),
    ...Object.fromEntries(changedLists),
  } as TrustPatch
}

/** Whether a patch changes nothing at all. */
export function isEmptyPatch(patch: TrustPatch): boolean {
  return Object.keys(patch).length === 0
}

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
const SESSION_GAP = 10 * 60_000
/** Short enough that a mistake of half an hour ago has a session before it to go back to. */
const MAX_SESSION_LENGTH = 15 * 60_000
/** Each save is offered by its time, and a person looks through so many. */
export const MAX_SESSION_SAVES = 20

/** Whether a change belongs to the session of those before it. The completing of the trust ends one. */
function goesOn(open: readonly HistoryChange[], later: HistoryChange, dayOf: (at: string) => string): boolean {
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last || open.length >= MAX_SESSION_SAVES) return false
  if (last.restoredFrom !== undefined || later.restoredFrom !== undefined || last.patch.completedAt) return false
  if (dayOf(last.at) !== dayOf(later.at)) return false
  const since = (change: HistoryChange) => Date.parse(later.at) - Date.parse(change.at)
  return since(last) <= SESSION_GAP && since(first) <= MAX_SESSION_LENGTH
}

/**
 * The changes that follow on `base`, oldest first, grouped by editing session. `dayOf` returns the user's day of an instant: no
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

const LISTS = ['beneficiaries', 'assets', 'trustees', 'people', 'witnesses', 'contacts'] as const

/** An entry that was taken out of its list, as it was before, and when (ISO 8601). */
export interface RemovedEntry {
  list: (typeof LISTS)[number]
  entry: Beneficiary | Asset | Trustee | RegisteredPerson | Witness | Contact
  at: string
}

/**
 * The entries that these changes, which follow on `base`, took out and that are not there at their end, the last one
 * first. Entries that were added and taken out in one go are among them. Pure.
 */
export function removedEntries(
  uid: string,
  base: TrustRecord | null,
  changes: readonly StoredChange[],
): RemovedEntry[] {
  const removed = new Map<string, RemovedEntry>()
  let record = base
  let done = 0
  for (const [index, { at, patch }] of changes.entries()) {
    if (!LISTS.some((list) => patch[list]?.remove?.length)) continue
    record = replay(uid, record, changes.slice(done, index))
    done = index
    for (const list of LISTS) {
      const gone = new Set(patch[list]?.remove)
      for (const entry of record?.[list] ?? []) {
        const key = `${list}/${entry.id}`
        // Put in again, so that the last one taken out comes last.
        if (!gone.has(entry.id)) continue
        removed.delete(key)
        removed.set(key, { list, entry, at })
      }
    }
  }
  record = replay(uid, record, changes.slice(done))
  const isThere = ({ list, entry }: RemovedEntry) => record?.[list]?.some(({ id }) => id === entry.id)
  return [...removed.values()].filter((entry) => !isThere(entry)).reverse()
}

/** The change that brings one entry back, and nothing else. */
export const broughtBack = ({ list, entry }: RemovedEntry): TrustPatch => ({ [list]: { put: [entry] } })
