/** Counts attempts over a window of time: by whom they are about, and apart for each place where that is given. */
export interface Attempts {
  /** Counts one more. Returns the seconds to wait when there have been too many, else 0. */
  add(whom: string, place?: string): Promise<number>
  /** Without a place: from wherever they came. */
  forget(whom: string, place?: string): Promise<void>
  /** Takes one back. */
  undo(whom: string, place?: string): Promise<void>
}

/** An attempt in one of the counts that it belongs to. */
export interface Mark {
  in: Attempts
  whom: string
  place?: string
}
/** How a mark is taken back: with all others of the same whom and place, or alone. */
export type TakenBack = Mark & { all: boolean }

/** Begins a count of its own for each `kind`. */
export interface CountAttempts {
  (kind: string, limit: number, windowMs: number): Attempts
  /** Counts one attempt in several, up to the first in which there have been too many: the seconds to wait, for each that was asked. */
  inTurn(marks: readonly Mark[]): Promise<number[]>
  takeBack(marks: readonly TakenBack[]): Promise<void>
}

interface Count {
  attempts: number
  until: number
}

/** Of each kind. */
export const MOST_KEYS = 20_000

/**
 * In the memory of this process. The oldest are dropped when there are too many, so that nobody can fill the memory with
 * made-up ones.
 */
export function inMemory(now: () => number = Date.now): CountAttempts {
  function count(_kind: string, limit: number, windowMs: number): Attempts {
    const counts = new Map<string, Count>()
    const keyOf = (whom: string, place = '') => `${whom}\n${place}`
    return {
      async add(whom, place) {
        const key = keyOf(whom, place)
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
      async forget(whom, place) {
        counts.delete(keyOf(whom, place))
        if (place !== undefined) return
        for (const key of counts.keys()) if (key.startsWith(`${whom}\n`)) counts.delete(key)
      },
      async undo(whom, place) {
        const count = counts.get(keyOf(whom, place))
        if (count && count.attempts > 0) count.attempts -= 1
      },
    }
  }

  return Object.assign(count, {
    async inTurn(marks: readonly Mark[]) {
      const waits: number[] = []
      for (const { in: attempts, whom, place } of marks) {
        waits.push(await attempts.add(whom, place))
        if (waits.at(-1) !== 0) break
      }
      return waits
    },
    async takeBack(marks: readonly TakenBack[]) {
      for (const { in: attempts, whom, place, all } of marks)
        await (all ? attempts.forget(whom, place ?? '') : attempts.undo(whom, place))
    },
  })
}
