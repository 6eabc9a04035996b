import { MINUTE } from '../../durations.ts'
import { ApiError } from '../../errors.ts'

/** More than a busy second's saves. */
const MAX_LIMIT = 500
/** So many are always admitted. */
const MIN_LIMIT = 20
const PERIOD = 250
/** Milliseconds. A save waits for the event loop several times, and ends at this lateness within the 15 s that a page waits. */
const MAX_LATENESS = 1_000

/** Runs the work of one request, or rejects it with `unavailable`. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>

interface Pace {
  /** How many requests may run at once now. */
  limit(): number
  /** Takes, for each period, how late its timer fired. */
  late(milliseconds: number): void
}

/** The limit is halved when the event loop is late, and raised a little when it is not. */
export function createPace(): Pace {
  let limit = MAX_LIMIT
  return {
    limit: () => limit,
    late(milliseconds) {
      limit =
        milliseconds > MAX_LATENESS
          ? Math.max(MIN_LIMIT, Math.floor(limit / 2))
          : Math.min(MAX_LIMIT, limit + MIN_LIMIT)
    },
  }
}

/** A pace that follows the lateness of a timer. */
function measuredPace(): Pace {
  const pace = createPace()
  let due = performance.now() + PERIOD
  const tick = () => {
    const now = performance.now()
    pace.late(now - due)
    due = now + PERIOD
  }
  setInterval(tick, PERIOD).unref()
  return pace
}

/**
 * Rejects requests while too many are running: a page keeps its save and sends it again. Bodies in transit do not count:
 * otherwise a few slow senders would block everyone.
 */
export function createAdmission(pace: Pace = measuredPace()): Admit {
  let inside = 0
  return async (work) => {
    if (inside >= pace.limit())
      throw new ApiError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
    inside += 1
    try {
      return await work()
    } finally {
      inside -= 1
    }
  }
}

/** Bytes of bodies that are parsed for one user in a minute. Saving a large trust takes thirty of the largest bodies. */
const MAX_PARSED_BYTES = 32 * 1_048_576

/** Counts the bodies of a user. Rejected ones count too: they use no quota, and cost as much to check. */
export type CountParsed = (uid: string, bytes: number) => void

/** Throws for the rest of the minute when a user has sent too much in it. Each process counts for itself. */
export function createCountParsed(now: () => number = Date.now): CountParsed {
  const parsed = new Map<string, number>()
  let until = 0
  return (uid, bytes) => {
    const at = now()
    if (at >= until) {
      parsed.clear()
      until = at + MINUTE
    }
    const sum = (parsed.get(uid) ?? 0) + bytes
    if (sum > MAX_PARSED_BYTES)
      throw new ApiError('too-many-requests', 'Too much was sent in one minute. Please try again later.', {
        retryAfter: Math.ceil((until - at) / 1000),
      })
    parsed.set(uid, sum)
  }
}
