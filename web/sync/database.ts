import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { StoredEntry } from './ports.ts'

interface Schema extends DBSchema {
  queue: { key: [string, number]; value: StoredEntry; indexes: { patch: string } }
  seals: { key: string; value: CryptoKey }
}
export type Database = IDBPDatabase<Schema>

/** Longest wait for the database: some browsers leave an opening unanswered. */
const PATIENCE = 2_000

export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage of this browser does not answer')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Opens the browser's database when first asked, and anew after it was closed from outside. */
export function database(name = 'kinstead'): <T>(work: (opened: Database) => Promise<T>) => Promise<T> {
  let opening: Promise<Database> | undefined

  function open(): Promise<Database> {
    const opened: Promise<Database> = openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh
          .createObjectStore('queue', { keyPath: ['uid', 'order'] })
          .createIndex('patch', 'patchId', { unique: true })
        fresh.createObjectStore('seals')
      },
      blocking: () => void opened.then((db) => db.close()).finally(forget),
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }
  function forget() {
    opening = undefined
  }

  return async (work) => {
    opening ??= open()
    const opened = await within(PATIENCE, opening)
    return within(PATIENCE, work(opened))
  }
}
