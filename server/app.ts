import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import openApi from '#api/open-api/openapi.json' with { type: 'json' }
import { readOpenApi } from '#api/resources.ts'
import { message } from '#domain/message.ts'
import { ApiError, noSuchOperation } from './errors.ts'
import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { NotReady } from './observability/readiness.ts'
import { type Pages, servePages } from './pages/serve.ts'
import { accountRoutes } from './routes/account.ts'
import { authRoutes } from './routes/auth.ts'
import { downloadRoutes, signedDocumentRoutes } from './routes/documents.ts'
import { googleRoutes } from './routes/google.ts'
import { createAdmission, createCountParsed } from './routes/middleware/admission.ts'
import { errorHandler } from './routes/middleware/error-response.ts'
import { type App, type AppEnv, publicRoute, type RouteContext } from './routes/middleware/route.ts'
import { clientAddress, rejectSeveralHosts, securityHeaders } from './routes/middleware/security.ts'
import { operatorRoutes } from './routes/operator.ts'
import { paymentRoutes } from './routes/payments.ts'
import { profileRoutes } from './routes/profile.ts'
import { purchaseRoutes } from './routes/purchases.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { reviewLinkRoutes } from './routes/review-links.ts'
import { secondFactorRoutes } from './routes/second-factor.ts'
import { sessionRoutes } from './routes/session.ts'
import { trustRoutes } from './routes/trust.ts'

/** Names the operation without any part of the path that a user chose. */
function operationOf(c: Context): string {
  const route = matchedRoutes(c).find(({ path, method }) => !path.includes('*') && method === c.req.method)
  if (route) return `${route.method} ${route.path}`
  if (c.req.path.startsWith('/api/')) return 'unknown operation'
  return c.req.path.startsWith('/assets/') ? 'asset' : 'page'
}

interface Recording {
  baseUrl: string
  log: Log
  metrics?: Metrics | undefined
}

/** Gives each request an id, logs and measures it, and sets the headers that every answer carries. */
function recordRequests(app: App, { baseUrl, log, metrics }: Recording): void {
  const always = Object.entries(securityHeaders(baseUrl))
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

const ROUTES = [
  sessionRoutes,
  authRoutes,
  googleRoutes,
  trustRoutes,
  downloadRoutes,
  signedDocumentRoutes,
  reviewLinkRoutes,
  profileRoutes,
  purchaseRoutes,
  paymentRoutes,
  reminderRoutes,
  accountRoutes,
  secondFactorRoutes,
  operatorRoutes,
]

type FromInstallation = Pick<
  RouteContext,
  'config' | 'store' | 'accounts' | 'google' | 'stripe' | 'hub' | 'rateLimits' | 'counts' | 'log'
>

interface AppServices extends FromInstallation {
  pages: Pages
  metrics?: Metrics
  notReady: () => Promise<NotReady | undefined>
  now?: () => Date
}

/** The HTTP application. */
export function createApp({ pages, notReady, now = () => new Date(), ...rest }: AppServices): App {
  const { config, accounts, store, log, metrics } = rest
  const app: App = new Hono<AppEnv>()
  recordRequests(app, { baseUrl: config.baseUrl, log, metrics })
  app.onError(errorHandler(log))
  rejectSeveralHosts(app)

  app.get('/healthz', (c) => {
    c.header('cache-control', 'no-store')
    return c.text('alive')
  })
  app.get('/readyz', async (c) => {
    c.header('cache-control', 'no-store')
    const reason = await notReady()
    return reason ? c.text(reason, 503) : c.text('ready')
  })

  const addressOf = clientAddress(config.trustedProxies)
  const bounds = { admit: createAdmission(), countParsed: createCountParsed() }
  const context: RouteContext = { ...rest, app, addressOf, now, ...bounds }
  for (const addRoutes of ROUTES) addRoutes(context)
  publicRoute(context, readOpenApi, async () => openApi)
  app.all('/api/*', () => {
    throw noSuchOperation()
  })

  servePages(app, pages, { config, store, accounts, log })
  app.all('*', (c) => {
    throw new ApiError('not-found', message('Pages are read with GET, not with {method}.', { method: c.req.method }))
  })
  return app
}
