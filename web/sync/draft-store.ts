import type { Sealer, TextStore } from './ports.ts'
import { openSecrets, sealSecrets, withoutSecrets } from './secrets.ts'

/** The second of the two local keys: what is typed and not yet saved. */
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

/** Unsaved typing, by user and step. Nothing here throws: a draft that cannot be kept is not worth a broken page. */
export class DraftStore {
  readonly #texts: TextStore
  readonly #sealer: Sealer
  readonly #listeners = new Set<() => void>()

  constructor(texts: TextStore, sealer: Sealer) {
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

  /** Told after each change that this tab makes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Makes a draft ready to be written at once, which a page about to go needs: sealing takes time. */
  async prepare(uid: string, values: Draft): Promise<StoredDraft> {
    return (await sealSecrets(this.#sealer, uid, values)) ?? { values: withoutSecrets(values).values }
  }

  write(uid: string, step: string, draft: StoredDraft): void {
    const all = this.#all()
    if (holdsTyping(draft)) this.#store({ ...all, [uid]: { ...all[uid], [step]: draft } })
    else this.clear(uid, step)
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
    const kept = Object.entries(drafts).filter(([, steps]) => Object.keys(steps).length > 0)
    try {
      if (kept.length === 0) this.#texts.remove(DRAFTS_KEY)
      else this.#texts.set(DRAFTS_KEY, JSON.stringify(Object.fromEntries(kept)))
    } catch {
      // There is no room: the typing is still on the screen.
    }
    for (const listener of this.#listeners) listener()
  }
}
