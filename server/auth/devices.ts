import { createHash } from 'node:crypto'
import type { Device } from '#api/devices.ts'
import type { Auth } from './auth.ts'
import { deviceWords } from './device-words.ts'
import { isAlive } from './session-lifetime.ts'
import type { Caller, Sessions } from './sessions.ts'
import type { Trail } from './trail.ts'

/** Where users are signed in, and how they sign out there. */
export interface Devices {
  list(caller: Caller): Promise<Device[]>
  /** Ends the session of this device, if it is the caller's, and names what ended. */
  signOut(caller: Caller, id: string, address: string): Promise<readonly string[]>
  /** Ends all but the caller's own, and names them. */
  signOutOthers(caller: Caller, address: string): Promise<readonly string[]>
}

interface Parts {
  auth: Auth
  sessions: Pick<Sessions, 'forget'>
  trail: Trail
}

const MOST = 10_000
const MOST_SHOWN = 100

interface SessionRow {
  id: string
  userAgent?: string | null
  ipAddress?: string | null
  createdAt: Date | string
  updatedAt: Date | string
  expiresAt: Date | string
}

/** A session's own id is part of how it is recognised. */
const nameOf = (sessionId: string) => createHash('sha256').update(`device\n${sessionId}`).digest('base64url')
const instant = (at: Date | string) => new Date(at).toISOString()

export function createDevices({ auth, sessions, trail }: Parts): Devices {
  const own = (uid: string) => ({ field: 'userId', value: uid })

  async function running(uid: string): Promise<SessionRow[]> {
    const { adapter } = await auth.$context
    const found = await adapter.findMany<SessionRow>({ model: 'session', where: [own(uid)], limit: MOST })
    return found.filter((one) => isAlive(one))
  }
  const forget = (ids: readonly string[]) => {
    for (const id of ids) sessions.forget(id)
    return ids
  }

  return {
    async list({ uid, sessionId }) {
      const devices = (await running(uid)).map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
        id: nameOf(id),
        ...deviceWords(userAgent ?? ''),
        address: ipAddress ?? '',
        signedInAt: instant(createdAt),
        lastUsedAt: instant(updatedAt),
        current: id === sessionId,
      }))
      const later = (one: Device, other: Device) => other.lastUsedAt.localeCompare(one.lastUsedAt)
      devices.sort((one, other) => Number(other.current) - Number(one.current) || later(one, other))
      return devices.slice(0, MOST_SHOWN)
    },

    async signOut({ uid }, id, address) {
      const session = (await running(uid)).find((one) => nameOf(one.id) === id)
      if (!session) return []
      const { adapter } = await auth.$context
      await adapter.deleteMany({ model: 'session', where: [{ field: 'id', value: session.id }, own(uid)] })
      await trail.note(uid, 'device-signed-out', address)
      return forget([session.id])
    },

    async signOutOthers({ uid, sessionId }, address) {
      const { adapter } = await auth.$context
      const where = [own(uid), { field: 'id', operator: 'ne' as const, value: sessionId }]
      const found = await adapter.findMany<{ id: string }>({ model: 'session', where, limit: MOST })
      await adapter.deleteMany({ model: 'session', where })
      await trail.note(uid, 'other-devices-signed-out', address)
      return forget(found.map(({ id }) => id))
    },
  }
}
