import type { TrustState } from '#api/trust.ts'
import { withValidCompletionFlags } from '#domain/trust/lifecycle.ts'
import { merge, mergeAll } from '#domain/trust/merge.ts'
import { listFields, newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { type CommittedChange, isChange, patchFromRecord, patchOf, type QueuedChange } from './changes.ts'
import { openSecrets, sealSecrets, withoutSecrets } from './crypto.ts'
import { isIncluded } from './outbox.ts'
import type { KeyValueStorage, Sealer, SyncContext } from './ports.ts'

/** The key in localStorage of the complete trust data. */
export const COPY_KEY = 'kinstead.trust'

/** The owner and version of a stored copy, without parsing all of it. */
const HEAD = /^\{"uid":("(?:[^"\\]|\\.)*"),"version":(\d+),/

/**
 * Whether `value` can be handled as this user's record. Not the complete schema: a record that a newer version of the
 * product wrote has fields this one does not know, and is still the user's.
 */
export function isRecord(value: unknown, uid: string): value is TrustRecord {
  if (typeof value !== 'object' || value === null || (value as TrustRecord).uid !== uid) return false
  return Object.keys(listFields).every((field) => {
    const list = (value as Record<string, unknown>)[field]
    return list === undefined || (Array.isArray(list) && list.every((entry) => typeof entry?.id === 'string'))
  })
}

/** The server's record as this browser last knew it, with its owner's uid. Nothing here throws: without room there is no copy. */
export class LocalCopy {
  readonly #texts: KeyValueStorage
  readonly #sealer: Sealer
  #writing: Promise<void> = Promise.resolve()

  constructor(texts: KeyValueStorage, sealer: Sealer) {
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

  /** Stores the state unless another tab has already stored a later one; `replace` replaces that too. */
  write(uid: string, state: TrustState, replace = false): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write(uid, state, replace)).catch(() => undefined)
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

  async #write(uid: string, { version, record }: TrustState, replace: boolean): Promise<void> {
    const isStored = () => {
      const head = this.#head()
      return head?.uid === uid && !replace && head.version >= version
    }
    if (isStored()) return
    const hidden = record && ((await sealSecrets(this.#sealer, uid, record)) ?? { values: withoutSecrets(record) })
    if (isStored()) return
    const stored = { uid, version, record: hidden ? hidden.values : null, sealed: hidden?.sealed }
    this.#texts.set(COPY_KEY, JSON.stringify(stored))
  }

  #head(): { uid: string; version: number } | undefined {
    const [, uid, version] = HEAD.exec(this.#texts.get(COPY_KEY) ?? '') ?? []
    return uid === undefined ? undefined : { uid: JSON.parse(uid), version: Number(version) }
  }
}

/** The server's record with every change on top that the server has not yet been seen to hold. */
export function optimisticRecord(uid: string, base: TrustState, changes: readonly QueuedChange[]): TrustRecord | null {
  const onTop = changes.filter((change) => !change.refused && !isIncluded(change, base))
  const first = onTop[0]
  if (!first) return base.record
  return mergeAll(base.record ?? newTrust(uid, first.at), onTop.map(patchOf))
}

/** The state after a committed change, or `undefined` when a change in between is missing. */
export function afterChange(state: TrustState, change: CommittedChange): TrustState | undefined {
  if (change.version <= state.version) return state
  if (state.record === null || change.version !== state.version + 1) return undefined
  const record = { ...merge(state.record, change.patch), lastUpdated: change.lastUpdated }
  return { version: change.version, record }
}

/** What was known when a reading began. */
export interface KnownBefore {
  /** How many changes had been applied. */
  applied: number
  acknowledged: ReadonlySet<string>
}

/** The server's record as one tab knows it, with its copy on this device. */
export class ServerRecord {
  readonly #context: SyncContext
  /** The server has begun to count from the start, so that the stored copy's higher version means nothing. */
  #copyIsAhead = false
  #applied = 0
  #adopting: Promise<void> = Promise.resolve()
  /** Undefined until the local copy or the server has answered. */
  state: TrustState | undefined

  constructor(context: SyncContext) {
    this.#context = context
  }

  async load(): Promise<void> {
    const copy = await this.#context.copy.read(this.#context.uid)
    this.state ??= copy
  }

  known(): KnownBefore {
    const acknowledged = this.#context.outbox.changes().filter((change) => change.acknowledged !== undefined)
    return { applied: this.#applied, acknowledged: new Set(acknowledged.map(({ patchId }) => patchId)) }
  }

  /** Takes the answer of a reading, unless changes applied since it began are later. One reading after another. */
  adopt(read: TrustState, before: KnownBefore): Promise<void> {
    this.#adopting = this.#adopting.catch(() => undefined).then(() => this.#adopt(read, before))
    return this.#adopting
  }

  async #adopt(read: TrustState, before: KnownBefore): Promise<void> {
    const known = this.state
    const behind = known !== undefined && read.version < known.version
    if (behind && this.#applied !== before.applied) return
    if (behind) this.#copyIsAhead = true
    this.state = read
    await this.#context.outbox.sendAgain(before.acknowledged, read)
    if (read.record === null && known?.record) await this.#upload(known.record)
    else await this.#store(read)
  }

  /** Applies a committed change. False when one before it is missing and the record must be read. */
  apply(change: CommittedChange): boolean {
    const next = this.state && afterChange(this.state, change)
    this.#context.outbox.acknowledge(change.patchId, change.version)
    if (next && next !== this.state) this.#applied++
    if (next) this.state = next
    return next !== undefined
  }

  /** Brings the copy and the stored outbox up to what is known after {@link apply}. */
  async settle(change: CommittedChange): Promise<void> {
    if (!this.#holds(change)) await this.#context.outbox.storeAcknowledged(change.patchId)
    // A reading may have brought it while the acknowledgement was written.
    if (this.state && this.#holds(change)) await this.#store(this.state)
  }

  #holds({ version }: CommittedChange): boolean {
    return this.state !== undefined && this.state.version >= version
  }

  /** Only when the copy holds a change does it leave the outbox, so that a tab that dies in between loses nothing. */
  async #store(state: TrustState): Promise<void> {
    const { copy, outbox, uid, signal } = this.#context
    if (signal.aborted) return
    const replace = this.#copyIsAhead
    // A copy that is being uploaded stays until the server has it.
    if (state.record || !replace) await copy.write(uid, state, replace)
    if (state.record) this.#copyIsAhead = false
    if (!signal.aborted) await outbox.prune(state)
  }

  /** The server has nothing of this user, this browser has: the copy is uploaded, before what was saved on top of it. */
  async #upload(record: TrustRecord): Promise<void> {
    this.#copyIsAhead = true
    const { outbox, locks, clock, newId, transport, uid, signal } = this.#context
    const task = async () => {
      const items = await outbox.list()
      if (items.some((item) => isChange(item) && item.upload)) return
      // Another tab may have uploaded it while this one waited for its turn.
      if ((await transport.read(uid)).record !== null) return
      const order = clock.now()
      const change = { kind: 'trust' as const, patch: patchFromRecord(withValidCompletionFlags(record)) }
      const at = new Date(order).toISOString()
      await outbox.addFirst({ ...change, patchId: newId(), uid, order, at, upload: true })
    }
    await locks.run(`kinstead-send-${uid}`, signal, task).catch(() => undefined)
    await outbox.refresh()
  }
}
