import {
  requestPasswordReset,
  resetPassword,
  sendVerification,
  signIn,
  signOut,
  signUp,
  verifyEmail,
} from '#api/auth.ts'
import { authenticatedRoute, publicRoute, type RouteContext } from './middleware/route.ts'
import { applySignIn, sessionOf } from './session.ts'

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
