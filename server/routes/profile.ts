import { changeProfile, readProfile } from '#api/profile.ts'
import { profileOf } from '../auth/user-account.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'

export function profileRoutes(context: RouteContext): void {
  const { store, accounts } = context

  authenticatedRoute(context, readProfile, ({ caller }) => profileOf(store, caller))

  authenticatedRoute(context, changeProfile, async ({ caller, body }) => {
    await profileOf(store, caller)
    await store.changeProfile(caller.uid, body)
    const profile = await profileOf(store, caller)
    await accounts.rename(caller.uid, `${profile.firstName} ${profile.lastName}`.trim())
    return profile
  })
}
