import type { Database } from './database.ts'
import type { KeyStore } from './sealer.ts'

export function keysInDatabase(run: <T>(work: (opened: Database) => Promise<T>) => Promise<T>): KeyStore {
  return {
    get: (uid) => run((db) => db.get('seals', uid)),
    settle: (uid, key) =>
      run(async (db) => {
        const writing = db.transaction('seals', 'readwrite', { durability: 'strict' })
        const stored = await writing.store.get(uid)
        if (!stored) await writing.store.put(key, uid)
        await writing.done
        return stored ?? key
      }),
    remove: (uid) => run((db) => db.delete('seals', uid)),
  }
}
