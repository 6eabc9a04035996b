import { LIMITS } from '../formats/text-rules.ts'
import type { EntryChange, ListPatch, TrustPatch } from './patch.ts'
import { type ListField, listFields, type TrustRecord } from './record.ts'

type Entry = { id: string }
const LISTS = Object.keys(listFields) as ListField[]

function withChanges<T extends object>(target: T, changes: object): T {
  const before = target as Record<string, unknown>
  // All fields at once, and then those that are no new value: one by one takes three times as long.
  const merged: Record<string, unknown> = Object.assign({ ...before }, changes)
  for (const field in changes) {
    if (merged[field] === null || (merged[field] === undefined && !(field in before))) delete merged[field]
    else if (merged[field] === undefined) merged[field] = before[field]
  }
  return merged as T
}

function mergeList(field: ListField, list: readonly Entry[], patch: ListPatch<Entry>): Entry[] {
  const entries = new Map(list.map((entry) => [entry.id, entry]))
  for (const id of patch.remove ?? []) entries.delete(id)
  for (const change of patch.put ?? []) {
    const known = entries.get(change.id)
    const merged = withChanges<EntryChange<Entry>>(known ?? { id: change.id }, change)
    // A change to an entry that is no longer there is dropped: removing was a decision, the change a detail of it.
    if (known || listFields[field].safeParse(merged).success) entries.set(change.id, merged)
  }
  return [...entries.values()]
}

/**
 * The one merge, used by the browser's queue and by the server: scalars by field, `certificateData` by its fields,
 * lists entry by entry through their ids, in the order in which entries were first put. Pure; neither argument changes.
 * Applying the same patch twice gives the same record as applying it once.
 */
export function merge(trust: TrustRecord, patch: TrustPatch): TrustRecord {
  const { certificateData, beneficiaries, assets, trustees, acknowledgements, ...scalars } = patch
  const merged = withChanges(trust, scalars)
  if (certificateData) merged.certificateData = withChanges(trust.certificateData ?? {}, certificateData)
  const changes = { beneficiaries, assets, trustees, acknowledgements } satisfies Record<ListField, unknown>
  for (const field of LISTS) {
    const change = changes[field] as ListPatch<Entry> | undefined
    if (change) Object.assign(merged, { [field]: mergeList(field, trust[field] ?? [], change) })
  }
  return merged
}

/** The first list that holds more than 1,000 entries, if any: a merge of two devices' additions can pass the limit. */
export function overfullList(trust: TrustRecord): ListField | undefined {
  return LISTS.find((field) => (trust[field]?.length ?? 0) > LIMITS.list)
}
