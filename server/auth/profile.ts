import type { Profile } from '#api/profile.ts'
import type { Store } from '../db/store.ts'
import { AccountDeleted } from '../db/write-errors.ts'
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
