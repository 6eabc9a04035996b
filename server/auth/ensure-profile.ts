import type { Store } from '../db/store.ts'
import type { Caller } from './sessions.ts'

/**
 * The profile of an account that lost its own between the two writes of sign-up, and of one that came without:
 * the first word of the name is the first name, the rest the last (specification P 3).
 */
export async function ensureProfile(store: Store, user: Pick<Caller, 'uid' | 'email' | 'displayName'>): Promise<void> {
  if (await store.readProfile(user.uid)) return
  const [firstName = '', ...rest] = user.displayName.split(' ')
  await store.createProfile({ uid: user.uid, email: user.email, firstName, lastName: rest.join(' ') })
}
