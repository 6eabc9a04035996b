import type { DownloadRecord } from '#api/documents.ts'
import type { TrustState } from '#api/trust.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { QueuedDownload } from './changes.ts'
import { isIncluded } from './outbox.ts'
import type { SyncContext } from './ports.ts'
import type { ServerRecord } from './server-record.ts'

export type DownloadedDocuments = Pick<QueuedDownload, 'way' | 'whole' | 'documents'>

const copiesOf = ({ documents, way, whole, at }: QueuedDownload, version: number): DownloadRecord[] =>
  documents.map((document) => ({ ...document, way, whole, at, version }))

/** The documents that this browser downloaded or printed, on their way to the account. */
export class Downloads {
  readonly #context: SyncContext
  readonly #record: ServerRecord
  readonly #seen = new Map<string, readonly DownloadRecord[]>()
  #list: readonly DownloadRecord[] = []

  constructor(context: SyncContext, record: ServerRecord) {
    this.#context = context
    this.#record = record
  }

  /** Those that wait in the outbox, or waited there since the page was opened. The same array until one is added. */
  list(): readonly DownloadRecord[] {
    // Another tab may have sent one, which then is no longer in the outbox.
    for (const download of this.#context.outbox.downloads()) {
      if (!this.#seen.has(download.patchId)) this.#seen.set(download.patchId, copiesOf(download, download.version ?? 0))
    }
    const list = [...this.#seen.values()].flat()
    const same = list.length === this.#list.length && list.every((copy, index) => copy === this.#list[index])
    if (!same) this.#list = list
    return this.#list
  }

  /** Queues the report that these documents were made of this trust. Resolves when it is stored. */
  async add(made: DownloadedDocuments, trust: TrustRecord): Promise<void> {
    const { clock, newId, outbox, uid } = this.#context
    const saved = this.#savedState()
    const now = clock.now()
    const place = { patchId: newId(), uid, order: now, at: new Date(now).toISOString() }
    const version = saved?.record === trust ? saved.version : null
    await outbox.add({ ...made, ...place, kind: 'download', version })
  }

  /** The version that a download was made of, 0 if there is none; `null` while some answers are not in the account yet. */
  async versionOf(download: QueuedDownload): Promise<number | null> {
    const saved = this.#savedState()
    if (!saved) return null
    const { version, record } = saved
    return record && (await this.#context.isStillSame(download, record)) ? version : 0
  }

  /** The server has the download, or has rejected it for good, where there is no version. */
  async settle(download: QueuedDownload, version?: number): Promise<void> {
    await this.#context.outbox.remove([download.patchId])
    if (version === undefined) this.#seen.delete(download.patchId)
    else this.#seen.set(download.patchId, copiesOf(download, version))
  }

  /** The server's record, once it holds every answer on screen. */
  #savedState(): TrustState | undefined {
    const { state } = this.#record
    const changes = this.#context.outbox.changes().filter(({ refused }) => !refused)
    return state && changes.every((change) => isIncluded(change, state)) ? state : undefined
  }
}
