import type { Asset, Beneficiary, Contact, RegisteredPerson, Trustee, Witness } from '../entries.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { replay, type StoredChange } from './replay.ts'

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
