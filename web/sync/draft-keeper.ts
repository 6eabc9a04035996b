import type { Draft, DraftStore } from './draft-store.ts'
import type { Clock } from './ports.ts'

/** Longest time, in milliseconds, that something typed is only on the screen. */
const DELAY = 300

/** Writes one step's typing while it is typed. */
export class DraftKeeper {
  readonly #store: DraftStore
  readonly #uid: string
  readonly #step: string
  readonly #clock: Clock
  #typed = 0
  #ready: Awaited<ReturnType<DraftStore['prepare']>> | undefined
  #cancel: (() => void) | undefined

  constructor(store: DraftStore, uid: string, step: string, clock: Clock) {
    this.#store = store
    this.#uid = uid
    this.#step = step
    this.#clock = clock
  }

  keep(values: Draft): void {
    const typed = ++this.#typed
    void this.#store.prepare(this.#uid, values).then((ready) => {
      if (typed === this.#typed) this.#ready = ready
    })
    this.#cancel ??= this.#clock.after(DELAY, () => this.flush())
  }

  /** Writes what is ready now: the page may be gone the next moment. */
  flush(): void {
    this.#cancel?.()
    this.#cancel = undefined
    if (this.#ready) this.#store.write(this.#uid, this.#step, this.#ready)
    this.#ready = undefined
  }

  clear(): void {
    this.#typed++
    this.#ready = undefined
    this.#cancel?.()
    this.#cancel = undefined
    this.#store.clear(this.#uid, this.#step)
  }
}
