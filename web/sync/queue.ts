import { isUnsent, type QueueEntry } from './entry.ts'
import type { EntryStore, Sealer, StoredEntry } from './ports.ts'
import { openSecrets, sealSecrets } from './secrets.ts'

/** The saves of one browser that the server has not yet acknowledged, and those it refused. */
export class Queue {
  readonly #stores: readonly EntryStore[]
  readonly #sealer: Sealer
  /** What no store would take, or may take because a number in it cannot be sealed. Known to this tab alone. */
  readonly #unstored = new Map<string, QueueEntry>()
  readonly #opened = new Map<string, QueueEntry>()
  #adding: Promise<unknown> = Promise.resolve()

  /** `stores` in the order in which they are tried. */
  constructor(stores: readonly EntryStore[], sealer: Sealer) {
    this.#stores = stores
    this.#sealer = sealer
  }

  /** Puts an entry behind all others. `kept` tells whether it will outlive the tab. */
  add(entry: QueueEntry): Promise<{ entry: QueueEntry; kept: boolean }> {
    // One after another: sealing takes longer than not sealing, and must not let a later save overtake.
    const added = this.#adding.then(() => this.#add(entry))
    this.#adding = added.catch(() => undefined)
    return added
  }

  async #add(entry: QueueEntry): Promise<{ entry: QueueEntry; kept: boolean }> {
    const stored = await this.#sealed(entry)
    for (const store of stored ? this.#stores : []) {
      const order = await store.add(stored as StoredEntry).catch(() => undefined)
      if (order === undefined) continue
      const placed = { ...entry, order }
      this.#opened.set(entry.patchId, placed)
      return { entry: placed, kept: true }
    }
    this.#unstored.set(entry.patchId, entry)
    return { entry, kept: false }
  }

  /** Puts an entry before all others. */
  async addFirst(entry: QueueEntry): Promise<void> {
    const first = (await this.list(entry.uid))[0]
    const placed = { ...entry, order: Math.min(entry.order, (first?.order ?? entry.order) - 1) }
    this.#unstored.set(entry.patchId, placed)
    await this.put(placed)
  }

  /** Every entry of the user, in order. */
  async list(uid: string): Promise<QueueEntry[]> {
    const entries = new Map<string, QueueEntry>()
    for (const store of this.#stores) {
      const listed = await store.list(uid).catch(() => [])
      for (const stored of listed) if (stored.uid === uid) entries.set(stored.patchId, await this.#open(stored))
    }
    for (const entry of this.#unstored.values()) if (entry.uid === uid) entries.set(entry.patchId, entry)
    return [...entries.values()].sort((a, b) => a.order - b.order)
  }

  async unsent(uid: string): Promise<QueueEntry[]> {
    return (await this.list(uid)).filter(isUnsent)
  }

  /** Writes an entry anew in its place: acknowledged, or set aside. */
  async put(entry: QueueEntry): Promise<void> {
    const stored = await this.#sealed(entry)
    for (const store of stored ? this.#stores : []) {
      const here = await store.list(entry.uid).catch(() => [])
      // An entry that no store held may find room now, in the first store that takes it.
      if (!here.some(({ patchId }) => patchId === entry.patchId) && !this.#unstored.has(entry.patchId)) continue
      const written = await store.put(stored as StoredEntry).then(
        () => true,
        () => false,
      )
      if (!written) continue
      this.#unstored.delete(entry.patchId)
      return
    }
    if (this.#unstored.has(entry.patchId)) this.#unstored.set(entry.patchId, entry)
  }

  async remove(uid: string, patchIds: readonly string[]): Promise<void> {
    for (const patchId of patchIds) {
      this.#unstored.delete(patchId)
      this.#opened.delete(patchId)
    }
    if (patchIds.length > 0) for (const store of this.#stores) await store.remove(uid, patchIds).catch(() => undefined)
  }

  async clear(uid: string): Promise<void> {
    await this.#adding
    const entries = await this.list(uid)
    await this.remove(
      uid,
      entries.map(({ patchId }) => patchId),
    )
  }

  async #sealed(entry: QueueEntry): Promise<StoredEntry | undefined> {
    if (entry.kind === 'directive') return entry
    const hidden = await sealSecrets(this.#sealer, entry.uid, entry.patch)
    return hidden && { ...entry, patch: hidden.values, sealed: hidden.sealed }
  }

  async #open({ sealed, ...entry }: StoredEntry): Promise<QueueEntry> {
    if (entry.kind === 'directive') return entry
    const known = this.#opened.get(entry.patchId)
    if (known?.kind === 'trust') return { ...entry, patch: known.patch } as QueueEntry
    const opened = { ...entry, patch: await openSecrets(this.#sealer, entry.uid, { values: entry.patch, sealed }) }
    this.#opened.set(entry.patchId, opened)
    return opened
  }
}
