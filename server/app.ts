import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Accounts } from './accounts/accounts.ts'
import type { CountAttempts } from './accounts/attempts.ts'
import type { GoogleFlow } from './accounts/google-flow.ts'
import { allArrived } from './arrivals.ts'
import type { Config } from './config.ts'
import type { Hub } from './live/hub.ts'
import type { Metrics } from './metrics/metrics.ts'
import { operationOf } from './metrics/operation-of.ts'
import type { App, AppEnv } from './operations/bind.ts'
import { serveBuyPackage } from './operations/buy-package.ts'
import { serveChangeBilling } from './operations/change-billing.ts'
import { serveChangeProfile } from './operations/change-profile.ts'
import { serveChangeTrust } from './operations/change-trust.ts'
import { serveCreateTrust } from './operations/create-trust.ts'
import { serveDeleteAccount } from './operations/delete-account.ts'
import { serveDevices } from './operations/devices.ts'
import { serveNoteDocumentCopies, serveReadDocumentCopies } from './operations/document-copies.ts'
import { serveEmailVerification } from './operations/email-verification.ts'
import { serveExportOwnData } from './operations/export-own-data.ts'
import { serveFinishGoogle } from './operations/finish-google.ts'
import { serveFinishSignIn } from './operations/finish-sign-in.ts'
import type { Parts } from './operations/parts.ts'
import { servePutHealthCareDirective } from './operations/put-health-care-directive.ts'
import { serveReadAccount } from './operations/read-account.ts'
import { serveReadBilling } from './operations/read-billing.ts'
import { serveReadHistory } from './operations/read-history.ts'
import { serveReadOpenApi } from './operations/read-open-api.ts'
import { serveReadProfile } from './operations/read-profile.ts'
import { serveReadSession } from './operations/read-session.ts'
import { serveReadTrust, serveReadTrustVersion } from './operations/read-trust.ts'
import { answerFaults } from './operations/refusals.ts'
import { serveRequestPasswordReset } from './operations/request-password-reset.ts'
import { serveResetPassword } from './operations/reset-password.ts'
import { serveRestoreVersion } from './operations/restore-version.ts'
import { serveReview } from './operations/review.ts'
import { serveReviewLinks } from './operations/review-links.ts'
import { serveSecondFactor } from './operations/second-factor.ts'
import { serveSignIn } from './operations/sign-in.ts'
import { serveSignOut } from './operations/sign-out.ts'
import { serveSignUp } from './operations/sign-up.ts'
import { serveStartGoogle } from './operations/start-google.ts'
import { serveTrustEvents } from './operations/trust-events.ts'
import { type Pages, servePages } from './pages/serve.ts'
import { Refuse } from './refuse.ts'
import type { Reviews } from './review/reviews.ts'
import { createAdmission, createCountParsed } from './security/admission.ts'
import { clientAddress } from './security/client-address.ts'
import { securityHeaders } from './security/headers.ts'
import type { Log } from './security/log.ts'
import type { Store } from './store/store.ts'

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
  countAttempts: CountAttempts
  log: Log
  pages: Pages
  metrics?: Metrics
  /** Whether requests may come: false while starting and stopping. */
  isReady: () => boolean
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

function noteRequests(app: App, { config, log, metrics }: Pick<AppParts, 'config' | 'log' | 'metrics'>): void {
  const always = Object.entries(securityHeaders(config.baseUrl))
  app.use(async (c, next) => {
    const began = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    const put = (head: (name: string, value: string) => void) => {
      head('x-request-id', id)
      for (const [name, value] of always) head(name, value)
      if (c.req.path.startsWith('/api/')) head('cache-control', 'no-store')
    }
    const { outgoing } = c.env ?? {}
    if (!outgoing) put((name, value) => c.header(name, value))
    await next()
    // Written on Node's own answer, where there is one, headers cost a tenth. A stream has sent its own by now, and Node
    // would keep these as long as it is open.
    if (outgoing && !outgoing.headersSent) put((name, value) => outgoing.setHeader(name, value))
    const took = performance.now() - began
    const operation = operationOf(c)
    metrics?.request(operation, c.res.status, took / 1000)
    log.info('request', {
      id,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      operation,
      status: c.res.status,
      ms: Math.round(took),
    })
  })
}

/** The whole server, from parts that were made elsewhere. */
export function createApp({ pages, isReady, now = () => new Date(), ...rest }: AppParts): App {
  const { config, accounts, store, log } = rest
  const app: App = new Hono<AppEnv>()
  noteRequests(app, rest)
  app.onError(answerFaults(log))
  refuseSeveralHosts(app)

  app.get('/healthz', (c) => {
    c.header('cache-control', 'no-store')
    return isReady() ? c.text('ready') : c.text('not ready', 503)
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
