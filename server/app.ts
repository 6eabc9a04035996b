import { Hono } from 'hono'
import { allArrived } from './arrivals.ts'
import type { Accounts } from './auth/accounts.ts'
import type { GoogleFlow } from './auth/google-flow.ts'
import type { RateLimits } from './auth/rate-limits.ts'
import type { Config } from './config.ts'
import type { Store } from './db/store.ts'
import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { NotReady } from './observability/readiness.ts'
import { recordRequests } from './observability/record-requests.ts'
import { type Pages, servePages } from './pages/serve.ts'
import type { Hub } from './realtime/hub.ts'
import { Refuse } from './refuse.ts'
import { serveBuyPackage } from './routes/buy-package.ts'
import { serveChangeBilling } from './routes/change-billing.ts'
import { serveChangeProfile } from './routes/change-profile.ts'
import { serveChangeTrust } from './routes/change-trust.ts'
import { serveCreateTrust } from './routes/create-trust.ts'
import { serveDeleteAccount } from './routes/delete-account.ts'
import { serveDevices } from './routes/devices.ts'
import { serveNoteDocumentCopies, serveReadDocumentCopies } from './routes/document-copies.ts'
import { serveEmailVerification } from './routes/email-verification.ts'
import { serveExportOwnData } from './routes/export-own-data.ts'
import { serveFinishGoogle } from './routes/finish-google.ts'
import { serveFinishSignIn } from './routes/finish-sign-in.ts'
import { createAdmission, createCountParsed } from './routes/middleware/admission.ts'
import type { App, AppEnv } from './routes/middleware/bind.ts'
import { clientAddress } from './routes/middleware/client-address.ts'
import { answerFaults } from './routes/middleware/refusals.ts'
import type { Parts } from './routes/parts.ts'
import { servePutHealthCareDirective } from './routes/put-health-care-directive.ts'
import { serveReadAccount } from './routes/read-account.ts'
import { serveReadBilling } from './routes/read-billing.ts'
import { serveReadHistory } from './routes/read-history.ts'
import { serveReadOpenApi } from './routes/read-open-api.ts'
import { serveReadProfile } from './routes/read-profile.ts'
import { serveReadSession } from './routes/read-session.ts'
import { serveReadTrust, serveReadTrustVersion } from './routes/read-trust.ts'
import { serveRequestPasswordReset } from './routes/request-password-reset.ts'
import { serveResetPassword } from './routes/reset-password.ts'
import { serveRestoreVersion } from './routes/restore-version.ts'
import type { Reviews } from './routes/review/reviews.ts'
import { serveReview } from './routes/review.ts'
import { serveReviewLinks } from './routes/review-links.ts'
import { serveSecondFactor } from './routes/second-factor.ts'
import { serveSignIn } from './routes/sign-in.ts'
import { serveSignOut } from './routes/sign-out.ts'
import { serveSignUp } from './routes/sign-up.ts'
import { serveStartGoogle } from './routes/start-google.ts'
import { serveTrustEvents } from './routes/trust-events.ts'

const OPERATIONS = [
  serveReadSession,
  serveSignUp,
  serveSignIn,
  serveFinishSignIn,
  serveSignOut,
  serveRequestPasswordReset,
  serveResetPassword,
  serveEmailVerification,
  serveStartGoogle,
  serveFinishGoogle,
  serveReadProfile,
  serveChangeProfile,
  serveReadTrust,
  serveReadTrustVersion,
  serveCreateTrust,
  serveChangeTrust,
  serveTrustEvents,
  serveReadHistory,
  serveRestoreVersion,
  serveNoteDocumentCopies,
  serveReadDocumentCopies,
  servePutHealthCareDirective,
  serveBuyPackage,
  serveReadBilling,
  serveChangeBilling,
  serveReadAccount,
  serveExportOwnData,
  serveDeleteAccount,
  serveSecondFactor,
  serveDevices,
  serveReviewLinks,
  serveReview,
  serveReadOpenApi,
]

export interface AppParts {
  config: Config
  store: Store
  accounts: Accounts
  google: GoogleFlow
  hub: Hub
  reviews: Reviews
  rateLimits: RateLimits
  log: Log
  pages: Pages
  metrics?: Metrics
  notReady: () => Promise<NotReady | undefined>
  now?: () => Date
}

/** Node takes the first of several, and a proxy in front may have taken the last. */
function refuseSeveralHosts(app: App): void {
  app.use(async (c, next) => {
    const { rawHeaders = [] } = c.env?.incoming ?? {}
    if (rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new Refuse('invalid-body', 'A request has one Host header.')
    await next()
  })
}

/** The whole server, from parts that were made elsewhere. */
export function createApp({ pages, notReady, now = () => new Date(), ...rest }: AppParts): App {
  const { config, accounts, store, log, metrics } = rest
  const app: App = new Hono<AppEnv>()
  recordRequests(app, { baseUrl: config.baseUrl, log, metrics })
  app.onError(answerFaults(log))
  refuseSeveralHosts(app)

  app.get('/healthz', (c) => {
    c.header('cache-control', 'no-store')
    return c.text('alive')
  })
  app.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store')
    const reason = await notReady()
    return reason ? c.text(reason, 503) : c.text('ready')
  })

  app.use('/api/*', async (_, next) => {
    await allArrived()
    await next()
  })
  const addressOf = clientAddress(config.trustedProxies)
  const bounds = { admit: createAdmission(), countParsed: createCountParsed() }
  const doorway = { app, accounts, baseUrl: config.baseUrl, addressOf, ...bounds }
  const parts: Parts = { ...rest, doorway, now }
  for (const serve of OPERATIONS) serve(parts)
  app.all('/api/*', () => {
    throw new Refuse('not-found', 'There is no operation with this method and path.')
  })

  servePages(app, pages, { config, store, accounts, log })
  app.all('*', (c) => {
    throw new Refuse('not-found', `Pages are read with GET, not with ${c.req.method}.`)
  })
  return app
}
