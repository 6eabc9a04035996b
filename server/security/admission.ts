import { Refuse } from '../refuse.ts'

/** More than a busy second's saves. What waits behind so many would be given up by its page before its turn. */
const MOST_AT_ONCE = 500

/** Does the work of one request, or refuses to begin it. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Puts off what comes while too much is being worked on: a page keeps its save and sends it again. Only work counts,
 * not a body still on its way, else a few slow senders would keep everybody out.
 */
export function createAdmission(most = MOST_AT_ONCE): Admit {
  let inside = 0
  return async (work) => {
    if (inside >= most)
      throw new Refuse('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 2 })
    inside += 1
    try {
      return await work()
    } finally {
      inside -= 1
    }
  }
}
