import { hash } from 'node:crypto'
import type { Auth } from './auth.ts'
import { oldestSession } from './session-lifetime.ts'

/** Who sends a request. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string
  sessionId: string
  /** Set-Cookie lines that extend the session. */
  cookies: readonly string[]
}

export interface Sessions {
  of(headers: Headers): Promise<Caller | null>
  /** Reads this session from the database at the next request, because something about it has changed. */
  lookAgain(sessionId: string): void
  /** Rejects this session, which has ended. */
  forget(sessionId: string): void
}

interface Cached {
  caller: Caller
  until: number
}

const BARE_COOKIE = 'kinstead.session_token'
const MOST_CACHED = 10_000

/** Over TLS with the prefix for which a browser requires `Secure`, `Path=/` and no `Domain`: no other host, and no page without TLS, can set it. */
export const sessionCookie = (baseUrl: string) => (baseUrl.startsWith('https:') ? `__Host-${BARE_COOKIE}` : BARE_COOKIE)

/** Finds the session's token, still signed, in a Cookie header. */
function tokenIn(cookie: string | null, name: string): string | undefined {
  const own = (cookie ?? '').split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  return own?.slice(own.indexOf('=') + 1).trim() || undefined
}

/** Reads the session from the database, and extends it once a day. */
export async function checkSession({ api }: Pick<Auth, 'api'>, headers: Headers, at: Date): Promise<Caller | null> {
  const own = new Headers({ cookie: headers.get('cookie') ?? '' })
  const { response, headers: answer } = await api.getSession({ headers: own, returnHeaders: true })
  if (!response) return null
  const { session, user } = response
  if (session.createdAt < oldestSession(at)) return null
  return {
    uid: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.name,
    sessionId: session.id,
    cookies: answer.getSetCookie(),
  }
}

/**
 * Caches a checked session for a few seconds, because a user at work sends many requests. The price: a session that another
 * process has ended is accepted here for at most `cacheMs`. With PostgreSQL, processes notify each other sooner.
 */
export function createSessions(
  auth: Pick<Auth, 'api'>,
  cookieName: string,
  cacheMs: number,
  now: () => number = Date.now,
): Sessions {
  const cached = new Map<string, Cached>()
  const ended = new Map<string, number>()

  function lookAgain(sessionId: string): void {
    for (const [key, { caller }] of cached) if (caller.sessionId === sessionId) cached.delete(key)
  }

  return {
    async of(headers) {
      const token = tokenIn(headers.get('cookie'), cookieName)
      if (!token) return null
      const key = hash('sha256', token, 'base64')
      const at = now()
      const known = cached.get(key)
      if (known && known.until > at) return known.caller
      cached.delete(key)
      const caller = await checkSession(auth, headers, new Date(at))
      // A check that began before the sign-out must not bring the session back.
      if (!caller || (ended.get(caller.sessionId) ?? 0) >= at) return null
      const [oldest] = cached.keys()
      if (cached.size >= MOST_CACHED && oldest !== undefined) cached.delete(oldest)
      cached.set(key, { caller: { ...caller, cookies: [] }, until: at + cacheMs })
      return caller
    },
    lookAgain,
    forget(sessionId) {
      ended.set(sessionId, now())
      const [oldest] = ended.keys()
      if (ended.size > MOST_CACHED && oldest !== undefined) ended.delete(oldest)
      lookAgain(sessionId)
    },
  }
}
