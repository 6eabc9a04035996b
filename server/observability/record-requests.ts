import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { App } from '../routes/middleware/route.ts'
import { securityHeaders } from '../routes/middleware/security.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

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
export function recordRequests(app: App, { baseUrl, log, metrics }: Recording): void {
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
