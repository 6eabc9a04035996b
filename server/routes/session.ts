import type { Profile } from '#api/profile.ts'
import { readSession, type Session } from '#api/session.ts'
import type { Caller } from '../auth/sessions.ts'
import { isTestAccount } from '../auth/test-account.ts'
import { publicRoute, type RouteContext } from './middleware/route.ts'
import { profileOf } from './profile.ts'

/** With the profile, if it has just been read. */
type SignedIn = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'displayName'> & { profile?: Profile | null }

/** The session of a user, or of nobody. */
export async function sessionOf(
  { config, store }: Pick<RouteContext, 'config' | 'store'>,
  user: SignedIn | null,
): Promise<Session> {
  const installation = {
    paymentCheck: config.paymentCheck,
    ...(config.google.clientId && { google: true }),
    ...(config.twoFactor && { twoFactor: true }),
    ...(config.reviewLinks && { reviewLinks: true }),
  }
  if (!user) return { user: null, installation }
  const { uid, email, firstName, lastName, packageType, language, ...profile } = await profileOf(store, user)
  const hasPaid = profile.hasPaid || isTestAccount(config, { uid, email })
  const emailVerified = user.emailVerified || !config.emailVerification
  const displayName = `${firstName} ${lastName}`.trim()
  return { user: { uid, email, emailVerified, displayName, hasPaid, packageType, language }, installation }
}

export function sessionRoutes(context: RouteContext): void {
  publicRoute(context, readSession, async ({ headers, setCookies }) => {
    const caller = await context.accounts.caller(headers)
    setCookies(caller?.cookies ?? [])
    return sessionOf(context, caller)
  })
}
