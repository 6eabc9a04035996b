import { changedPaths, concerning } from '#domain/trust/differences.ts'
import type { Arrival } from '#domain/trust/history/overwritten.ts'
import { merge } from '#domain/trust/merge.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { type Change, type CommittedChange, patchOf } from './changes.ts'
import type { KeyValueStorage, SyncContext } from './ports.ts'
import type { TrustSnapshot, TrustView } from './snapshot.ts'

/** Longest list of paths that is stored; the oldest go first. */
const MAX_PATHS = 500

/** Values by the paths of single answers of one user, in localStorage. Nothing here throws: without room nothing is stored. */
export class AnswerStorage<Value> {
  readonly #texts: KeyValueStorage
  readonly #key: string

  constructor(texts: KeyValueStorage, key: string) {
    this.#texts = texts
    this.#key = key
  }

  /** Another tab may write at any time, so that nothing is cached. */
  of(uid: string): Readonly<Record<string, Value>> {
    try {
      const stored = JSON.parse(this.text() ?? 'null')
      return stored?.uid === uid && typeof stored.paths === 'object' ? stored.paths : {}
    } catch {
      return {}
    }
  }

  /** As it is stored, to see whether it has changed. */
  text(): string | null {
    try {
      return this.#texts.get(this.#key)
    } catch {
      return null
    }
  }

  /** These replace all values for the same answers. */
  put(uid: string, values: Readonly<Record<string, Value>>): void {
    if (Object.keys(values).length === 0) return
    const concerned = concerning(Object.keys(values))
    const others = Object.entries(this.of(uid)).filter(([path]) => !concerned(path))
    this.#store(uid, [...others, ...Object.entries(values)].slice(-MAX_PATHS))
  }

  /** Drops all values for these answers. */
  drop(uid: string, paths: readonly string[]): void {
    const all = Object.entries(this.of(uid))
    const concerned = concerning(paths)
    const others = all.filter(([path]) => !concerned(path))
    if (others.length < all.length) this.#store(uid, others)
  }

  forget(uid: string): void {
    if (Object.keys(this.of(uid)).length > 0) this.#store(uid, [])
  }

  #store(uid: string, paths: readonly (readonly [string, Value])[]): void {
    try {
      if (paths.length === 0) this.#texts.remove(this.#key)
      else this.#texts.set(this.#key, JSON.stringify({ uid, paths: Object.fromEntries(paths) }))
    } catch {
      // There is no room.
    }
  }
}

/** An answer that this browser gave last, by the key of the save; once the server has committed it, its version and time. */
export interface AnswerOrigin {
  patchId: string
  version?: number
  at?: string
}

/** Answers of this browser that another device overwrote. */
export interface OverwrittenAnswers {
  uid: string
  before: TrustRecord
  after: TrustRecord
  /** When the server had committed each, and as which version, by its path. */
  own: Readonly<Record<string, Required<AnswerOrigin>>>
  /** The other device's change, if it is known. */
  change?: Arrival | undefined
}

/** What was on screen, and the saves that it showed. */
interface Seen {
  snapshot: TrustSnapshot
  saves: ReadonlySet<string>
}

/** Knows which answers this browser gave, in any of its tabs, and finds those that another device overwrites. */
export class Conflicts {
  readonly #context: SyncContext
  readonly #view: TrustView

  constructor(context: SyncContext, view: TrustView) {
    this.#context = context
    this.#view = view
  }

  /** A save is about to go on top of what is on screen. An answer that it leaves as it was is not this browser's. */
  saved(patchId: string, change: Change): void {
    const { localAnswers, overwritten, uid } = this.#context
    const before = this.#view.store.get().trust ?? newTrust(uid, '')
    const paths = changedPaths(before, merge(before, patchOf(change)))
    localAnswers.put(uid, Object.fromEntries(paths.map((path) => [path, { patchId }])))
    overwritten.drop(uid, paths)
  }

  committed({ patchId, version, lastUpdated: at }: CommittedChange): void {
    const { localAnswers, uid } = this.#context
    const all = Object.entries(localAnswers.of(uid))
    const waiting = all.filter(([, own]) => own.patchId === patchId && own.version === undefined)
    localAnswers.put(uid, Object.fromEntries(waiting.map(([path]) => [path, { patchId, version, at }])))
  }

  /** What is on screen now, to {@link compare} with it later. */
  seen(): Seen {
    // The outbox may have been read since the last publish.
    this.#view.publish()
    const onTop = this.#context.outbox.changes().filter(({ refused }) => !refused)
    return { snapshot: this.#view.store.get(), saves: new Set(onTop.map(({ patchId }) => patchId)) }
  }

  /** Compares what is on screen with what was there. `change` is the other device's, where it is known. */
  compare({ snapshot, saves }: Seen, change?: Arrival): void {
    const { localAnswers, uid, answersOverwritten } = this.#context
    const [before, { trust: after, version }] = [snapshot.trust, this.#view.store.get()]
    // A server with an earlier version has lost changes, and nobody has overwritten any.
    if (!before || !after || before === after || version < snapshot.version) return
    const all = Object.entries(localAnswers.of(uid))
    const shown = all.filter((pair): pair is [string, Required<AnswerOrigin>] => {
      const { version: own, patchId } = pair[1]
      // A later version may have left the outbox by another tab, and is not on this screen yet.
      return own !== undefined && own <= version && (own <= snapshot.version || saves.has(patchId))
    })
    if (shown.length === 0) return
    const concerned = concerning(changedPaths(before, after))
    const own = Object.fromEntries(shown.filter(([path]) => concerned(path)))
    if (Object.keys(own).length === 0) return
    localAnswers.drop(uid, Object.keys(own))
    answersOverwritten({ uid, before, after, own, change })
  }
}
