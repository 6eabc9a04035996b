import { ApiError } from '../errors.ts'
import type { AccountStore } from './account-store.ts'
import { isPassword } from './password.ts'
import type { Caller } from './sessions.ts'

/** How long a sign-in, by password, Google or a code, counts as proof of who is at the browser. */
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
  new ApiError('fresh-sign-in-needed', 'Please log in with Google once more, so that we know it is you.')

export function passwordGiven(password: string | undefined): string {
  if (password !== undefined) return password
  throw new ApiError('invalid-field', 'Please enter your password.', { field: 'password' })
}

/** No password is that of an account without one. */
export async function checkPassword(password: string, hash: string | undefined): Promise<void> {
  if (hash === undefined || !(await isPassword(password, hash)))
    throw new ApiError('wrong-password', 'The password is wrong.', { field: 'password' })
}
