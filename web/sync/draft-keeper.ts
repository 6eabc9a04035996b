import type { Draft, DraftStore } from './draft-store.ts'
import type { Clock, Locks } from './ports.ts'

/** Longest time, in milliseconds, that something typed is only on the screen. */
const DELAY = 300

/** Held by a window as long as it has something typed that is not written. */
const typingLock = (uid: string) => `kinstead-typing-${uid}`
const NEVER = new AbortController().signal

/** Waits until every window of this browser has written what was typed in it, a few seconds at most. */
export async function untilWritten(locks: Locks, uid: string, atMost: AbortSignal): Promise<void> {
  // Where a window does not come to it, what is written counts.
  await locks.run(typingLock(uid), atMost, async () => {}).catch(() => {})
}

/** Writes one step's typing while it is typed. */
export class DraftKeeper {
  readonly #store: DraftStore
  readonly #uid: string
  readonly #step: string
  readonly #clock: Clock
  readonly #locks: Locks
  #typed = 0
  #ready: { draft: Awaited<ReturnType<DraftStore['prepare']>>; typed: number } | undefined
  #cancel: (() => void) | undefined
  #release: (() => void) | undefined
  #stopped = false
  /** What was typed last on this page; `undefined` when nothing was, or it is saved. */
  typed: Draft | undefined

  constructor(store: DraftStore, uid: string, step: string, clock: Clock, locks: Locks) {
    this.#store = store
    this.#uid = uid
    this.#step = step
    this.#clock = clock
    this.#locks = locks
  }

  keep(values: Draft): void {
    if (this.#stopped) return
    this.typed = values
    const typed = ++this.#typed
    if (!this.#release) {
      const written = new Promise<void>((resolve) => {
        this.#release = resolve
      })
      void this.#locks.run(typingLock(this.#uid), NEVER, () => written).catch(() => {})
    }
    void this.#store.prepare(this.#uid, values).then((draft) => {
      if (typed !== this.#typed) return
      this.#ready = { draft, typed }
      // Sealing a number may take longer than the page has, or than the delay.
      if (!this.#cancel) this.flush()
    })
    this.#cancel ??= this.#clock.after(DELAY, () => this.flush())
  }

  /** Writes what is ready now, since the page may be gone the next moment, and what is still being sealed as soon as it is. */
  flush(): void {
    this.#cancel?.()
    this.#cancel = undefined
    if (!this.#ready) return
    const { draft, typed } = this.#ready
    this.#store.write(this.#uid, this.#step, draft)
    this.#ready = undefined
    if (typed === this.#typed) this.#letGo()
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
    this.#letGo()
  }

  #letGo(): void {
    this.#release?.()
    this.#release = undefined
  }
}
