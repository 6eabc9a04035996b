import type { ErrorCode } from '#api/errors.ts'
import type { TrustState, Written } from '#api/trust.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust } from '#domain/trust/record.ts'
import { ApiError, Unreachable } from '#web/api/call.ts'
import { type CommittedChange, patchOf, type QueuedChange, type QueuedDownload } from '../changes.ts'
import type { Stream } from '../ports.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A name that this server rejects, which no schema of the browser foresees. */
export const REJECTED_NAME = 'a name the server rejects'

interface Account {
  state: TrustState
  committed: Map<string, CommittedChange>
  downloads: Map<string, QueuedDownload>
}
interface Listener {
  uid: string
  stream: Stream
  /** Events of one stream arrive in order. */
  arrival: number
}

/** The server and the network to it: one account a user, with every way in which either can fail. */
export class ModelServer {
  mode: 'up' | 'down' | 'busy' = 'up'
  /** Longest way of a message, in milliseconds. */
  distance = 20
  /** The share of answers that get lost after the work is done. */
  losing = 0
  /** The next request is answered so. */
  rejectOnce: { status: number; code?: ErrorCode; retryAfter?: number } | undefined
  readonly accounts = new Map<string, Account>()
  readonly #listeners = new Set<Listener>()
  readonly #clock: VirtualClock
  readonly #random: SeededRandom

  constructor(clock: VirtualClock, random: SeededRandom) {
    this.#clock = clock
    this.#random = random
  }

  /** How many live streams are open. */
  get streams(): number {
    return this.#listeners.size
  }

  state(uid: string): TrustState {
    return this.account(uid).state
  }

  account(uid: string): Account {
    const account = this.accounts.get(uid) ?? {
      state: { version: 0, record: null },
      committed: new Map(),
      downloads: new Map(),
    }
    this.accounts.set(uid, account)
    return account
  }

  /** One request of the browser in which `session` is signed in. */
  async request<Answer>(session: string | null, limit: number, work: (session: string) => Answer): Promise<Answer> {
    await this.#travel()
    if (this.mode === 'down') throw new Unreachable('down')
    if (this.rejectOnce) {
      const { status, code = 'unavailable', retryAfter } = this.rejectOnce
      this.rejectOnce = undefined
      throw new ApiError(status, { code, message: 'Not now.' }, retryAfter)
    }
    if (session === null) throw new ApiError(401, { code: 'not-signed-in', message: 'Please sign in.' })
    if (this.mode === 'busy') {
      const [status, code] = this.#random.happens(0.5)
        ? ([429, 'too-many-requests'] as const)
        : ([503, 'unavailable'] as const)
      throw new ApiError(status, { code, message: 'The server is busy.' }, this.#random.below(5))
    }
    const began = this.#clock.now()
    const answer = work(session)
    if (this.#random.happens(this.losing)) {
      await this.#clock.sleep(limit)
      throw new Unreachable('the answer was lost')
    }
    await this.#travel()
    if ((this.mode as string) === 'down' || this.#clock.now() - began > limit) throw new Unreachable('too late')
    return structuredClone(answer)
  }

  write(session: string, change: QueuedChange): Written {
    if (change.uid !== session) throw new ApiError(403, { code: 'foreign-record', message: 'This is not yours.' })
    const patch = patchOf(change)
    if (patch.testatorName === REJECTED_NAME) {
      throw new ApiError(422, { code: 'invalid-field', message: 'No.', field: 'testatorName' })
    }
    return this.apply(session, change.patchId, patch)
  }

  apply(uid: string, patchId: string, patch: TrustPatch): Written {
    const account = this.account(uid)
    const before = account.committed.get(patchId)
    if (before) return { version: before.version, lastUpdated: before.lastUpdated }
    const lastUpdated = new Date(this.#clock.now()).toISOString()
    const version = account.state.version + 1
    const record = merge(account.state.record ?? newTrust(uid, lastUpdated), structuredClone(patch))
    account.state = { version, record: { ...record, lastUpdated } }
    const committed = { version, lastUpdated, patchId, patch }
    account.committed.set(patchId, committed)
    for (const listener of this.#listeners) {
      if (listener.uid === uid)
        this.#notify(listener, () => listener.stream.event({ type: 'patch', ...structuredClone(committed) }))
    }
    return { version, lastUpdated }
  }

  recordDownload(session: string, download: QueuedDownload): void {
    if (download.uid !== session) throw new ApiError(403, { code: 'foreign-record', message: 'This is not yours.' })
    this.account(session).downloads.set(download.patchId, download)
  }

  create(uid: string, key: string): TrustState {
    if (this.state(uid).record === null) this.apply(uid, key, { currentStep: 1, completed: false })
    return this.state(uid)
  }

  listen(session: string | null, stream: Stream): () => void {
    const listener = { uid: session ?? '', stream, arrival: 0 }
    void this.#travel().then(() => {
      if (this.mode !== 'up' || session === null) return stream.failed()
      this.#listeners.add(listener)
      const { version } = this.state(session)
      this.#notify(listener, () => stream.event({ type: 'version', version, uid: session }))
    })
    return () => this.#listeners.delete(listener)
  }

  goDown(): void {
    this.mode = 'down'
    for (const { stream } of this.#listeners) this.#clock.after(this.#random.below(50), stream.failed)
    this.#listeners.clear()
  }

  #notify(listener: Listener, event: () => void): void {
    listener.arrival = Math.max(listener.arrival + 1, this.#clock.now() + this.#random.below(this.distance + 1))
    this.#clock.after(listener.arrival - this.#clock.now(), () => {
      if (this.#listeners.has(listener)) event()
    })
  }

  #travel(): Promise<void> {
    return this.#clock.sleep(this.#random.below(this.distance + 1))
  }
}
