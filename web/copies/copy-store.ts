import type { DocumentCopy } from '#api/documents.ts'
import { ApiError } from '#web/api/call.ts'
import type { PendingCopies, PendingStore } from './pending.ts'

/** What a copy store works with. */
export interface CopyPorts {
  pending: PendingStore
  /** The account's copies, newest first. */
  read(): Promise<readonly DocumentCopy[]>
  send(pending: PendingCopies & { version: number }): Promise<void>
  newKey(): string
  now(): Date
  /** The version of the account's answers if these documents would still be the same, 0 if not; `null` while some answers are not in the account yet. */
  versionWith(made: Pick<PendingCopies, 'way' | 'documents'>): Promise<number | null>
}

const newestFirst = (one: DocumentCopy, other: DocumentCopy) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)

/** One user's downloads and prints: those in the account, and those on their way there. */
export class CopyStore {
  readonly uid: string
  readonly #ports: CopyPorts
  readonly #listeners = new Set<() => void>()
  #pending: PendingCopies[]
  #known: readonly DocumentCopy[] | undefined
  #shown: readonly DocumentCopy[] | undefined
  #sending: Promise<void> | undefined

  constructor(uid: string, ports: CopyPorts) {
    this.uid = uid
    this.#ports = ports
    this.#pending = ports.pending.list(uid)
    this.#draw()
  }

  /** Newest first; `undefined` until something is known. */
  readonly snapshot = (): readonly DocumentCopy[] | undefined => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows the copy from now on, and sends it as soon as it can be sent. */
  note(made: Pick<PendingCopies, 'way' | 'whole' | 'documents' | 'version'>): void {
    const { pending, newKey, now } = this.#ports
    const copies = { ...made, key: newKey(), uid: this.uid, at: now().toISOString() }
    pending.keep(copies)
    this.#pending = [...this.#pending, copies]
    this.#draw()
    void this.send()
  }

  /** Reads what the account has, after what is still to be sent has gone there. */
  async load(): Promise<void> {
    await this.send()
    try {
      this.#known = await this.#ports.read()
      this.#draw()
    } catch {
      // Without them the page says nothing about copies; the next visit asks again.
    }
  }

  /** The tab is looked at again, or has a connection again: another may have downloaded meanwhile. */
  wake(): Promise<void> {
    return this.#listeners.size > 0 ? this.load() : this.send()
  }

  /** Sends what waits; called again when the answers are saved or the network is back. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    for (const one of this.#pending) {
      try {
        const version = one.version ?? (await this.#ports.versionWith(one))
        if (version === null) continue
        await this.#ports.send({ ...one, version })
        this.#known = [...copiesOf({ ...one, version }), ...(this.#known ?? [])]
      } catch (error) {
        // What the server does not take now it takes later; what it refuses it never will.
        if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429 || error.status === 401) return
      }
      this.#ports.pending.remove(one)
      this.#pending = this.#pending.filter(({ key }) => key !== one.key)
      this.#draw()
    }
  }

  #draw(): void {
    const waiting = this.#pending.flatMap((one) => copiesOf({ ...one, version: one.version ?? 0 }))
    this.#shown = this.#known || waiting.length > 0 ? [...waiting, ...(this.#known ?? [])].sort(newestFirst) : undefined
    for (const listener of this.#listeners) listener()
  }
}

function copiesOf({ documents, way, whole, at, version }: PendingCopies & { version: number }): DocumentCopy[] {
  return documents.map((one) => ({ ...one, way, whole, at, version }))
}
