import { differ, entryChange } from './differences.ts'
import type { EntryChange, ListPatch, TrustPatch } from './patch.ts'
import { type ListField, listFields, scalarFields, type TrustRecord } from './record.ts'

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
