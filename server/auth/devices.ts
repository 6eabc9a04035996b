import { createHash } from 'node:crypto'
import type { Device } from '#api/second-factor.ts'
import type { AuthServices } from './accounts.ts'
import type { Caller } from './sessions.ts'

const MOST_SHOWN = 100

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
      return devices.slice(0, MOST_SHOWN)
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
