import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readProfile } from '#api/profile.ts'
import { plans } from '#content/plans.ts'
import { type Person, startTestServer, temporaryDir } from '../test-server.ts'
import { encodingFor } from './files.ts'
import { withSession } from './shell.ts'

const SHELL =
  '<!doctype html><html lang="en"><head><title>Kinstead</title></head><body><div id="root"></div></body></html>'
const RENDERED = {
  'index.html': 'Home',
  'about-us/index.html': 'About Us &amp; more',
  'login/index.html': 'Log In',
  'blog/1/index.html': 'First',
  'blog/3/index.html': 'Third',
  'google-return/index.html': 'Google login',
  'not-found.html': 'Page not found',
}
const rendered = (title: string) =>
  SHELL.replace('Kinstead', title).replace('<div id="root">', '<div id="root"><p>Rendered</p>')
const PRELOAD = '<link rel="modulepreload" crossorigin href="/assets/dashboard-page-f6.js">'
const SCRIPT = `console.log('${'kinstead '.repeat(200)}')`

const STYLE = 'p { color: red }'
const COMPRESSED_STYLE = brotliCompressSync(`${STYLE} /* as the build made it */`)
let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let ann: Person
beforeAll(async () => {
  place = temporaryDir()
  const dist = join(place.dir, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, 'about-us'))
  for (const folder of ['login', 'google-return', 'dashboard', 'checkout']) mkdirSync(join(dist, folder))
  mkdirSync(join(dist, 'blog', '3'), { recursive: true })
  mkdirSync(join(dist, 'blog', '1'))
  writeFileSync(join(dist, 'shell.html'), SHELL)
  for (const folder of ['dashboard', 'checkout'])
    writeFileSync(join(dist, folder, 'index.html'), SHELL.replace('</head>', `${PRELOAD}</head>`))
  for (const { id, title } of plans) writeFileSync(join(dist, 'checkout', `${id}.html`), rendered(title))
  for (const [file, title] of Object.entries(RENDERED)) writeFileSync(join(dist, file), rendered(title))
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js'), SCRIPT)
  writeFileSync(join(dist, 'assets', 'main-d4e5.css'), STYLE)
  writeFileSync(join(dist, 'assets', 'main-d4e5.css.br'), COMPRESSED_STYLE)
  writeFileSync(join(dist, 'sw.js'), SCRIPT)
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, '.vite', 'manifest.json'), '"not to be served"')
  writeFileSync(join(place.dir, 'secret-file'), 'not to be served')
  server = await startTestServer(place.dir, {}, dist)
  ann = await server.signUp('</script><b>')
})
afterAll(async () => {
  await server.close()
  place.remove()
})
const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers })

