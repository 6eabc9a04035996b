import { hash } from 'node:crypto'
import type { CheckSession } from './session-check.ts'
import { tokenIn } from './session-cookie.ts'

/** Who calls. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string
  sessionId: string
  /** Set-Cookie lines that prolong the session. */
  cookies: readonly string[]
}

export interface Sessions {
  of(headers: Headers): Promise<Caller | null>
  /** Answers from memory no more, because what is known of this session has changed. */
  lookAgain(sessionId: string): void
  /** No longer answers from memory for this session, which has ended. */
  forget(sessionId: string): void
}

interface Kept {
  caller: Caller
  until: number
}

const MOST_KEPT = 10_000

/**
 * Remembers a checked session for a few seconds: whoever is at work asks again at once. What that trades: a session ended
 * by another process is still let in here for at most `rememberMs` (with PostgreSQL, processes tell each other sooner).
 */
export function createSessions(
  check: CheckSession,
  cookieName: string,
  rememberMs: number,
  now: () => number = Date.now,
): Sessions {
  const kept = new Map<string, Kept>()
  const ended = new Map<string, number>()

  function lookAgain(sessionId: string): void {
    for (const [key, { caller }] of kept) if (caller.sessionId === sessionId) kept.delete(key)
  }

  return {
    async of(headers) {
      const token = tokenIn(headers.get('cookie'), cookieName)
      if (!token) return null
      const key = hash('sha256', token, 'base64')
      const at = now()
      const known = kept.get(key)
      if (known && known.until > at) return known.caller
      kept.delete(key)
      const caller = await check(headers, new Date(at))
      // A check that began before the sign-out must not bring the session back.
      if (!caller || (ended.get(caller.sessionId) ?? 0) >= at) return null
      const [oldest] = kept.keys()
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      kept.set(key, { caller: { ...caller, cookies: [] }, until: at + rememberMs })
      return caller
    },
    lookAgain,
    forget(sessionId) {
      ended.set(sessionId, now())
      const [oldest] = ended.keys()
      if (ended.size > MOST_KEPT && oldest !== undefined) ended.delete(oldest)
      lookAgain(sessionId)
    },
  }
}
