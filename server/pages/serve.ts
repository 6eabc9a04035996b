import type { Context } from 'hono'
import { barePath, isPage, OPERATOR_DESK, pages as paths } from '#api/pages.ts'
import { planOf } from '#content/plans.ts'
import type { Accounts } from '../auth/accounts.ts'
import { isOperator } from '../auth/operator.ts'
import { MINUTE } from '../durations.ts'
import type { App, AppEnv, RouteContext } from '../routes/middleware/route.ts'
import { contentSecurityPolicy } from '../routes/middleware/security.ts'
import { sessionOf } from '../routes/session.ts'
import {
  type BuiltFile,
  type BuiltFiles,
  builtFiles,
  type Encoding,
  encoded,
  encodingFor,
  memoized,
  SERVICE_WORKER,
} from './files.ts'
import { crawlerFiles } from './search-engines.ts'
import { builtShells, type Shell, type Shells, withSession } from './shell.ts'

export interface Pages {
  files: BuiltFiles
  shells: Shells
}
/** The build in `dir`. Addresses in the pages' heads begin with `baseUrl`. */
export function builtPages(dir: string, baseUrl: string): Pages {
  const files = builtFiles(dir)
  return { files, shells: builtShells(dir, files.has, baseUrl) }
}

/** Without text in a user's HTML, as the operator's desk. */
const WITHOUT_HTML = paths.checkout
const NOT_BUILT = 'The pages have not been built yet. Run: npm run build'
const LOOKS_LIKE_A_FILE = /^\/assets\/|\.[A-Za-z0-9]{1,8}$/

async function answerFile(c: Context<AppEnv>, file: BuiltFile): Promise<Response> {
  c.header('etag', file.etag)
  c.header('cache-control', file.cacheControl)
  if (file.compressible) c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  const encoding = file.compressible ? encodingFor(c.req.header('accept-encoding')) : 'identity'
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-type', file.type)
  return c.body(new Uint8Array(await file.body(encoding)))
}

type Needs = Pick<RouteContext, 'config' | 'store' | 'log'> & { accounts: Pick<Accounts, 'caller'> }

/** A page without a session is the same for every visitor, so that it is compressed once. */
function compressedOnce() {
  const cache = new WeakMap<Shell, Map<Encoding, Promise<Uint8Array>>>()
  return (shell: Shell, html: () => string, encoding: Encoding) => {
    const bodies = cache.get(shell) ?? new Map<Encoding, Promise<Uint8Array>>()
    cache.set(shell, bodies)
    return memoized(bodies, encoding, () => encoded(Buffer.from(html()), encoding, 'once'))
  }
}

function answerPages({ shells }: Pages, { config, store, accounts, log }: Needs) {
  const once = compressedOnce()
  return async (c: Context<AppEnv>): Promise<Response> => {
    const caller = await accounts.caller(c.req.raw.headers)
    const isDesk = barePath(c.req.path) === OPERATOR_DESK && caller !== null && isOperator(config, caller)
    // With Stripe, what the checkout shows depends on the installation.
    const plan = config.stripe ? undefined : (planOf(c.req.query('plan'))?.id ?? 'starter')
    const shell = await shells(isDesk ? WITHOUT_HTML : c.req.path, caller !== null, plan)
    const isOff = !config.reviewLinks && barePath(c.req.path) === paths.review
    if (!shell) return c.text(NOT_BUILT, 503)
    for (const line of caller?.cookies ?? []) c.header('set-cookie', line, { append: true })
    // Opening a page with a session counts as logging in (specification P 4). The page does not wait until that is stored.
    if (caller) store.recordLogin(caller.uid, MINUTE).catch(() => log.warn('the time of a login could not be stored'))
    const session = await sessionOf({ config, store }, caller)
    const encoding = encodingFor(c.req.header('accept-encoding'))
    const html = () => withSession(shell.html, session)
    const body = await (caller ? encoded(Buffer.from(html()), encoding, 'each') : once(shell, html, encoding))
    c.header('content-type', 'text/html; charset=utf-8')
    if (shell.inlineScript) c.header('content-security-policy', contentSecurityPolicy(shell.inlineScript))
    // The same address contains each visitor's own session, so no cache or proxy may store it.
    c.header('cache-control', 'no-store')
    c.header('vary', 'accept-encoding')
    if (encoding !== 'identity') c.header('content-encoding', encoding)
    return c.body(new Uint8Array(body), isOff ? 404 : shell.status)
  }
}

/** Replaces a service worker that is to go: removes the files it has stored, then itself. Open pages stay as they are. */
const WITHDRAWN = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/** Serves the built files, the files for crawlers, and a page for everything else. */
export function servePages(app: App, pages: Pages, needs: Needs): void {
  for (const { path, type, write } of crawlerFiles) {
    const text = write(needs.config.baseUrl)
    app.get(path, (c) => c.body(text, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' }))
  }
  if (!needs.config.serviceWorker)
    app.get(SERVICE_WORKER, (c) =>
      c.body(WITHDRAWN, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
    )
  const answerPage = answerPages(pages, needs)
  app.get('*', async (c) => {
    const { path } = c.req
    const file = path.endsWith('.html') ? undefined : await pages.files.find(path)
    if (file) return answerFile(c, file)
    if (!isPage(path) && LOOKS_LIKE_A_FILE.test(path)) return c.text('Not found', 404)
    return answerPage(c)
  })
}
