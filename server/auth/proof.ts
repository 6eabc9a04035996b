import { Refuse } from '../refuse.ts'
import type { Auth } from './auth.ts'
import { isPassword } from './password.ts'
import type { Caller } from './sessions.ts'

/** How long a sign-in, by password, Google or a code, counts as proof of who is at the browser. */
const FRESH = 10 * 60_000

export async function isFresh(auth: Auth, { sessionId }: Pick<Caller, 'sessionId'>): Promise<boolean> {
  const { adapter } = await auth.$context
  const where = [{ field: 'id', value: sessionId }]
  const session = await adapter.findOne<{ createdAt: Date | string }>({ model: 'session', where })
  return session !== null && Date.now() - new Date(session.createdAt).getTime() <= FRESH
}

export const freshSignInNeeded = () =>
  new Refuse('fresh-sign-in-needed', 'Please log in with Google once more, so that we know it is you.')

export function passwordGiven(password: string | undefined): string {
  if (password !== undefined) return password
  throw new Refuse('invalid-field', 'Please enter your password.', { field: 'password' })
}

/** No password is that of an account without one. */
export async function checkPassword(password: string, hash: string | undefined): Promise<void> {
  if (hash === undefined || !(await isPassword(password, hash)))
    throw new Refuse('wrong-password', 'The password is wrong.', { field: 'password' })
}
