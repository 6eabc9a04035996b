import type { TrustState } from '#api/trust.ts'
import { patchOf, type QueueEntry } from './entry.ts'
import type { Queue } from './queue.ts'
import { isSeen } from './screen-record.ts'
import { isSuperseded } from './superseded.ts'

/** What one tab knows of its user's queue: what is stored, what is being stored, what has been acknowledged since. */
export class QueueView {
  readonly #uid: string
  readonly #queue: Queue
  #stored: readonly QueueEntry[] = []
  readonly #adding = new Map<string, QueueEntry>()
  readonly #acknowledged = new Map<string, number>()
  #reads = 0

  constructor(uid: string, queue: Queue) {
    this.#uid = uid
    this.#queue = queue
  }

  entries(): QueueEntry[] {
    const stored = new Set(this.#stored.map(({ patchId }) => patchId))
    const adding = [...this.#adding.values()].filter(({ patchId }) => !stored.has(patchId))
    return [...this.#stored, ...adding].map((entry) => {
      const acknowledged = this.#acknowledged.get(entry.patchId)
      return acknowledged === undefined ? entry : { ...entry, acknowledged }
    })
  }

  find(patchId: string): QueueEntry | undefined {
    return this.entries().find((entry) => entry.patchId === patchId)
  }

  /** Reads the stored queue again; of several readings under way the last begun counts. */
  async refresh(): Promise<void> {
    const reading = ++this.#reads
    const stored = await this.#queue.list(this.#uid)
    if (reading !== this.#reads) return
    this.#stored = stored
    for (const patchId of this.#acknowledged.keys()) {
      if (!this.#adding.has(patchId) && !stored.some((entry) => entry.patchId === patchId)) {
        this.#acknowledged.delete(patchId)
      }
    }
  }

  /** Shows the entry from now on, and stores it. Resolves to whether it will outlive the tab. */
  async add(entry: QueueEntry): Promise<boolean> {
    this.#adding.set(entry.patchId, entry)
    const { kept } = await this.#queue.add(entry)
    await this.refresh()
    this.#adding.delete(entry.patchId)
    return kept
  }

  acknowledge(patchId: string, version: number): void {
    this.#acknowledged.set(patchId, version)
  }

  /** Takes off the queue what the record of `base` holds. */
  async prune(base: TrustState): Promise<void> {
    const seen = this.entries().filter((entry) => isSeen(entry, base))
    if (seen.length === 0) return
    await this.#queue.remove(
      this.#uid,
      seen.map(({ patchId }) => patchId),
    )
    await this.refresh()
  }

  /**
   * A reading that began after an acknowledgement and does not hold it tells that the server lost the change, as when
   * a backup was restored: it is sent again.
   */
  async sendAgain(acknowledged: ReadonlySet<string>, { version }: TrustState): Promise<void> {
    const lost = this.entries().filter(
      (entry) => acknowledged.has(entry.patchId) && (entry.acknowledged ?? 0) > version,
    )
    for (const { acknowledged: _, ...entry } of lost) {
      this.#acknowledged.delete(entry.patchId)
      await this.#queue.put(entry as QueueEntry)
    }
    if (lost.length > 0) await this.refresh()
  }

  /** Stores that the entry is acknowledged, for when the tab dies before the record of that version is known. */
  async keepAcknowledged(patchId: string): Promise<void> {
    const entry = this.find(patchId)
    if (entry) await this.#queue.put(entry)
    await this.refresh()
  }

  /** A refused change whose every answer was given anew since has nothing left to keep. */
  async dropSuperseded(later: QueueEntry): Promise<void> {
    const settled = this.entries().filter(
      (entry) => entry.refused && entry.order < later.order && isSuperseded(patchOf(entry), patchOf(later)),
    )
    if (settled.length > 0) await this.remove(settled.map(({ patchId }) => patchId))
  }

  async setAside(entry: QueueEntry): Promise<void> {
    await this.#queue.put(entry)
    await this.refresh()
  }

  async remove(patchIds: readonly string[]): Promise<void> {
    await this.#queue.remove(this.#uid, patchIds)
    await this.refresh()
  }
}
