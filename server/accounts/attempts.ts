/** Counts attempts by key over a window of time. */
export interface Attempts {
  /** Counts one more. Returns the seconds to wait when there have been too many, else 0. */
  add(key: string): number
  forget(key: string): void
  /** Forgets every key that begins so. */
  forgetAll(beginning: string): void
  /** Takes one back. */
  undo(key: string): void
}

interface Count {
  attempts: number
  until: number
}

const MOST_KEYS = 20_000

/** The oldest keys are dropped when there are too many, so that nobody can fill the memory with made-up ones. */
export function countAttempts(limit: number, windowMs: number, now: () => number = Date.now): Attempts {
  const counts = new Map<string, Count>()
  return {
    add(key) {
      const at = now()
      const kept = counts.get(key)
      const count = kept && kept.until > at ? kept : { attempts: 0, until: at + windowMs }
      if (count.attempts >= limit) return Math.ceil((count.until - at) / 1000)
      count.attempts += 1
      counts.delete(key)
      counts.set(key, count)
      const [oldest] = counts.keys()
      if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest)
      return 0
    },
    forget: (key) => void counts.delete(key),
    forgetAll(beginning) {
      for (const key of counts.keys()) if (key.startsWith(beginning)) counts.delete(key)
    },
    undo(key) {
      const count = counts.get(key)
      if (count && count.attempts > 0) count.attempts -= 1
    },
  }
}
