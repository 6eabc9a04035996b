import { changeProfile, type Profile, readProfile } from '#api/profile.ts'
import { ensureProfile } from '../auth/ensure-profile.ts'
import type { Caller } from '../auth/sessions.ts'
import type { Store } from '../db/store.ts'
import { AccountDeleted } from '../db/write-errors.ts'
import { authenticatedRoute, type RouteContext, withoutOwnUid } from './middleware/route.ts'

/** With the profile, if it has just been read. */
export type ProfileOwner = Pick<Caller, 'uid' | 'email' | 'displayName'> & { profile?: Profile | null }

/** The user's profile, created when it is missing. */
export async function profileOf(store: Store, owner: ProfileOwner): Promise<Profile> {
  const stored = owner.profile ?? (await store.readProfile(owner.uid))
  if (stored) return stored
  await ensureProfile(store, owner)
  const created = await store.readProfile(owner.uid)
  if (!created) throw new AccountDeleted()
  return created
}

export function profileRoutes(context: RouteContext): void {
  const { store, accounts } = context

  authenticatedRoute(context, readProfile, ({ caller }) => profileOf(store, caller))

  authenticatedRoute(
    context,
    changeProfile,
    async ({ caller, body }) => {
      await profileOf(store, caller)
      await store.changeProfile(caller.uid, body)
      const profile = await profileOf(store, caller)
      await accounts.rename(caller.uid, `${profile.firstName} ${profile.lastName}`.trim())
      return profile
    },
    withoutOwnUid,
  )
}
