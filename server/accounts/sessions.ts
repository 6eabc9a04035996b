import { createHash } from 'node:crypto'
import type { Auth } from './auth.ts'
import { tokenIn } from './session-cookie.ts'
import { oldestSession } from './session-lifetime.ts'

/** Who calls. */
export interface Caller {
  uid: string
  email: string
  displayName: string
  sessionId: string
  /** Set-Cookie lines that prolong the session. */
  cookies: readonly string[]
}

export interface Sessions {
  of(headers: Headers): Promise<Caller | null>
  /** No longer answers from memory for this session. */
  forget(sessionId: string): void
}

interface Kept {
  caller: Caller
  until: number
}

const MOST_KEPT = 10_000

/**
 * Remembers a checked session for a few seconds: the check costs more than a write. What that trades: a session ended
 * by another process is still let in here for at most `rememberMs` (with PostgreSQL, processes tell each other sooner).
 */
export function createSessions(
  auth: Auth,
  cookieName: string,
  rememberMs: number,
  now: () => number = Date.now,
): Sessions {
  const kept = new Map<string, Kept>()
  const ended = new Map<string, number>()

  async function check(headers: Headers): Promise<Caller | null> {
    const own = new Headers({ cookie: headers.get('cookie') ?? '' })
    const { response, headers: answer } = await auth.api.getSession({ headers: own, returnHeaders: true })
    if (!response) return null
    const { session, user } = response
    if (new Date(session.createdAt) < oldestSession(new Date(now()))) return null
    const cookies = answer.getSetCookie()
    return { uid: user.id, email: user.email, displayName: user.name, sessionId: session.id, cookies }
  }

  return {
    async of(headers) {
      const token = tokenIn(headers.get('cookie'), cookieName)
      if (!token) return null
      const key = createHash('sha256').update(token).digest('base64')
      const at = now()
      const known = kept.get(key)
      if (known && known.until > at) return known.caller
      kept.delete(key)
      const caller = await check(headers)
      // A check that began before the sign-out must not bring the session back.
      if (!caller || (ended.get(caller.sessionId) ?? 0) >= at) return null
      const [oldest] = kept.keys()
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      kept.set(key, { caller: { ...caller, cookies: [] }, until: at + rememberMs })
      return caller
    },
    forget(sessionId) {
      ended.set(sessionId, now())
      const [oldest] = ended.keys()
      if (ended.size > MOST_KEPT && oldest !== undefined) ended.delete(oldest)
      for (const [key, { caller }] of kept) if (caller.sessionId === sessionId) kept.delete(key)
    },
  }
}
