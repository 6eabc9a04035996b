import { LIMITS } from '../formats/text-rules.ts'
import type { ListPatch, TrustPatch } from './patch.ts'
import { type ListField, listFields, type TrustRecord } from './record.ts'

type Entry = { id: string }
const LISTS = Object.keys(listFields) as ListField[]

/** A field set to `null` is removed, and one that is undefined stays as it was. */
function putChanges(target: object, changes: object): void {
  const fields = target as Record<string, unknown>
  const given = changes as Record<string, unknown>
  for (const field in given) {
    const value = given[field]
    if (value === null) delete fields[field]
    else if (value !== undefined) fields[field] = value
  }
}

function withChanges<T extends object>(target: T, changes: object): T {
  const changed = { ...target }
  putChanges(changed, changes)
  return changed
}

/**
 * Whether a change sets every field of an entry, in the same order. The change then replaces the entry without copying,
 * as when a page saves a complete entry.
 */
function replacesEntry(change: object, entry: object): boolean {
  const fields = Object.keys(entry)
  let index = 0
  for (const field in change) if (fields[index++] !== field) return false
  return index === fields.length && Object.values(change).every((value) => value !== null && value !== undefined)
}

/** The entries by their ids, in the order in which they were first put. */
type Entries = Map<string, Entry>
const entriesOf = (list: readonly Entry[] = []): Entries => new Map(list.map((entry) => [entry.id, entry]))

function changeEntries(field: ListField, entries: Entries, patch: ListPatch<Entry>): void {
  for (const id of patch.remove ?? []) entries.delete(id)
  for (const change of patch.put ?? []) {
    const known = entries.get(change.id)
    if (known) {
      entries.set(change.id, replacesEntry(change, known) ? change : withChanges(known, change))
      continue
    }
    // Unknown id: add a complete entry; drop a partial one, because it edits a removed entry.
    const entry = withChanges<Entry>({ id: change.id }, change)
    if (listFields[field].safeParse(entry).success) entries.set(change.id, entry)
  }
}

/** Same result as successive merges, but builds each list once. Pure. */
export function mergeAll(trust: TrustRecord, patches: readonly TrustPatch[]): TrustRecord {
  const merged = { ...trust }
  const lists = new Map<ListField, Entries>()
  for (const patch of patches) {
    const {
      certificateData,
      beneficiaries,
      assets,
      trustees,
      acknowledgements,
      people,
      witnesses,
      signings,
      contacts,
      ...scalars
    } = patch
    putChanges(merged, scalars)
    if (certificateData) merged.certificateData = withChanges(merged.certificateData ?? {}, certificateData)
    const ofLists = { beneficiaries, assets, trustees, acknowledgements, people, witnesses, signings, contacts }
    const changes: Record<ListField, unknown> = ofLists
    for (const field of LISTS) {
      const change = changes[field] as ListPatch<Entry> | undefined
      if (!change) continue
      const entries = lists.get(field) ?? entriesOf(trust[field])
      changeEntries(field, entries, change)
      lists.set(field, entries)
      // In its place among the fields, as one merge after the other would have it.
      merged[field] ??= []
    }
  }
  for (const [field, entries] of lists) Object.assign(merged, { [field]: [...entries.values()] })
  return merged
}

/**
 * The one merge, used by the browser's outbox and by the server: scalars by field, `certificateData` by its fields,
 * lists entry by entry through their ids, in the order in which entries were first put. Pure; neither argument changes.
 * Applying the same patch twice gives the same record as applying it once.
 */
export const merge = (trust: TrustRecord, patch: TrustPatch): TrustRecord => mergeAll(trust, [patch])

/** The first list that holds more than 1,000 entries, if any: a merge of two devices' additions can pass the limit. */
export function overfullList(trust: TrustRecord): ListField | undefined {
  return LISTS.find((field) => (trust[field]?.length ?? 0) > LIMITS.list)
}
