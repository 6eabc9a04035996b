import type { Profile } from '#api/profile.ts'
import { AccountDeleted } from '../db/database-errors.ts'
import type { Store } from '../db/store.ts'
import { ApiError } from '../errors.ts'
import type { AccountStore } from './account-store.ts'
import type { AuthServices } from './accounts.ts'
import { isPassword } from './credentials.ts'
import { tooMany } from './rate-limits.ts'
import type { Caller } from './sessions.ts'

/** `profile` if it has just been read. */
export type ProfileOwner = Pick<Caller, 'uid' | 'email' | 'displayName'> & { profile?: Profile | null }

/**
 * The user's profile. Creates a missing one, of an account from Google or of a sign-up that was interrupted: the first word
 * of the name is the first name, the rest the last (specification P 3).
 */
export async function profileOf(
  store: Pick<Store, 'readProfile' | 'createProfile'>,
  { uid, email, displayName, profile }: ProfileOwner,
): Promise<Profile> {
  const stored = profile ?? (await store.readProfile(uid))
  if (stored) return stored
  const [firstName = '', ...rest] = displayName.split(' ')
  await store.createProfile({ uid, email, firstName, lastName: rest.join(' ') })
  const created = await store.readProfile(uid)
  if (!created) throw new AccountDeleted()
  return created
}

/** How long a sign-in counts as proof of who is at the browser. */
const FRESH = 10 * 60_000

/** Reads the database: another process may have ended the session while it is cached here. */
export async function isFresh(
  users: Pick<AccountStore, 'findSession'>,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<boolean> {
  const session = await users.findSession(sessionId)
  return session !== null && Date.now() - session.createdAt.getTime() <= FRESH
}

export const freshSignInNeeded = () =>
  new ApiError('fresh-sign-in-needed', 'Please log in with Google again, so that we know it is you.')

export function requirePassword(password: string | undefined): string {
  if (password !== undefined) return password
  throw new ApiError('invalid-field', 'Please enter your password.', { field: 'password' })
}

/** Rejects every password for an account without one. */
export async function checkPassword(password: string, hash: string | undefined): Promise<void> {
  if (hash === undefined || !(await isPassword(password, hash)))
    throw new ApiError('wrong-password', 'The password is wrong.', { field: 'password' })
}

/** Proves who asks for the deletion of an account. */
export interface Proof {
  password?: string
  email?: string
}

const QUARTER_HOUR = 15 * 60_000

/** What users can see of their own account besides their records, and its deletion. */
export function userAccount({ users, store, sessions, auditLog, limits, rateLimits }: AuthServices) {
  const failures = rateLimits('deletion', 5, QUARTER_HOUR)

  async function checkProof({ uid, email }: Caller, proof: Proof): Promise<void> {
    const wait = await failures.add(uid)
    if (wait > 0) throw tooMany(wait)
    const hash = await users.passwordHash(uid)
    if (hash === undefined) {
      if (proof.email?.toLowerCase() === email.toLowerCase()) return
      throw new ApiError('invalid-field', 'This is not the email address of this account.', { field: 'email' })
    }
    await checkPassword(requirePassword(proof.password), hash)
  }

  /** The browsers in which a user is signed in. Instants are ISO 8601 in UTC. */
  async function sessionsOf(uid: string) {
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
    hasPassword: async (uid: string): Promise<boolean> => (await users.passwordHash(uid)) !== undefined,
    sessionsOf,
    isFresh: (caller: Pick<Caller, 'sessionId'>): Promise<boolean> => isFresh(users, caller),
    /** How a user can sign in: by password, or through a provider, with the provider's id for the user. */
    async loginsOf(uid: string) {
      return (await users.signInMethods(uid)).map(({ providerId, accountId, createdAt }) => ({
        provider: providerId === 'credential' ? 'password' : providerId,
        id: accountId,
        createdAt: createdAt.toISOString(),
      }))
    },
    /** Requires the password for an export in a session that is more than ten minutes old. */
    async reauthenticateForExport(
      caller: Caller,
      { password }: Pick<Proof, 'password'>,
      address: string,
    ): Promise<void> {
      if (await isFresh(users, caller)) return
      const hash = await users.passwordHash(caller.uid)
      if (hash === undefined) throw freshSignInNeeded()
      const typed = requirePassword(password)
      // Counted as a guess at sign-in: a stolen session gives no further guesses.
      const email = caller.email.toLowerCase()
      const wait = await limits.add(email, address)
      if (wait > 0) throw tooMany(wait)
      await checkPassword(typed, hash).catch(async (error: unknown) => {
        await auditLog.record(caller.uid, 'export-refused', address)
        throw error
      })
      await limits.succeeded(email, address)
    },
    /** Deletes the caller's account and records, and returns the ids of the sessions that ended. */
    async deleteAccount(caller: Caller, proof: Proof, address: string): Promise<readonly string[]> {
      await checkProof(caller, proof).catch(async (error: unknown) => {
        // An attempt beyond the limit is not recorded: there could be any number.
        if (error instanceof ApiError && error.code !== 'too-many-requests')
          await auditLog.record(caller.uid, 'deletion-refused', address)
        throw error
      })
      const sessionIds = (await sessionsOf(caller.uid)).map(({ id }) => id)
      await store.deleteUser(caller.uid, caller.sessionId)
      auditLog.deleted()
      // The account is deleted, even if the count cannot be.
      await failures.forget(caller.uid).catch(() => undefined)
      for (const id of sessionIds) sessions.forget(id)
      return sessionIds
    },
  }
}
