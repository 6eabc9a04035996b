import type { Auth } from './auth.ts'
import { isAlive } from './sessions.ts'

export interface User {
  id: string
  email: string
  name: string
  emailVerified: boolean
}
/** A password or a provider with which a user signs in. */
interface SignInMethod {
  providerId: string
  /** The provider's id for the user. */
  accountId: string
  password?: string | null
  createdAt: Date
}
interface SessionRow {
  id: string
  ipAddress?: string | null
  userAgent?: string | null
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
}

const PASSWORD = 'credential'
const GOOGLE = 'google'
/** The adapter's default is a hundred rows. */
const MAX_ROWS = 10_000

const ownedBy = (uid: string) => ({ field: 'userId', value: uid })
const withId = (id: string) => ({ field: 'id', value: id })

/**
 * Users, their sign-in methods and their sessions, through better-auth's database adapter, where none of its endpoints
 * does the work: they find users by a session only, and report a database that cannot be reached as "not signed in".
 */
export function createAccountStore(auth: Auth) {
  const open = async () => (await auth.$context).adapter

  async function signInMethods(uid: string): Promise<SignInMethod[]> {
    return (await open()).findMany<SignInMethod>({ model: 'account', where: [ownedBy(uid)], limit: MAX_ROWS })
  }

  /** Ends every session of a user except `exception`. Returns the ids of those that ended. */
  async function endSessions(uid: string, exception?: string): Promise<string[]> {
    const adapter = await open()
    const others = exception === undefined ? [] : [{ ...withId(exception), operator: 'ne' as const }]
    const where = [ownedBy(uid), ...others]
    const found = await adapter.findMany<SessionRow>({ model: 'session', where, limit: MAX_ROWS })
    await adapter.deleteMany({ model: 'session', where })
    return found.map(({ id }) => id)
  }

  return {
    async findByEmail(email: string): Promise<User | null> {
      return (await open()).findOne<User>({ model: 'user', where: [{ field: 'email', value: email.toLowerCase() }] })
    },
    async findById(uid: string): Promise<User | null> {
      return (await open()).findOne<User>({ model: 'user', where: [withId(uid)] })
    },
    async findByGoogle(subject: string): Promise<User | null> {
      const adapter = await open()
      const where = [
        { field: 'providerId', value: GOOGLE },
        { field: 'accountId', value: subject },
      ]
      const method = await adapter.findOne<{ userId: string }>({ model: 'account', where })
      return method && adapter.findOne<User>({ model: 'user', where: [withId(method.userId)] })
    },
    async update(uid: string, changes: Partial<Pick<User, 'name' | 'emailVerified'>>): Promise<void> {
      const update = { ...changes, updatedAt: new Date() }
      await (await open()).update({ model: 'user', where: [withId(uid)], update })
    },

    signInMethods,
    /** Undefined for an account without a password, created through Google. */
    async passwordHash(uid: string): Promise<string | undefined> {
      return (await signInMethods(uid)).find(({ providerId }) => providerId === PASSWORD)?.password ?? undefined
    },
    async linkedGoogle(uid: string): Promise<string | undefined> {
      return (await signInMethods(uid)).find(({ providerId }) => providerId === GOOGLE)?.accountId
    },
    async linkGoogle(uid: string, subject: string): Promise<void> {
      const at = new Date()
      const data = { userId: uid, providerId: GOOGLE, accountId: subject, createdAt: at, updatedAt: at }
      await (await open()).create({ model: 'account', data })
    },
    async createWithGoogle({ email, name }: Pick<User, 'email' | 'name'>, subject: string): Promise<User> {
      const at = { createdAt: new Date(), updatedAt: new Date() }
      return (await open()).transaction(async (tx) => {
        const data = { email, name, emailVerified: true, ...at }
        const user = await tx.create<typeof data, User>({ model: 'user', data })
        const method = { userId: user.id, providerId: GOOGLE, accountId: subject, ...at }
        await tx.create({ model: 'account', data: method })
        return user
      })
    },
    /** Sets a password, also for an account without one, marks the address as verified, and ends all sessions. */
    async setPassword(uid: string, hash: string): Promise<string[]> {
      const now = new Date()
      await (await open()).transaction(async (tx) => {
        const changed = await tx.updateMany({
          model: 'account',
          where: [ownedBy(uid), { field: 'providerId', value: PASSWORD }],
          update: { password: hash, updatedAt: now },
        })
        const method = { userId: uid, providerId: PASSWORD, accountId: uid, createdAt: now, updatedAt: now }
        if (changed === 0) await tx.create({ model: 'account', data: { ...method, password: hash } })
        await tx.update({ model: 'user', where: [withId(uid)], update: { emailVerified: true, updatedAt: now } })
      })
      // After the commit: a sign-in that checked the old password has either begun its session or sees the new password.
      return endSessions(uid)
    },

    async findSession(id: string): Promise<SessionRow | null> {
      return (await open()).findOne<SessionRow>({ model: 'session', where: [withId(id)] })
    },
    async runningSessions(uid: string): Promise<SessionRow[]> {
      const adapter = await open()
      const found = await adapter.findMany<SessionRow>({ model: 'session', where: [ownedBy(uid)], limit: MAX_ROWS })
      return found.filter((session) => isAlive(session))
    },
    /** Which of these sessions are still valid. */
    async stillRunning(sessionIds: readonly string[]): Promise<Set<string>> {
      const where = [{ field: 'id', operator: 'in' as const, value: [...sessionIds] }]
      const found = await (await open()).findMany<SessionRow>({ model: 'session', where, limit: sessionIds.length })
      return new Set(found.filter((session) => isAlive(session)).map(({ id }) => id))
    },
    async endSession(session: { id: string } | { token: string }): Promise<void> {
      const where = Object.entries(session).map(([field, value]) => ({ field, value }))
      await (await open()).deleteMany({ model: 'session', where })
    },
    endSessions,
  }
}
export type AccountStore = ReturnType<typeof createAccountStore>
