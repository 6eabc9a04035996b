import type { TrustState } from '#api/trust.ts'
import { isChange, isSuperseded, type OutboxItem, patchOf, type QueuedChange, type QueuedDownload } from './changes.ts'
import { openSecrets, sealSecrets } from './crypto.ts'
import type { OutboxStorage, Sealer, StoredItem } from './ports.ts'

/** Whether the record of `base` already holds the change. Applying it again would hide what others changed since. */
export const isIncluded = (change: QueuedChange, base: TrustState) =>
  change.acknowledged !== undefined && change.acknowledged <= base.version

interface OutboxStorages {
  /** In the order in which they are tried. */
  changes: readonly OutboxStorage[]
  downloads: OutboxStorage
}

/** What one user's browser still has to send, and what the server rejected, as one tab knows it. */
export class Outbox {
  readonly #uid: string
  readonly #storages: OutboxStorages
  readonly #sealer: Sealer
  /** What no storage would take, or may take because a number in it cannot be sealed. Known to this tab alone. */
  readonly #unstored = new Map<string, OutboxItem>()
  readonly #opened = new Map<string, QueuedChange>()
  readonly #adding = new Map<string, OutboxItem>()
  readonly #acknowledged = new Map<string, number>()
  #stored: readonly OutboxItem[] = []
  #reads = 0
  #lastAdd: Promise<unknown> = Promise.resolve()

  constructor(uid: string, storages: OutboxStorages, sealer: Sealer) {
    this.#uid = uid
    this.#storages = storages
    this.#sealer = sealer
  }

