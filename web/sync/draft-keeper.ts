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
  #pageGoes = false
  #stopped = false
  /** What was typed last on this page; `undefined` when nothing was, or it is saved. */
  typed: Draft | undefined

  constructor(store: DraftStore, uid: string, step: string, clock: Clock) {
    this.#store = store
    this.#uid = uid
    this.#step = step
    this.#clock = clock
  }

  keep(values: Draft): void {
    if (this.#stopped) return
    this.typed = values
    const typed = ++this.#typed
    void this.#store.prepare(this.#uid, values).then((ready) => {
      if (typed !== this.#typed) return
      this.#ready = ready
      // Sealing a number may take longer than the page has.
      if (this.#pageGoes) this.flush()
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

  /** The page goes: what is still being sealed is written as soon as it is. */
  leave(): void {
    this.#pageGoes = true
    this.flush()
  }

  clear(): void {
    this.forget()
    this.#store.clear(this.#uid, this.#step)
  }

  /** Writes nothing any more: the user signs out. */
  stop(): void {
    this.#stopped = true
    this.forget()
  }

  /** What was typed and is not written yet is another's to keep now. */
  forget(): void {
    this.typed = undefined
    this.#typed++
    this.#ready = undefined
    this.#cancel?.()
    this.#cancel = undefined
  }
}
