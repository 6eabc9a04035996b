import { createHash } from 'node:crypto'
import type { Device } from '#api/devices.ts'
import type { AccountStore } from './account-store.ts'
import type { AuditLog } from './audit-log.ts'
import type { Caller, Sessions } from './sessions.ts'

/** Where users are signed in, and how they sign out there. */
export interface Devices {
  list(caller: Caller): Promise<Device[]>
  /** Ends the session of this device, if it is the caller's, and names what ended. */
  signOut(caller: Caller, id: string, address: string): Promise<readonly string[]>
  /** Ends all but the caller's own, and names them. */
  signOutOthers(caller: Caller, address: string): Promise<readonly string[]>
}

interface Parts {
  users: Pick<AccountStore, 'runningSessions' | 'endSession' | 'endSessions'>
  sessions: Pick<Sessions, 'forget'>
  auditLog: AuditLog
}

const MOST_SHOWN = 100

/** What a browser calls itself, from the most particular to what others call themselves too. */
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

/** The browser and the system of a User-Agent header in words; '' for what it does not say. */
export const deviceWords = (userAgent: string): { browser: string; system: string } => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
})

/** A session's own id is part of how it is recognised. */
const nameOf = (sessionId: string) => createHash('sha256').update(`device\n${sessionId}`).digest('base64url')

export function createDevices({ users, sessions, auditLog }: Parts): Devices {
  const forget = (ids: readonly string[]) => {
    for (const id of ids) sessions.forget(id)
    return ids
  }

  return {
    async list({ uid, sessionId }) {
      const devices = (await users.runningSessions(uid)).map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
        id: nameOf(id),
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

    async signOut({ uid }, id, address) {
      const session = (await users.runningSessions(uid)).find((one) => nameOf(one.id) === id)
      if (!session) return []
      await users.endSession({ id: session.id })
      await auditLog.record(uid, 'device-signed-out', address)
      return forget([session.id])
    },

    async signOutOthers({ uid, sessionId }, address) {
      const ended = await users.endSessions(uid, sessionId)
      await auditLog.record(uid, 'other-devices-signed-out', address)
      return forget(ended)
    },
  }
}
