import { ApiError } from '../../errors.ts'

/** More than a busy second's saves. */
const MOST = 500
/** So few are always let in. */
const LEAST = 20
const PERIOD = 250
/** Milliseconds. A page gives up a save after fifteen seconds: whoever answers later than that works for nobody. */
const TOO_LATE = 1_000

/** Does the work of one request, or refuses to begin it. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>

export interface Pace {
  /** How much may be worked on at once now. */
  limit(): number
  /** To be told at every period how much later than that the process came to it. */
  late(milliseconds: number): void
}

/** As much at once as keeps the process in time: halved when it is late, and a little more whenever it is not. */
export function createPace(): Pace {
  let limit = MOST
  return {
    limit: () => limit,
    late(milliseconds) {
      limit = milliseconds > TOO_LATE ? Math.max(LEAST, Math.floor(limit / 2)) : Math.min(MOST, limit + LEAST)
    },
  }
}

function keepTime(pace: Pace): void {
  let due = performance.now() + PERIOD
  const tick = () => {
    const now = performance.now()
    pace.late(now - due)
    due = now + PERIOD
  }
  setInterval(tick, PERIOD).unref()
}

/**
 * Puts off what comes while too much is being worked on: a page keeps its save and sends it again. Only work counts,
 * not a body still on its way, else a few slow senders would keep everybody out.
 */
export function createAdmission(pace?: Pace): Admit {
  let inside = 0
  const kept = pace ?? createPace()
  if (!pace) keepTime(kept)
  return async (work) => {
    if (inside >= kept.limit())
      throw new ApiError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
    inside += 1
    try {
      return await work()
    } finally {
      inside -= 1
    }
  }
}

const MINUTE = 60_000
/** Bytes of bodies that are parsed for one user in a minute: a large trust takes thirty of the largest. */
const MOST_PARSED = 32 * 1_048_576

/** Counts what a user sends, whatever becomes of it: refused bodies count in no quota, and cost as much to check. */
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
    if (sum > MOST_PARSED)
      throw new ApiError(
        'too-many-requests',
        'More was sent than can be checked in a minute. Please try again later.',
        {
          retryAfter: Math.ceil((until - at) / 1000),
        },
      )
    parsed.set(uid, sum)
  }
}
