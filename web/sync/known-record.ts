import type { TrustState } from '#api/trust.ts'
import { withTrueMarks } from '#domain/trust/lifecycle.ts'
import type { Made } from './entry.ts'
import type { LocalCopy } from './local-copy.ts'
import { patchFromRecord } from './patch-from-record.ts'
import type { Clock, Locks, Transport } from './ports.ts'
import type { Queue } from './queue.ts'
import type { QueueView } from './queue-view.ts'
import { afterChange } from './screen-record.ts'

interface Ports {
  queue: Queue
  copy: LocalCopy
  transport: Transport
  locks: Locks
  clock: Clock
  newId(): string
}

/** What was known when a reading began. */
export interface Before {
  /** How many changes had been heard of. */
  heard: number
  acknowledged: ReadonlySet<string>
}

/** The server's record as one tab knows it, with its copy on this device. */
export class KnownRecord {
  readonly #uid: string
  readonly #ports: Ports
  readonly #view: QueueView
  readonly #signal: AbortSignal
  /** The server has begun to count anew, so that the stored copy's higher version means nothing. */
  #copyIsAhead = false
  #heard = 0
  #adopting: Promise<void> = Promise.resolve()
  /** Undefined until the local copy or the server has told. */
  state: TrustState | undefined

  constructor(uid: string, ports: Ports, view: QueueView, signal: AbortSignal) {
    this.#uid = uid
    this.#ports = ports
    this.#view = view
    this.#signal = signal
  }

  async load(): Promise<void> {
    const copy = await this.#ports.copy.read(this.#uid)
    this.state ??= copy
  }

  before(): Before {
    const acknowledged = this.#view.entries().filter((entry) => entry.acknowledged !== undefined)
    return { heard: this.#heard, acknowledged: new Set(acknowledged.map(({ patchId }) => patchId)) }
  }

  /** Takes what a reading brought, unless changes heard since it began have overtaken it. One reading after another. */
  adopt(read: TrustState, before: Before): Promise<void> {
    this.#adopting = this.#adopting.catch(() => undefined).then(() => this.#adopt(read, before))
    return this.#adopting
  }

  async #adopt(read: TrustState, before: Before): Promise<void> {
    const known = this.state
    const behind = known !== undefined && read.version < known.version
    if (behind && this.#heard !== before.heard) return
    if (behind) this.#copyIsAhead = true
    this.state = read
    await this.#view.sendAgain(before.acknowledged, read)
    if (read.record === null && known?.record) await this.#upload(known)
    else await this.#keep(read)
  }

  /** Takes a change that the server made. False when one before it is missing and the record must be read. */
  learn(made: Made): boolean {
    const next = this.state && afterChange(this.state, made)
    this.#view.acknowledge(made.patchId, made.version)
    if (next && next !== this.state) this.#heard++
    if (next) this.state = next
    return next !== undefined
  }

  /** Brings the copy and the stored queue up to what is known after {@link learn}. */
  async settle(made: Made): Promise<void> {
    if (!this.#holds(made)) await this.#view.keepAcknowledged(made.patchId)
    // A reading may have brought it while the entry was written.
    if (this.state && this.#holds(made)) await this.#keep(this.state)
  }

  #holds({ version }: Made): boolean {
    return this.state !== undefined && this.state.version >= version
  }

  /** Only when the copy holds a change does it leave the queue, so that a tab that dies in between forgets nothing. */
  async #keep(state: TrustState): Promise<void> {
    if (this.#signal.aborted) return
    const anew = this.#copyIsAhead
    // A copy that is going up stays until the server has it.
    if (state.record || !anew) await this.#ports.copy.write(this.#uid, state, anew)
    if (state.record) this.#copyIsAhead = false
    if (!this.#signal.aborted) await this.#view.prune(state)
  }

  /** The server has nothing of this user, this browser has: the copy goes up, before what was saved on top of it. */
  async #upload({ record }: TrustState): Promise<void> {
    this.#copyIsAhead = true
    const { queue, locks, clock, newId, transport } = this.#ports
    const task = async () => {
      const entries = await queue.list(this.#uid)
      if (!record || entries.some(({ upload }) => upload)) return
      // Another tab may have uploaded it while this one waited for its turn.
      if ((await transport.read(this.#uid)).record !== null) return
      const order = clock.now()
      const change = { kind: 'trust' as const, patch: patchFromRecord(withTrueMarks(record)) }
      const at = new Date(order).toISOString()
      await queue.addFirst({ ...change, patchId: newId(), uid: this.#uid, order, at, upload: true })
    }
    await locks.run(`kinstead-send-${this.#uid}`, this.#signal, task).catch(() => undefined)
    await this.#view.refresh()
  }
}
