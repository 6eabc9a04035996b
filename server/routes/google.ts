import { GOOGLE_CALLBACK, startGoogle } from '#api/google.ts'
import type { GoogleOutcome } from '#api/google-outcome.ts'
import { pages } from '#api/pages.ts'
import { GoogleSignInError } from '../auth/google-provider.ts'
import { unexpected } from './middleware/error-response.ts'
import { publicRoute, type RouteContext } from './middleware/route.ts'

export function googleRoutes(context: RouteContext): void {
  publicRoute(context, startGoogle, async ({ headers, address, setCookies }) => {
    const { cookies, ...begun } = await context.google.start({ headers, address })
    setCookies(cookies)
    return begun
  })

  callbackRoute(context)
}

/** The window that Google sends back always gets a page that reports the outcome to its opener and closes. */
function callbackRoute({ app, addressOf, google, hub, log }: RouteContext): void {
  for (const path of [GOOGLE_CALLBACK, `${pages.googleReturn}/`])
    app.use(path, async (c, next) => {
      // The policy of all other pages would disconnect the window from the page that opened it.
      c.header('cross-origin-opener-policy', 'unsafe-none')
      await next()
    })

  app.get(GOOGLE_CALLBACK, async (c) => {
    const { headers } = c.req.raw
    const address = addressOf(c.env?.incoming?.socket.remoteAddress, headers.get('x-forwarded-for'))
    const report = new URLSearchParams()
    let outcome: GoogleOutcome
    try {
      const response = new URL(c.req.url).searchParams
      const signedIn = await google.finish(response, { headers, address }, (attempt) => report.set('attempt', attempt))
      for (const line of signedIn.cookies) c.header('set-cookie', line, { append: true })
      for (const ended of signedIn.endedSessions) hub.endSession(ended)
      outcome = 'secondFactorRequired' in signedIn ? 'second-factor-required' : signedIn.outcome
    } catch (error) {
      const id = c.get('requestId')
      outcome = error instanceof GoogleSignInError ? error.outcome : 'failed'
      if (error instanceof GoogleSignInError)
        log.warn('google: sign-in rejected', { id, outcome, reason: error.reason })
      else log.error('google: sign-in failed', { id, ...unexpected(error as Error) })
    }
    report.set('outcome', outcome)
    // 303, and an address without code and state: going back or reloading repeats nothing.
    return c.redirect(`${pages.googleReturn}/?${report}`, 303)
  })
}
