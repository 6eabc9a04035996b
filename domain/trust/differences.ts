import type { EntryChange, ListPatch } from './patch.ts'
import { type ListField, listFields, scalarFields, type TrustRecord } from './record.ts'

const lists = Object.keys(listFields) as ListField[]

type Holder = Readonly<Record<string, unknown>>

/** Whether a value has fields of its own. */
export const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values differ. What a merge did not touch is the same object, which spares the comparing of all else. */
export const differ = (one: unknown, other: unknown) => one !== other && JSON.stringify(one) !== JSON.stringify(other)

function pathsBetween(before: unknown, after: unknown, path: string, mark: '.' | '/' = '.'): string[] {
  if (!differ(before, after)) return []
  if (!isHolder(before) && !isHolder(after)) return [path]
  const [was, is] = [before, after].map((value) => (isHolder(value) ? value : {})) as [Holder, Holder]
  return Object.keys({ ...was, ...is }).flatMap((field) =>
    pathsBetween(was[field], is[field], `${path}${mark}${field}`),
  )
}

function listPaths(list: ListField, before: TrustRecord, after: TrustRecord): string[] {
  if (before[list] === after[list]) return []
  const was = new Map<string, object>((before[list] ?? []).map((entry) => [entry.id, entry]))
  const is = new Map<string, object>((after[list] ?? []).map((entry) => [entry.id, entry]))
  const gone = [...was.keys()].filter((id) => !is.has(id)).map((id) => `${list}/${id}`)
  return [...gone, ...[...is].flatMap(([id, entry]) => pathsBetween(was.get(id), entry, `${list}/${id}`, '/'))]
}

/**
 * Which answers differ between two records of one trust: `grantorName`, `certificateData.adminAddress`,
 * `assets/{id}/realEstateDetails.street`; of an entry that is gone `assets/{id}`. The order of a list counts for nothing. Pure.
 */
export function changedPaths(before: TrustRecord, after: TrustRecord): string[] {
  const [was, is]: Holder[] = [before, after]
  return [
    ...Object.keys(scalarFields).filter((field) => differ(was?.[field], is?.[field])),
    ...pathsBetween(before.certificateData, after.certificateData, 'certificateData'),
    ...lists.flatMap((list) => listPaths(list, before, after)),
  ]
}

/** Of an entry or a part of it, the path of the entry; of another answer, its own. */
const entryOf = (path: string) => path.split('/', 2).join('/')

/** Whether a path names one of these answers, the whole entry that one of them is part of, or a part of such an entry. */
export function concerning(paths: readonly string[]): (path: string) => boolean {
  const [exact, entries] = [new Set(paths), new Set(paths.map(entryOf))]
  return (path) => exact.has(path) || exact.has(entryOf(path)) || (path === entryOf(path) && entries.has(path))
}

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
  const changed = Object.entries(after).filter(([field, value]) => differ(value, before[field as keyof Entry]))
  if (cleared.length === 0 && changed.length === 0) return undefined
  return {
    ...Object.fromEntries([...cleared.map((field) => [field, null]), ...changed]),
    id: after.id,
  } as EntryChange<Entry>
}
