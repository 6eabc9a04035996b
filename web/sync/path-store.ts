import { concerning } from '#domain/trust/history/changed-paths.ts'
import type { TextStore } from './ports.ts'

/** Longest list of paths that is kept; the oldest go first. */
const MOST = 500

/** Something about single answers of one user, by their paths. Nothing here throws: without room nothing is kept. */
export class PathStore<Value> {
  readonly #texts: TextStore
  readonly #key: string
  readonly #listeners = new Set<() => void>()

  constructor(texts: TextStore, key: string) {
    this.#texts = texts
    this.#key = key
  }

  /** Another tab may write at any time, so that nothing is remembered here. */
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

  /** These replace all that concerns the same answers. */
  put(uid: string, values: Readonly<Record<string, Value>>): void {
    if (Object.keys(values).length === 0) return
    const concerned = concerning(Object.keys(values))
    const others = Object.entries(this.of(uid)).filter(([path]) => !concerned(path))
    this.#store(uid, [...others, ...Object.entries(values)].slice(-MOST))
  }

  /** Drops all that concerns these answers. */
  drop(uid: string, paths: readonly string[]): void {
    const all = Object.entries(this.of(uid))
    const concerned = concerning(paths)
    const kept = all.filter(([path]) => !concerned(path))
    if (kept.length < all.length) this.#store(uid, kept)
  }

  forget(uid: string): void {
    if (Object.keys(this.of(uid)).length > 0) this.#store(uid, [])
  }

  /** Calls after each change that this tab makes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #store(uid: string, paths: readonly (readonly [string, Value])[]): void {
    try {
      if (paths.length === 0) this.#texts.remove(this.#key)
      else this.#texts.set(this.#key, JSON.stringify({ uid, paths: Object.fromEntries(paths) }))
    } catch {
      // There is no room.
    }
    for (const listener of this.#listeners) listener()
  }
}
