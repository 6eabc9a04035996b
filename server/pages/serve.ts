import type { Context } from 'hono'
import type { Accounts } from '../accounts/accounts.ts'
import type { App, AppEnv } from '../operations/bind.ts'
import type { Parts } from '../operations/parts.ts'
import { sessionOf } from '../operations/session-of.ts'
import { encoded, encodingFor } from './encoding.ts'
import { type BuiltFile, type BuiltFiles, builtFiles } from './files.ts'
import { builtShells, type Shells, withSession } from './shell.ts'

export interface Pages {
  files: BuiltFiles
  shells: Shells
}
export function builtPages(dir: string): Pages {
  const files = builtFiles(dir)
  return { files, shells: builtShells(dir, files.has) }
}

const NOT_BUILT = 'The pages have not been built yet. Run: npm run build'
const LOOKS_LIKE_A_FILE = /^\/assets\/|\.[A-Za-z0-9]{1,8}$/

async function answerFile(c: Context<AppEnv>, file: BuiltFile): Promise<Response> {
  c.header('etag', file.etag)
  c.header('cache-control', file.cacheControl)
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
  const encoding = file.compressible ? encodingFor(c.req.header('accept-encoding')) : 'identity'
  if (file.compressible) c.header('vary', 'accept-encoding')
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-type', file.type)
  return c.body(new Uint8Array(await file.body(encoding)))
}

type Needs = Pick<Parts, 'config' | 'store'> & { accounts: Pick<Accounts, 'caller'> }

async function answerPage(
  c: Context<AppEnv>,
  { shells }: Pages,
  { config, store, accounts }: Needs,
): Promise<Response> {
  const shell = await shells(c.req.path)
  if (!shell) return c.text(NOT_BUILT, 503)
  const caller = await accounts.caller(c.req.raw.headers)
  for (const line of caller?.cookies ?? []) c.header('set-cookie', line, { append: true })
  const html = withSession(shell.html, await sessionOf(config, store, caller))
  const encoding = encodingFor(c.req.header('accept-encoding'))
  c.header('content-type', 'text/html; charset=utf-8')
  c.header('cache-control', 'no-store')
  c.header('vary', 'accept-encoding')
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  return c.body(new Uint8Array(await encoded(Buffer.from(html), encoding, 'each')), shell.status)
}

/** Serves the built files, and the shell for everything else. */
export function servePages(app: App, pages: Pages, needs: Needs): void {
  app.get('*', async (c) => {
    const { path } = c.req
    const file = path.endsWith('.html') ? undefined : await pages.files.find(path)
    if (file) return answerFile(c, file)
    const shell = await pages.shells(path)
    if (shell?.status !== 200 && LOOKS_LIKE_A_FILE.test(path)) return c.text('Not found', 404)
    return answerPage(c, pages, needs)
  })
}
