import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** What was asked for, in words that are the same for everyone: nothing of an address that somebody made up is in it. */
export function operationOf(c: Context): string {
  const route = matchedRoutes(c).find(({ path, method }) => !path.includes('*') && method === c.req.method)
  if (route) return `${route.method} ${route.path}`
  if (c.req.path.startsWith('/api/')) return 'unknown operation'
  return c.req.path.startsWith('/assets/') ? 'asset' : 'page'
}
