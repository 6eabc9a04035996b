import type { TrustState } from '#api/trust.ts'
import { isRecord } from './looks-like-record.ts'
import type { Sealer, TextStore } from './ports.ts'
import { openSecrets, sealSecrets, withoutSecrets } from './secrets.ts'

/** The first of the two local keys: the whole trust data. */
export const COPY_KEY = 'kinstead.trust'

/** The owner and version of a stored copy, without parsing the whole. */
const HEAD = /^\{"uid":("(?:[^"\\]|\\.)*"),"version":(\d+),/

/** The server's record as this browser last knew it, with its owner's uid. Nothing here throws: without room there is no copy. */
export class LocalCopy {
  readonly #texts: TextStore
  readonly #sealer: Sealer
  #writing: Promise<void> = Promise.resolve()

  constructor(texts: TextStore, sealer: Sealer) {
    this.#texts = texts
    this.#sealer = sealer
  }

  /** The copy of this user; never another's. */
  async read(uid: string): Promise<TrustState | undefined> {
    try {
      const stored = JSON.parse(this.#texts.get(COPY_KEY) ?? 'null')
      if (stored?.uid !== uid || !Number.isInteger(stored.version)) return undefined
      if (stored.record === null) return { version: stored.version, record: null }
      if (!isRecord(stored.record, uid)) return undefined
      const record = await openSecrets(this.#sealer, uid, { values: stored.record, sealed: stored.sealed })
      return { version: stored.version, record }
    } catch {
      return undefined
    }
  }

  /** Stores the state unless another tab has already stored a later one; `anew` replaces that too. */
  write(uid: string, state: TrustState, anew = false): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write(uid, state, anew)).catch(() => undefined)
    return this.#writing
  }

  async forget(uid: string): Promise<void> {
    await this.#writing
    try {
      if (this.#head()?.uid === uid) this.#texts.remove(COPY_KEY)
    } catch {
      // Nothing can be stored here, so nothing is.
    }
  }

  async #write(uid: string, { version, record }: TrustState, anew: boolean): Promise<void> {
    const isStored = () => {
      const head = this.#head()
      return head?.uid === uid && !anew && head.version >= version
    }
    if (isStored()) return
    const hidden = record && ((await sealSecrets(this.#sealer, uid, record)) ?? withoutSecrets(record))
    if (isStored()) return
    const sealed = hidden && 'sealed' in hidden ? hidden.sealed : undefined
    this.#texts.set(COPY_KEY, JSON.stringify({ uid, version, record: hidden ? hidden.values : null, sealed }))
  }

  #head(): { uid: string; version: number } | undefined {
    const [, uid, version] = HEAD.exec(this.#texts.get(COPY_KEY) ?? '') ?? []
    return uid === undefined ? undefined : { uid: JSON.parse(uid), version: Number(version) }
  }
}
