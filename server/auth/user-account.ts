import type { Store } from '../db/store.ts'
import { ApiError } from '../errors.ts'
import type { AccountStore } from './account-store.ts'
import type { AuditLog } from './audit-log.ts'
import { tooMany } from './checks.ts'
import type { RateLimits } from './rate-limits.ts'
import { checkPassword, freshSignInNeeded, isFresh, passwordGiven } from './reauthentication.ts'
import type { Caller, Sessions } from './sessions.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** What the owner gives again before the account is deleted. */
export interface Proof {
  password?: string
  email?: string
}
/** A browser in which a user is logged in. Instants are ISO 8601 in UTC. */
export interface LoggedIn {
  id: string
  createdAt: string
  expiresAt: string
  address: string
  browser: string
}

/** A way in which a user can log in: by password, or through a provider, whose own id for the user it is. */
export interface Login {
  provider: string
  id: string
  createdAt: string
}

/** What users can see of their own account besides their records, and its end. */
export interface UserAccount {
  hasPassword(uid: string): Promise<boolean>
  sessionsOf(uid: string): Promise<LoggedIn[]>
  loginsOf(uid: string): Promise<Login[]>
  /** Refuses an export in a session that began a while ago, unless the password comes with it. */
  reauthenticateForExport(caller: Caller, proof: Pick<Proof, 'password'>, address: string): Promise<void>
  /** Deletes the caller's account and records, if the proof holds, and names the sessions that ended with it. */
  deleteAccount(caller: Caller, proof: Proof, address: string): Promise<readonly string[]>
}

const QUARTER_HOUR = 15 * 60_000

interface Parts {
  users: Pick<AccountStore, 'passwordHash' | 'findSession' | 'runningSessions' | 'signInMethods'>
  store: Store
  sessions: Pick<Sessions, 'forget'>
  auditLog: AuditLog
  limits: Pick<SignInLimits, 'add' | 'succeeded'>
  rateLimits: RateLimits
}

export function userAccount({ users, store, sessions, auditLog, limits, rateLimits }: Parts): UserAccount {
  const failures = rateLimits('deletion', 5, QUARTER_HOUR)

  async function checkProof({ uid, email }: Caller, given: Proof): Promise<void> {
    const wait = await failures.add(uid)
    if (wait > 0) throw tooMany(wait)
    const hash = await users.passwordHash(uid)
    if (hash === undefined) {
      if (given.email?.toLowerCase() === email.toLowerCase()) return
      throw new ApiError('invalid-field', 'This is not the email address of this account.', { field: 'email' })
    }
    await checkPassword(passwordGiven(given.password), hash)
  }

  async function sessionsOf(uid: string): Promise<LoggedIn[]> {
    const found = await users.runningSessions(uid)
    return found.map(({ id, createdAt, expiresAt, ipAddress, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      address: ipAddress ?? '',
      browser: userAgent ?? '',
    }))
  }

  return {
    hasPassword: async (uid) => (await users.passwordHash(uid)) !== undefined,
    sessionsOf,
    async loginsOf(uid) {
      return (await users.signInMethods(uid)).map(({ providerId, accountId, createdAt }) => ({
        provider: providerId === 'credential' ? 'password' : providerId,
        id: accountId,
        createdAt: createdAt.toISOString(),
      }))
    },
    async reauthenticateForExport(caller, { password }, address) {
      if (await isFresh(users, caller)) return
      const hash = await users.passwordHash(caller.uid)
      if (hash === undefined) throw freshSignInNeeded()
      const given = passwordGiven(password)
      // Each guess counts as one at the login form: a stolen session gives no more of them.
      const email = caller.email.toLowerCase()
      const wait = await limits.add(email, address)
      if (wait > 0) throw tooMany(wait)
      await checkPassword(given, hash).catch(async (fault: unknown) => {
        await auditLog.record(caller.uid, 'export-refused', address)
        throw fault
      })
      await limits.succeeded(email, address)
    },
    async deleteAccount(caller, proof, address) {
      await checkProof(caller, proof).catch(async (fault: unknown) => {
        // What was not looked at any more is not written down either: it could come without end.
        if (fault instanceof ApiError && fault.code !== 'too-many-requests')
          await auditLog.record(caller.uid, 'deletion-refused', address)
        throw fault
      })
      const sessionIds = (await sessionsOf(caller.uid)).map(({ id }) => id)
      await store.deleteUser(caller.uid, caller.sessionId)
      auditLog.deleted()
      // The account is gone, whatever becomes of the count.
      await failures.forget(caller.uid).catch(() => undefined)
      for (const id of sessionIds) sessions.forget(id)
      return sessionIds
    },
  }
}
