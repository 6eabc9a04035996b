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

/** Unsaved typing, by user and step. Nothing here throws: a draft that cannot be kept is not worth a broken page. */
export class DraftStore {
  readonly #texts: TextStore
  readonly #sealer: Sealer

  constructor(texts: TextStore, sealer: Sealer) {
    this.#texts = texts
    this.#sealer = sealer
  }

  async read(uid: string, step: string): Promise<Draft | undefined> {
    const stored = this.#all()[uid]?.[step]
    if (!isObject(stored) || !isObject(stored.values)) return undefined
    return openSecrets(this.#sealer, uid, stored)
  }

  /** Makes a draft ready to be written at once, which a page about to go needs: sealing takes time. */
  async prepare(uid: string, values: Draft): Promise<StoredDraft> {
    return (await sealSecrets(this.#sealer, uid, values)) ?? { values: withoutSecrets(values).values }
  }

  write(uid: string, step: string, draft: StoredDraft): void {
    const all = this.#all()
    this.#store({ ...all, [uid]: { ...all[uid], [step]: draft } })
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
  }
}
