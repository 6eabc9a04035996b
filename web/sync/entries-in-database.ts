import type { Database } from './database.ts'
import type { EntryStore } from './ports.ts'

const ofUser = (uid: string) => IDBKeyRange.bound([uid, Number.NEGATIVE_INFINITY], [uid, Number.POSITIVE_INFINITY])
// A save counts as kept once it is on the disk, not in the system's cache: people pull plugs.
const STRICT = { durability: 'strict' } as const

/** The queue in IndexedDB: what a browser has acknowledged there survives its being killed, which localStorage does not promise. */
export function entriesInDatabase(run: <T>(work: (opened: Database) => Promise<T>) => Promise<T>): EntryStore {
  return {
    add: (entry) =>
      run(async (db) => {
        const writing = db.transaction('queue', 'readwrite', STRICT)
        const last = await writing.store.openKeyCursor(ofUser(entry.uid), 'prev')
        const order = Math.max(entry.order, last ? last.primaryKey[1] + 1 : 0)
        await writing.store.add({ ...entry, order })
        await writing.done
        return order
      }),
    put: (entry) =>
      run(async (db) => {
        const writing = db.transaction('queue', 'readwrite', STRICT)
        const key = await writing.store.index('patch').getKey(entry.patchId)
        await writing.store.put({ ...entry, order: key?.[1] ?? entry.order })
        await writing.done
      }),
    list: (uid) => run((db) => db.getAll('queue', ofUser(uid))),
    remove: (_uid, patchIds) =>
      run(async (db) => {
        const writing = db.transaction('queue', 'readwrite', STRICT)
        const keys = await Promise.all(patchIds.map((patchId) => writing.store.index('patch').getKey(patchId)))
        await Promise.all(keys.map((key) => key && writing.store.delete(key)))
        await writing.done
      }),
  }
}
