import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { QueuedDownload } from './changes.ts'
import type { KeyValueStorage, OutboxStorage, StoredItem } from './ports.ts'

interface Schema extends DBSchema {
  queue: { key: [string, number]; value: StoredItem; indexes: { patch: string } }
  seals: { key: string; value: CryptoKey }
}
type Database = IDBPDatabase<Schema>
export type RunInDatabase = <T>(work: (opened: Database) => Promise<T>) => Promise<T>

/** Longest wait for the database, in milliseconds: some browsers leave an opening unanswered. */
const TIMEOUT = 2_000

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage of this browser does not answer')), TIMEOUT)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Opens the browser's database at the first use, and again after it was closed from outside. */
export function database(name = 'kinstead'): RunInDatabase {
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
    const opened = await withTimeout(opening)
    return withTimeout(work(opened))
  }
}

const ofUser = (uid: string) => IDBKeyRange.bound([uid, Number.NEGATIVE_INFINITY], [uid, Number.POSITIVE_INFINITY])
// A save counts as stored once it is on the disk, not in the system's cache: a computer may lose its power.
const STRICT = { durability: 'strict' } as const

/** The changes in IndexedDB: what a browser has acknowledged there survives a crash, which localStorage does not promise. */
export function changesInDatabase(run: RunInDatabase): OutboxStorage {
  return {
    add: (item) =>
      run(async (db) => {
        const writing = db.transaction('queue', 'readwrite', STRICT)
        const last = await writing.store.openKeyCursor(ofUser(item.uid), 'prev')
        const order = Math.max(item.order, last ? last.primaryKey[1] + 1 : 0)
        await writing.store.add({ ...item, order })
        await writing.done
        return order
      }),
    put: (item) =>
      run(async (db) => {
        const writing = db.transaction('queue', 'readwrite', STRICT)
        const key = await writing.store.index('patch').getKey(item.patchId)
        await writing.store.put({ ...item, order: key?.[1] ?? item.order })
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

/** Items in localStorage, under one key each, so that tabs do not overwrite each other's. */
function inLocalStorage(
  texts: KeyValueStorage,
  prefix: string,
  encode: (item: StoredItem) => unknown,
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON
  decode: (stored: any) => StoredItem | undefined,
): OutboxStorage {
  const keyOf = (uid: string, patchId: string) => `${prefix}${encodeURIComponent(uid)}.${patchId}`
  function parse(text: string | null): StoredItem | undefined {
    try {
      return decode(JSON.parse(text ?? 'null'))
    } catch {
      return undefined
    }
  }
  function list(uid: string): StoredItem[] {
    return texts
      .keys()
      .filter((key) => key.startsWith(keyOf(uid, '')))
      .flatMap((key) => parse(texts.get(key)) ?? [])
      .filter((item) => item.uid === uid)
      .sort((a, b) => a.order - b.order)
  }
  const write = (item: StoredItem) => texts.set(keyOf(item.uid, item.patchId), JSON.stringify(encode(item)))

  return {
    async add(item) {
      const order = Math.max(item.order, (list(item.uid).at(-1)?.order ?? -1) + 1)
      write({ ...item, order })
      return order
    },
    put: async (item) => write(item),
    list: async (uid) => list(uid),
    async remove(uid, patchIds) {
      for (const patchId of patchIds) texts.remove(keyOf(uid, patchId))
    },
  }
}

/** The changes in localStorage, for browsers without IndexedDB. */
export const changesInLocalStorage = (texts: KeyValueStorage): OutboxStorage =>
  inLocalStorage(
    texts,
    'kinstead.unsent.',
    (item) => item,
    (stored) => stored ?? undefined,
  )

/**
 * The download records in localStorage. Place and format are those of earlier versions of the page, which may still be
 * open in another tab and would take a record among the changes for an answer.
 */
export const downloadsInLocalStorage = (texts: KeyValueStorage): OutboxStorage =>
  inLocalStorage(
    texts,
    'kinstead.copies.',
    (item) => {
      const { kind: _, patchId: key, order: __, ...record } = item as QueuedDownload
      return { ...record, key }
    },
    ({ key, ...record }) =>
      Array.isArray(record.documents) && typeof key === 'string'
        ? { ...record, kind: 'download', patchId: key, order: Date.parse(record.at) || 0 }
        : undefined,
  )
