import { changedPaths, concerning } from '#domain/trust/history/changed-paths.ts'
import { merge } from '#domain/trust/merge.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { type Change, type Made, patchOf } from './entry.ts'
import type { PathStore } from './path-store.ts'
import type { QueueView } from './queue-view.ts'
import type { Screen } from './screen.ts'
import type { TrustSnapshot } from './snapshot.ts'

/** An answer that this browser gave last, by the key of the save; once the server has made it, its version and time. */
export interface OwnAnswer {
  patchId: string
  version?: number
  at?: string
}

/** Answers of this browser that another device overwrote. */
export interface Found {
  uid: string
  before: TrustRecord
  after: TrustRecord
  /** When the server had made each, and of which version, by its path. */
  own: Readonly<Record<string, Required<OwnAnswer>>>
  /** When the other device changed them (ISO 8601), if that is known. */
  at?: string
}

interface Ports {
  own: PathStore<OwnAnswer>
  overwritten: PathStore<unknown>
  found(found: Found): void
}

/** What was on screen, and the saves that it showed. */
interface Seen {
  snapshot: TrustSnapshot
  saves: ReadonlySet<string>
}

/** Knows which answers this browser gave, in whichever tab, and finds those that another device overwrites. */
export class OwnAnswers {
  readonly #uid: string
  readonly #ports: Ports
  readonly #screen: Screen
  readonly #view: QueueView

  constructor(uid: string, ports: Ports, screen: Screen, view: QueueView) {
    this.#uid = uid
    this.#ports = ports
    this.#screen = screen
    this.#view = view
  }

  /** A save is about to go on top of what is on screen. What it leaves as it was is not its answer. */
  given(patchId: string, change: Change): void {
    const before = this.#screen.snapshot.trust ?? newTrust(this.#uid, '')
    const paths = changedPaths(before, merge(before, patchOf(change)))
    this.#ports.own.put(this.#uid, Object.fromEntries(paths.map((path) => [path, { patchId }])))
    this.#ports.overwritten.drop(this.#uid, paths)
  }

  made({ patchId, version, lastUpdated: at }: Made): void {
    const all = Object.entries(this.#ports.own.of(this.#uid))
    const waiting = all.filter(([, own]) => own.patchId === patchId && own.version === undefined)
    this.#ports.own.put(this.#uid, Object.fromEntries(waiting.map(([path]) => [path, { patchId, version, at }])))
  }

  look(): Seen {
    // The queue may have been read since it was drawn.
    this.#screen.draw()
    const onTop = this.#view.entries().filter(({ refused }) => !refused)
    return { snapshot: this.#screen.snapshot, saves: new Set(onTop.map(({ patchId }) => patchId)) }
  }

  /** Compares what is on screen with what was there. `at` is when another device changed it, where that is known. */
  compare({ snapshot, saves }: Seen, at?: string): void {
    const [before, { trust: after, version }] = [snapshot.trust, this.#screen.snapshot]
    // A server with an earlier version has lost changes, and nobody has overwritten any.
    if (!before || !after || before === after || version < snapshot.version) return
    const all = Object.entries(this.#ports.own.of(this.#uid))
    const shown = all.filter(
      (pair): pair is [string, Required<OwnAnswer>] =>
        pair[1].version !== undefined && (pair[1].version <= snapshot.version || saves.has(pair[1].patchId)),
    )
    if (shown.length === 0) return
    const concerned = concerning(changedPaths(before, after))
    const own = Object.fromEntries(shown.filter(([path]) => concerned(path)))
    if (Object.keys(own).length === 0) return
    this.#ports.own.drop(this.#uid, Object.keys(own))
    this.#ports.found({ uid: this.#uid, before, after, own, at })
  }
}
