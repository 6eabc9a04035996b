import type { EntryStore, StoredEntry, TextStore } from './ports.ts'

const PREFIX = 'kinstead.unsent.'

/** The queue in localStorage, for browsers without a database. One key an entry, so that tabs do not overwrite each other's. */
export function entriesInTexts(texts: TextStore): EntryStore {
  const keyOf = (entry: { uid: string; patchId: string }) =>
    `${PREFIX}${encodeURIComponent(entry.uid)}.${entry.patchId}`

  function list(uid: string): StoredEntry[] {
    const mine = `${PREFIX}${encodeURIComponent(uid)}.`
    return texts
      .keys()
      .filter((key) => key.startsWith(mine))
      .map((key) => parsed(texts.get(key)))
      .filter((entry) => entry?.uid === uid)
      .sort((a, b) => a.order - b.order)
  }
  function parsed(text: string | null): StoredEntry {
    try {
      return JSON.parse(text ?? 'null')
    } catch {
      return null as never
    }
  }

  return {
    async add(entry) {
      const order = Math.max(entry.order, (list(entry.uid).at(-1)?.order ?? -1) + 1)
      texts.set(keyOf(entry), JSON.stringify({ ...entry, order }))
      return order
    },
    async put(entry) {
      texts.set(keyOf(entry), JSON.stringify(entry))
    },
    list: async (uid) => list(uid),
    async remove(uid, patchIds) {
      for (const patchId of patchIds) texts.remove(keyOf({ uid, patchId }))
    },
  }
}
