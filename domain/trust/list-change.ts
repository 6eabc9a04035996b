import type { EntryChange, ListPatch } from './patch.ts'

/**
 * The change that leads from the stored list to the list on screen: entries that differ are put, entries that are gone are removed.
 * Entries that another device added meanwhile are in neither and stay. Fields that a stored entry has and the new one lacks are cleared.
 */
export function listChange<Entry extends { id: string }>(
  stored: readonly Entry[] | undefined,
  edited: readonly Entry[],
): ListPatch<Entry> {
  const before = new Map((stored ?? []).map((entry) => [entry.id, entry]))
  const kept = new Set(edited.map((entry) => entry.id))
  const put = edited.flatMap((entry) => entryChange(before.get(entry.id), entry) ?? [])
  const remove = [...before.keys()].filter((id) => !kept.has(id))
  return { ...(put.length > 0 && { put }), ...(remove.length > 0 && { remove }) }
}

/** The change that leads from one state of an entry to another, `undefined` for none; of a new entry, all of it. */
export function entryChange<Entry extends { id: string }>(
  before: Entry | undefined,
  after: Entry,
): EntryChange<Entry> | undefined {
  if (!before) return { ...after }
  const cleared = Object.keys(before).filter((field) => !(field in after) || after[field as keyof Entry] === undefined)
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Entry]),
  )
  if (cleared.length === 0 && changed.length === 0) return undefined
  return {
    ...Object.fromEntries([...cleared.map((field) => [field, null]), ...changed]),
    id: after.id,
  } as EntryChange<Entry>
}