describe('a page', () => {
  test.each(['/', '/login', '/dashboard', '/trust-builder', '/trust-builder/name', '/blog/3', '/login/'])(
    '%s is private, with the session of nobody',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
      const html = await answer.text()
      expect(html).toContain('<html lang="en">')
      expect(html).toContain(
        '<script type="application/json" id="session">{"user":null,"installation":{"paymentCheck":false,"noMail":true}}</script></head>',
      )
    },
  )

  test.each([
    ['/', 'Home'],
    ['/about-us', 'About Us &amp; more'],
    ['/About-Us/', 'About Us &amp; more'],
    ['/about-us///', 'About Us &amp; more'],
    ['/login', 'Log In'],
    ['/blog/3', 'Third'],
    ['/blog/3rd', 'Third'],
    ['/blog/%33', 'Third'],
    ['/blog/99', 'First'],
    ['/blog/none', 'First'],
  ])('%s is its own, rendered at build', async (path, title) => {
    const html = await (await get(path)).text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain('<p>Rendered</p>')
    expect(html).toContain('<meta property="og:title"')
  })

  test('Google sends its window back to is a page of its own', async () => {
    expect(await (await get('/google-return/?outcome=failed')).text()).toContain('<title>Google login</title>')
  })

  test.each(['/dashboard', '/account/settings', '/trust-builder/name', '/preview/x'])(
    '%s is the shell, and not for search engines',
    async (path) => {
      const html = await (await get(path)).text()
      expect(html).toContain('<title>Kinstead</title>')
      expect(html).toContain('<div id="root"></div>')
      expect(html).toContain('<meta name="robots" content="noindex">')
    },
  )

  test('about getting an account is for nobody who has one', async () => {
    expect(await (await get('/login', { cookie: ann.cookie })).text()).toContain('<div id="root"></div>')
    expect(await (await get('/about-us', { cookie: ann.cookie })).text()).toContain('<p>Rendered</p>')
  })

  test.each([
    ['/checkout?plan=pro', 'Pro'],
    ['/checkout/?plan=elite&from=pro', 'Elite'],
    ['/checkout', 'Starter'],
    ['/checkout?plan=PRO', 'Starter'],
    ['/checkout?plan=%2e%2e%2fpro', 'Starter'],
  ])("%s is a visitor's checkout of its plan, and not for search engines", async (path, title) => {
    const html = await (await get(path)).text()
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain('<p>Rendered</p>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(await (await get(path, { cookie: ann.cookie })).text()).toContain('<div id="root"></div>')
  })

  test('without text preloads its code', async () => {
    for (const path of ['/dashboard/', '/checkout?plan=pro'])
      expect(await (await get(path, { cookie: ann.cookie })).text()).toContain(PRELOAD)
    for (const visited of [await get('/dashboard'), await get('/account/settings', { cookie: ann.cookie })])
      expect(await visited.text()).not.toContain(PRELOAD)
  })

  test('carries the session of who is signed in, and nothing in it ends the script', async () => {
    const html = await (await get('/dashboard', { cookie: ann.cookie })).text()
    const [, json = ''] = /id="session">(.*?)<\/script>/.exec(html) ?? []
    expect(json).not.toContain('<')
    expect(html).toContain('<html data-signed-in lang="en">')
    expect(JSON.parse(json)).toMatchObject({ user: { uid: ann.uid, displayName: '</script><b> Alder' } })
  })

  test('that is opened with a session notes the login, at most once a minute', async () => {
    const bea = await server.signUp('bea')
    const lastLogin = async () =>
      readProfile.response.parse((await server.request(readProfile, undefined, { cookie: bea.cookie })).body).lastLogin
    const first = await lastLogin()
    await get('/dashboard', { cookie: bea.cookie })
    expect(await lastLogin()).toBe(first)
    vi.setSystemTime(Date.now() + 61_000)
    try {
      await get('/dashboard', { cookie: bea.cookie })
      await expect.poll(lastLogin).not.toBe(first)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    '/nope',
    '/about-us/nope',
    '/.env',
    '/.vite/manifest.json',
    '/secret-file',
    '/../secret-file',
    '/%2e%2e/secret-file',
    '/%',
    '/index.php',
  ])('%s is none: 404', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('not to be served')
  })

  test('that is none says so, and is not for search engines', async () => {
    const html = await (await get('/nope')).text()
    expect(html).toContain('<title>Page not found</title>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  })

  test('is compressed once for everyone without a session, and never with somebody else in it', async () => {
    const read = async (headers: Record<string, string>) => {
      const answer = await get('/about-us', { 'accept-encoding': 'gzip', ...headers })
      return gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    }
    const before = await read({})
    expect(await read({ cookie: ann.cookie })).toContain(ann.uid)
    expect(await read({})).toBe(before)
    expect(before).not.toContain(ann.uid)
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes in %s', async (encoding, decompress) => {
    const answer = await get('/', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toContain('id="session"')
  })
})

describe('a built file', () => {
  test('with a hash in its name is cached without end', async () => {
    const answer = await get('/assets/main-a1b2c3.js')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).toBe(SCRIPT)
  })

  test('comes compressed, and not at all when the browser has it', async () => {
    const answer = await get('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.byteLength).toBeLessThan(SCRIPT.length / 4)
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
    const etag = answer.headers.get('etag') ?? ''
    const known = await get('/assets/main-a1b2c3.js', { 'if-none-match': etag })
    expect([known.status, known.headers.get('vary')]).toEqual([304, 'accept-encoding'])
  })

  test('that the build has compressed is sent as it made it, and its name is no address', async () => {
    const answer = await get('/assets/main-d4e5.css', { 'accept-encoding': 'br' })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(COMPRESSED_STYLE)
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await (await get('/assets/main-d4e5.css')).text()).toBe(STYLE)
    expect((await get('/assets/main-d4e5.css.br')).status).toBe(404)
  })

  test('is never used again without asking when it is the service worker', async () => {
    const answer = await get('/sw.js')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(await answer.text()).toBe(SCRIPT)
  })

  test('without one is asked for again after an hour', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('that is not there is a plain 404', async () => {
    for (const path of ['/assets/gone.js', '/favicon.ico']) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    }
  })
})

test('a service worker that is switched off is replaced by one that removes itself', async () => {
  const other = await startTestServer(place.dir, { serviceWorker: false }, join(place.dir, 'dist'))
  const answer = await other.app.request('/sw.js')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain('registration.unregister()')
  await other.close()
})

test('a build that is missing is said', async () => {
  const other = await startTestServer(place.dir, {}, join(place.dir, 'no-dist'))
  const answer = await other.app.request('/')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
  await other.close()
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('%s is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('a dollar sign in a name is only a dollar sign', () => {
  const session = { user: null, installation: { paymentCheck: false }, name: "$& $' $`" }
  expect(withSession('<head></head>', session)).toContain("$& $' $`")
})
