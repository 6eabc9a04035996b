import { readSession, type Session } from '#api/session.ts'
import type { SignedIn } from '../auth/accounts.ts'
import { isOperator } from '../auth/operator.ts'
import type { SecondFactorPending } from '../auth/second-factor.ts'
import type { Caller } from '../auth/sessions.ts'
import { type ProfileOwner, profileOf } from '../auth/user-account.ts'
import { isTestAccount } from '../config.ts'
import { publicRoute, type RequestContext, type RouteContext } from './middleware/route.ts'

/** The session of a user, or of a visitor who is not signed in. */
export async function sessionOf(
  { config, store }: Pick<RouteContext, 'config' | 'store'>,
  user: (ProfileOwner & Pick<Caller, 'emailVerified'>) | null,
): Promise<Session> {
  const installation = {
    paymentCheck: config.paymentCheck,
    ...(config.stripe && { stripe: true }),
    ...(config.google.clientId && { google: true }),
    ...(config.twoFactor && { twoFactor: true }),
    ...(config.reviewLinks && { reviewLinks: true }),
    ...(config.smtpUrl === undefined && { noMail: true }),
  }
  if (!user) return { user: null, installation }
  const { uid, email, firstName, lastName, packageType, language, ...profile } = await profileOf(store, user)
  const hasPaid = profile.hasPaid || isTestAccount(config, { uid, email })
  const emailVerified = user.emailVerified || !config.emailVerification
  const displayName = `${firstName} ${lastName}`.trim()
  const operator = isOperator(config, { email, emailVerified })
  return {
    user: {
      ...{ uid, email, emailVerified, displayName, hasPaid, packageType, language },
      ...(operator && { operator }),
    },
    installation,
  }
}

/** Sets the cookies of a sign-in, and closes the live streams of the sessions that it ended. */
export function applySignIn(
  hub: Pick<RouteContext['hub'], 'endSession'>,
  setCookies: RequestContext<unknown>['setCookies'],
  { cookies, endedSessions }: Pick<SignedIn | SecondFactorPending, 'cookies' | 'endedSessions'>,
): void {
  setCookies(cookies)
  for (const id of endedSessions) hub.endSession(id)
}

export function sessionRoutes(context: RouteContext): void {
  publicRoute(context, readSession, async ({ headers, setCookies }) => {
    const caller = await context.accounts.caller(headers)
    setCookies(caller?.cookies ?? [])
    return sessionOf(context, caller)
  })
}