  /** What was stored at the last reading, what is being stored, and what has been acknowledged since. */
  items(): OutboxItem[] {
    const stored = new Set(this.#stored.map(({ patchId }) => patchId))
    const adding = [...this.#adding.values()].filter(({ patchId }) => !stored.has(patchId))
    return [...this.#stored, ...adding].map((item) => {
      const acknowledged = this.#acknowledged.get(item.patchId)
      return acknowledged === undefined ? item : { ...item, acknowledged }
    })
  }

  changes(): QueuedChange[] {
    return this.items().filter(isChange)
  }

  downloads(): QueuedDownload[] {
    return this.items().filter((item) => !isChange(item))
  }

  find(patchId: string): QueuedChange | undefined {
    return this.changes().find((change) => change.patchId === patchId)
  }

  /** How many changes are on this device only, those that were rejected included. */
  get unsentCount(): number {
    return this.changes().filter(({ acknowledged }) => acknowledged === undefined).length
  }

  /** Reads the storages again. If reads overlap, the one started last wins. */
  async refresh(): Promise<void> {
    const reading = ++this.#reads
    const stored = await this.list()
    if (reading !== this.#reads) return
    this.#stored = stored
    for (const patchId of this.#acknowledged.keys()) {
      if (!this.#adding.has(patchId) && !stored.some((item) => item.patchId === patchId)) {
        this.#acknowledged.delete(patchId)
      }
    }
  }

  /** Every item that is stored now, in order. */
  async list(): Promise<OutboxItem[]> {
    const items = new Map<string, OutboxItem>()
    for (const storage of [...this.#storages.changes, this.#storages.downloads]) {
      const listed = await storage.list(this.#uid).catch(() => [])
      for (const stored of listed) if (stored.uid === this.#uid) items.set(stored.patchId, await this.#open(stored))
    }
    for (const item of this.#unstored.values()) items.set(item.patchId, item)
    return [...items.values()].sort((a, b) => a.order - b.order)
  }

  /** Shows the item from now on, and puts it behind all others. Resolves to whether it will survive the tab. */
  async add(item: OutboxItem): Promise<boolean> {
    this.#adding.set(item.patchId, item)
    // One after another: sealing takes longer than not sealing, and must not let a later save overtake.
    const added = this.#lastAdd.then(() => this.#store(item))
    this.#lastAdd = added.catch(() => undefined)
    const isStored = await added
    await this.refresh()
    this.#adding.delete(item.patchId)
    return isStored
  }

  /** Resolves once everything added so far is stored, or cannot be. */
  stored(): Promise<unknown> {
    return this.#lastAdd
  }

  async #store(item: OutboxItem): Promise<boolean> {
    const sealed = await this.#seal(item)
    for (const storage of sealed ? this.#storagesFor(item) : []) {
      const order = await storage.add(sealed as StoredItem).catch(() => undefined)
      if (order === undefined) continue
      if (isChange(item)) this.#opened.set(item.patchId, { ...item, order })
      return true
    }
    this.#unstored.set(item.patchId, item)
    return false
  }

  /** Puts a change before all others. */
  async addFirst(change: QueuedChange): Promise<void> {
    const first = (await this.list()).find(isChange)
    const placed = { ...change, order: Math.min(change.order, (first?.order ?? change.order) - 1) }
    this.#unstored.set(change.patchId, placed)
    await this.put(placed)
  }

  /** Overwrites an item in its place, for example when it is acknowledged or rejected. */
  async put(item: OutboxItem): Promise<void> {
    const sealed = await this.#seal(item)
    for (const storage of sealed ? this.#storagesFor(item) : []) {
      const here = await storage.list(this.#uid).catch(() => [])
      // An item that no storage held may find room now, in the first storage that takes it.
      if (!here.some(({ patchId }) => patchId === item.patchId) && !this.#unstored.has(item.patchId)) continue
      const written = await storage.put(sealed as StoredItem).then(
        () => true,
        () => false,
      )
      if (!written) continue
      this.#unstored.delete(item.patchId)
      return
    }
    if (this.#unstored.has(item.patchId)) this.#unstored.set(item.patchId, item)
  }

  async remove(patchIds: readonly string[]): Promise<void> {
    for (const patchId of patchIds) {
      this.#unstored.delete(patchId)
      this.#opened.delete(patchId)
    }
    const storages = patchIds.length > 0 ? [...this.#storages.changes, this.#storages.downloads] : []
    for (const storage of storages) await storage.remove(this.#uid, patchIds).catch(() => undefined)
    await this.refresh()
  }

  async clear(): Promise<void> {
    await this.#lastAdd
    await this.remove((await this.list()).map(({ patchId }) => patchId))
  }

  acknowledge(patchId: string, version: number): void {
    this.#acknowledged.set(patchId, version)
  }

  /** Stores that the change is acknowledged, for when the tab dies before the record of that version is known. */
  async storeAcknowledged(patchId: string): Promise<void> {
    const change = this.find(patchId)
    if (change) await this.put(change)
    await this.refresh()
  }

  /** Removes the changes that the record of `base` holds. */
  async prune(base: TrustState): Promise<void> {
    const included = this.changes().filter((change) => isIncluded(change, base))
    if (included.length > 0) await this.remove(included.map(({ patchId }) => patchId))
  }

  /**
   * Sends changes again that were acknowledged before a reading that does not hold them: the server has lost them, as
   * when a backup was restored.
   */
  async sendAgain(acknowledged: ReadonlySet<string>, { version }: TrustState): Promise<void> {
    const lost = this.changes().filter(
      (change) => acknowledged.has(change.patchId) && (change.acknowledged ?? 0) > version,
    )
    for (const { acknowledged: _, ...change } of lost) {
      this.#acknowledged.delete(change.patchId)
      await this.put(change as QueuedChange)
    }
    if (lost.length > 0) await this.refresh()
  }

  /** Removes rejected changes whose every answer was given again since. */
  async dropSuperseded(later: QueuedChange): Promise<void> {
    const superseded = this.changes().filter(
      (change) => change.refused && change.order < later.order && isSuperseded(patchOf(change), patchOf(later)),
    )
    if (superseded.length > 0) await this.remove(superseded.map(({ patchId }) => patchId))
  }

  #storagesFor(item: OutboxItem): readonly OutboxStorage[] {
    return isChange(item) ? this.#storages.changes : [this.#storages.downloads]
  }

  async #seal(item: OutboxItem): Promise<StoredItem | undefined> {
    if (item.kind !== 'trust') return item
    const hidden = await sealSecrets(this.#sealer, item.uid, item.patch)
    return hidden && { ...item, patch: hidden.values, sealed: hidden.sealed }
  }

  async #open({ sealed, ...item }: StoredItem): Promise<OutboxItem> {
    if (item.kind !== 'trust') return item
    const known = this.#opened.get(item.patchId)
    if (known?.kind === 'trust') return { ...item, patch: known.patch }
    const patch = await openSecrets(this.#sealer, item.uid, { values: item.patch, sealed })
    const opened = { ...item, patch }
    this.#opened.set(item.patchId, opened)
    return opened
  }
}
