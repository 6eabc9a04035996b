import { openSecrets, sealSecrets, withoutSecrets } from './crypto.ts'
import type { Clock, KeyValueStorage, Locks, Sealer } from './ports.ts'

/** The key in localStorage of what is typed and not yet saved. */
export const DRAFTS_KEY = 'kinstead.drafts'

export type Draft = Record<string, unknown>

interface StoredDraft {
  values: Draft
  sealed?: string
}
type StoredDrafts = Record<string, Record<string, StoredDraft>>

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const holdsTyping = ({ values, sealed }: StoredDraft) =>
  sealed !== undefined || (isObject(values) && Object.keys(values).length > 0)

/** Unsaved typing, by user and step. Nothing here throws: a draft that cannot be stored is not worth a broken page. */
export class DraftStorage {
  readonly #texts: KeyValueStorage
  readonly #sealer: Sealer

  constructor(texts: KeyValueStorage, sealer: Sealer) {
    this.#texts = texts
    this.#sealer = sealer
  }

  async read(uid: string, step: string): Promise<Draft | undefined> {
    const stored = this.#all()[uid]?.[step]
    if (!isObject(stored) || !isObject(stored.values)) return undefined
    return openSecrets(this.#sealer, uid, stored)
  }

  /** The steps for which the user has typed something that is not saved. */
  steps(uid: string): string[] {
    const stored = this.#all()[uid]
    if (!isObject(stored)) return []
    return Object.entries(stored).flatMap(([step, draft]) => (isObject(draft) && holdsTyping(draft) ? [step] : []))
  }

  /** Prepares a draft that can be written at once, which a page about to close needs: sealing takes time. */
  async prepare(uid: string, values: Draft): Promise<StoredDraft> {
    return (await sealSecrets(this.#sealer, uid, values)) ?? { values: withoutSecrets(values) }
  }

  write(uid: string, step: string, draft: StoredDraft): void {
    const all = this.#all()
    if (holdsTyping(draft)) this.#store({ ...all, [uid]: { ...all[uid], [step]: draft } })
    else this.clear(uid, step)
  }

  /** Writes all but the social security numbers, which stay those written before. */
  writeWithoutSecrets(uid: string, step: string, values: Draft): void {
    const sealed = this.#all()[uid]?.[step]?.sealed
    this.write(uid, step, { values: withoutSecrets(values), ...(sealed !== undefined && { sealed }) })
  }

  clear(uid: string, step: string): void {
    const all = this.#all()
    const { [step]: _, ...others } = all[uid] ?? {}
    this.#store({ ...all, [uid]: others })
  }

  forget(uid: string): void {
    const { [uid]: _, ...others } = this.#all()
    this.#store(others)
  }

  #all(): StoredDrafts {
    try {
      const stored: unknown = JSON.parse(this.#texts.get(DRAFTS_KEY) ?? '{}')
      return isObject(stored) ? (stored as StoredDrafts) : {}
    } catch {
      return {}
    }
  }

  #store(drafts: StoredDrafts): void {
    const nonEmpty = Object.entries(drafts).filter(([, steps]) => Object.keys(steps).length > 0)
    try {
      if (nonEmpty.length === 0) this.#texts.remove(DRAFTS_KEY)
      else this.#texts.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(nonEmpty)))
    } catch {
      // There is no room: the typing is still on the screen.
    }
  }
}

/** Longest time, in milliseconds, that something typed is only on the screen. */
const DELAY = 300

/** Held by a window as long as it has something typed that is not written. */
const typingLock = (uid: string) => `kinstead-typing-${uid}`
const NEVER = new AbortController().signal

/** Waits until every window of this browser has written what was typed in it, a few seconds at most. */
export async function untilWritten(locks: Locks, uid: string, atMost: AbortSignal): Promise<void> {
  // A window that takes too long is not waited for: what it has written counts.
  await locks.run(typingLock(uid), atMost, async () => {}).catch(() => {})
}

const isEmpty = (draft: Draft) => Object.keys(draft).length === 0

/** Writes one step's draft while it is typed. */
export class DraftWriter {
  readonly #storage: DraftStorage
  readonly #uid: string
  readonly #step: string
  readonly #clock: Clock
  readonly #locks: Locks
  readonly #stored: () => Promise<unknown>
  #edits = 0
  /** The last edit, when it can be written. */
  #ready: StoredDraft | undefined
  #cancel: (() => void) | undefined
  #release: (() => void) | undefined
  #stopped = false
  /** The last draft of this page; `undefined` when nothing was typed, or it is saved. */
  latest: Draft | undefined

  /** `stored` resolves once what was saved so far would survive the page. */
  constructor(
    storage: DraftStorage,
    uid: string,
    step: string,
    clock: Clock,
    locks: Locks,
    stored: () => Promise<unknown>,
  ) {
    this.#storage = storage
    this.#uid = uid
    this.#step = step
    this.#clock = clock
    this.#locks = locks
    this.#stored = stored
  }

  write(values: Draft): void {
    if (this.#stopped) return
    // A save is on the screen before it is stored. Until then its draft stays: the page may be left at any moment.
    const saved = isEmpty(values) ? this.#stored() : undefined
    if (saved) this.flush()
    this.latest = values
    const edit = ++this.#edits
    this.#ready = undefined
    if (!this.#release) {
      const written = new Promise<void>((resolve) => {
        this.#release = resolve
      })
      void this.#locks.run(typingLock(this.#uid), NEVER, () => written).catch(() => {})
    }
    void Promise.all([this.#storage.prepare(this.#uid, values), saved]).then(([draft]) => {
      if (edit !== this.#edits) return
      this.#ready = draft
      // Sealing a number may take longer than the page has, or than the delay.
      if (!this.#cancel) this.flush()
    })
    this.#cancel ??= this.#clock.after(DELAY, () => this.flush())
  }

  /** Writes what it can at once, since the page may close the next moment: a number that is being sealed follows. */
  flush(): void {
    this.#cancel?.()
    this.#cancel = undefined
    if (this.#ready) {
      this.#storage.write(this.#uid, this.#step, this.#ready)
      this.#ready = undefined
      this.#unlock()
    } else if (this.#release && this.latest && !isEmpty(this.latest))
      this.#storage.writeWithoutSecrets(this.#uid, this.#step, this.latest)
  }

  clear(): void {
    this.discard()
    this.#storage.clear(this.#uid, this.#step)
  }

  /** Writes nothing from now on: the user signs out. */
  stop(): void {
    this.#stopped = true
    this.discard()
  }

  /** Does not write what was typed and is not written yet. */
  discard(): void {
    this.latest = undefined
    this.#edits++
    this.#ready = undefined
    this.#cancel?.()
    this.#cancel = undefined
    this.#unlock()
  }

  #unlock(): void {
    this.#release?.()
    this.#release = undefined
  }
}
