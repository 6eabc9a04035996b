import { createHash, hash } from 'node:crypto'
import type { Device } from '#api/second-factor.ts'
import type { AuthServices } from './accounts.ts'
import type { Auth } from './auth.ts'
import { cookieIn } from './tokens.ts'

const DAY = 24 * 60 * 60

/** In seconds. A session ends after `idle` without use, and after `most` in any case. */
export const SESSION_LASTS = { idle: 30 * DAY, most: 90 * DAY } as const

/** How often, in seconds, use extends a session. */
export const SESSION_MOVES = DAY

/** Sessions created before this have reached their longest lifetime. */
export const oldestSession = (now: Date): Date => new Date(now.getTime() - SESSION_LASTS.most * 1000)

/** Whether a session is still valid. */
export const isAlive = (
  { expiresAt, createdAt }: { expiresAt: Date | string; createdAt: Date | string },
  now = new Date(),
): boolean => new Date(expiresAt) > now && new Date(createdAt) >= oldestSession(now)

/** The signed-in user of a request. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string
  sessionId: string
  /** Set-Cookie lines that extend the session. */
  cookies: readonly string[]
}

interface Cached {
  caller: Caller
  until: number
}

const MAX_CACHED = 10_000

/** Reads the session from the database, and extends it once a day. */
async function checkSession({ api }: Pick<Auth, 'api'>, headers: Headers, at: Date): Promise<Caller | null> {
  const cookie = new Headers({ cookie: headers.get('cookie') ?? '' })
  const { response, headers: answer } = await api.getSession({ headers: cookie, returnHeaders: true })
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
 * Caches a checked session for a few seconds, because pages send many requests. The price: a session that another process
 * has ended is accepted here for at most `cacheMs`. With PostgreSQL, processes notify each other sooner.
 */
export function createSessions(auth: Pick<Auth, 'api'>, cookie: string, cacheMs: number, now: () => number = Date.now) {
  const cached = new Map<string, Cached>()
  const ended = new Map<string, number>()

  /** Reads this session from the database at the next request, because something about it has changed. */
  function revalidate(sessionId: string): void {
    for (const [key, { caller }] of cached) if (caller.sessionId === sessionId) cached.delete(key)
  }

  return {
    async of(headers: Headers): Promise<Caller | null> {
      const token = cookieIn(headers, cookie)
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
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest)
      cached.set(key, { caller: { ...caller, cookies: [] }, until: at + cacheMs })
      return caller
    },
    revalidate,
    /** Rejects this session, which has ended. */
    forget(sessionId: string): void {
      ended.set(sessionId, now())
      const [oldest] = ended.keys()
      if (ended.size > MAX_CACHED && oldest !== undefined) ended.delete(oldest)
      revalidate(sessionId)
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>

const MAX_SHOWN = 100

/** In User-Agent headers, from the most specific to the names that other browsers send too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/** The browser and the system in a User-Agent header; '' where it has none. */
export const deviceWords = (userAgent: string): { browser: string; system: string } => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
})

/** Without revealing the session's id, which is part of its authentication. */
const deviceId = (sessionId: string) => createHash('sha256').update(`device\n${sessionId}`).digest('base64url')

/** The browsers in which users are signed in. */
export function createDevices({ users, sessions, auditLog }: AuthServices) {
  const forget = (ids: readonly string[]) => {
    for (const id of ids) sessions.forget(id)
    return ids
  }

  return {
    async list({ uid, sessionId }: Caller): Promise<Device[]> {
      const devices = (await users.runningSessions(uid)).map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
        id: deviceId(id),
        ...deviceWords(userAgent ?? ''),
        address: ipAddress ?? '',
        signedInAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
        current: id === sessionId,
      }))
      const later = (one: Device, other: Device) => other.lastUsedAt.localeCompare(one.lastUsedAt)
      devices.sort((one, other) => Number(other.current) - Number(one.current) || later(one, other))
      return devices.slice(0, MAX_SHOWN)
    },

    /** Ends the session of this device, if it is the caller's, and returns its id. */
    async signOut({ uid }: Caller, id: string, address: string): Promise<readonly string[]> {
      const session = (await users.runningSessions(uid)).find((one) => deviceId(one.id) === id)
      if (!session) return []
      await users.endSession({ id: session.id })
      await auditLog.record(uid, 'device-signed-out', address)
      return forget([session.id])
    },

    /** Ends all sessions but the caller's own, and returns their ids. */
    async signOutOthers({ uid, sessionId }: Caller, address: string): Promise<readonly string[]> {
      const ended = await users.endSessions(uid, sessionId)
      await auditLog.record(uid, 'other-devices-signed-out', address)
      return forget(ended)
    },
  }
}
