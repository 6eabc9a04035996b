import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store } from '../db/store.ts'
import type { Auth } from './auth.ts'
import { tokenIn } from './session-cookie.ts'
import { oldestSession, SESSION_LASTS, SESSION_MOVES } from './session-lifetime.ts'
import type { Caller } from './sessions.ts'

/** Looks a session up in the database, as it is now. */
export type CheckSession = (headers: Headers, at: Date) => Promise<Caller | null>

const SIGNED = /^(\w+)\.((?:\w|%2B|%2F|%3D)+)$/i

/** The token of a cookie signed as better-auth signs: the token, a dot and its HMAC-SHA256 in base64. */
function tokenOf(cookie: string, secret: string): string | undefined {
  const [, token, signature] = SIGNED.exec(cookie) ?? []
  if (!token || !signature) return undefined
  const given = Buffer.from(decodeURIComponent(signature), 'base64')
  const own = createHmac('sha256', secret).update(token).digest()
  return given.length === own.length && timingSafeEqual(given, own) ? token : undefined
}

/**
 * Most checks find a session that runs and need not be prolonged: one look at the database tells. All else goes the
 * whole way through better-auth, which costs several times a write.
 */
export function createSessionCheck(
  auth: Auth,
  store: Pick<Store, 'readSession'>,
  { secret, cookieName }: { secret: string; cookieName: string },
): CheckSession {
  async function quick(headers: Headers, at: Date): Promise<Caller | undefined> {
    const token = tokenOf(tokenIn(headers.get('cookie'), cookieName) ?? '', secret)
    const found = token && (await store.readSession(token))
    if (!found) return undefined
    const { createdAt, expiresAt, ...who } = found
    const prolongedAt = expiresAt.getTime() - SESSION_LASTS.idle * 1000 + SESSION_MOVES * 1000
    const isOrdinary = expiresAt > at && prolongedAt > at.getTime() && createdAt >= oldestSession(at)
    return isOrdinary ? { ...who, cookies: [] } : undefined
  }

  return async (headers, at) => {
    const known = await quick(headers, at)
    if (known) return known
    const own = new Headers({ cookie: headers.get('cookie') ?? '' })
    const { response, headers: answer } = await auth.api.getSession({ headers: own, returnHeaders: true })
    if (!response) return null
    const { session, user } = response
    if (new Date(session.createdAt) < oldestSession(at)) return null
    const cookies = answer.getSetCookie()
    const { id: uid, email, emailVerified, name: displayName } = user
    return { uid, email, emailVerified, displayName, sessionId: session.id, cookies }
  }
}
