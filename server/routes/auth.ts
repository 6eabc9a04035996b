import {
  readSession,
  requestPasswordReset,
  resetPassword,
  type Session,
  sendVerification,
  signIn,
  signOut,
  signUp,
  verifyEmail,
} from '#api/auth.ts'
import type { SignedIn } from '../auth/accounts.ts'
import { isOperator } from '../auth/operator.ts'
import type { SecondFactorPending } from '../auth/second-factor.ts'
import type { Caller } from '../auth/sessions.ts'
import { type ProfileOwner, profileOf } from '../auth/user-account.ts'
import { isTestAccount } from '../config.ts'
import { authenticatedRoute, publicRoute, type RequestContext, type RouteContext } from './middleware/route.ts'

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

export function authRoutes(context: RouteContext): void {
  const { accounts, config, hub } = context
  const inOutbox = config.smtpUrl === undefined

  publicRoute(context, signUp, async ({ body, headers, address, setCookies }) => {
    const signedIn = await accounts.signUp(body, { headers, address })
    applySignIn(hub, setCookies, signedIn)
    return sessionOf(context, signedIn)
  })

  publicRoute(context, signIn, async ({ body, headers, address, setCookies }) => {
    const signedIn = await accounts.signIn(body, { headers, address })
    applySignIn(hub, setCookies, signedIn)
    if ('secondFactorRequired' in signedIn) return { ...(await sessionOf(context, null)), secondFactorRequired: true }
    return sessionOf(context, signedIn)
  })

  publicRoute(context, signOut, async ({ headers, address, setCookies }) => {
    const { sessionId, cookies } = await accounts.signOut({ headers, address })
    setCookies(cookies)
    if (sessionId) hub.endSession(sessionId)
    return sessionOf(context, null)
  })

  publicRoute(context, requestPasswordReset, async ({ body, address }) => {
    await accounts.passwordReset.request(body.email, address, body.language)
    return { inOutbox }
  })

  publicRoute(context, resetPassword, async ({ body, address }) => {
    const { sessions, ended } = await accounts.passwordReset.reset(body, address)
    for (const id of sessions) hub.endSession(id)
    return { ...(ended && { ended }) }
  })

  if (!config.emailVerification) return

  authenticatedRoute(context, sendVerification, async ({ caller, body }) => {
    await accounts.verification.send(caller, body.language ?? 'en')
    return { inOutbox }
  })

  authenticatedRoute(context, verifyEmail, async ({ caller, body, address }) => {
    const { sessions, ...ended } = await accounts.verification.confirm(caller, body.token, address)
    for (const id of sessions) hub.endSession(id)
    return { session: await sessionOf(context, { ...caller, emailVerified: true }), ended }
  })
}
