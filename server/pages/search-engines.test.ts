import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '#content/articles/catalog.ts'
import { descriptions } from '#content/descriptions.ts'
import { documentIds, samplePath } from '#content/documents.ts'
import { type Person, startTestServer, temporaryDir } from '../test-server.ts'
import { indexedPages, type PublicPage, publicPageAt, publicPages } from './public-pages.ts'
import { asMarkup, feed, fromMarkup, headOf, robots, sitemap, titleIn } from './search-engines.ts'
import { inlineScript, inlineScriptIn, scriptSource } from './shell.ts'

const pageAt = (path: string): PublicPage => {
  const page = publicPageAt(path)
  if (!page) throw new Error(`There is no public page ${path}`)
  return page
}
const dataIn = (head: string): { '@graph': Record<string, unknown>[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null')

test('says what the page is and where its one address is', () => {
  const head = headOf(pageAt('/services'), 'Services & more', 'https://trusts.example')
  expect(head).toContain(`<meta name="description" content="${asMarkup(descriptions.services)}">`)
  expect(head).toContain('<link rel="canonical" href="https://trusts.example/services">')
  expect(head).toContain('<meta property="og:title" content="Services &amp; more">')
  expect(head).toContain('<meta property="og:image" content="https://trusts.example/share.png">')
  expect(head).not.toContain('noindex')
  expect(dataIn(head)).toBeNull()
})

test.each(['/blog/99', '/blog/x', '/BLOG/1/'])('%s points to the first article', (path) => {
  expect(headOf(pageAt(path), '', 'https://trusts.example')).toContain(
    '<link rel="canonical" href="https://trusts.example/blog/1">',
  )
})

test('pages about getting an account stay out of lists of results', () => {
  const out = publicPages.filter((page) => headOf(page, '', 'https://trusts.example').includes('noindex'))
  expect(out.map(({ path }) => path)).toEqual(['/login', '/signup', '/forgot-password', '/reset-password'])
  expect(indexedPages.map(({ path }) => path)).not.toContain('/login')
})

test('an article has its title, its day and its place on the site', () => {
  const [article, trail] = dataIn(headOf(pageAt('/blog/3'), '', 'https://trusts.example'))['@graph']
  expect(article).toMatchObject({ '@type': 'Article', datePublished: '2025-03-31', author: { name: 'Kinstead' } })
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: 'https://trusts.example/' },
    { position: 2, item: 'https://trusts.example/blog' },
    { position: 3, item: 'https://trusts.example/blog/3' },
  ])
})

test('an odd host, which a URL may have, stays inside its attribute and its script', () => {
  const odd = new URL(`http://a"b&c'd`).origin
  const head = headOf(pageAt('/'), '"><script>alert(1)</script>', odd)
  expect(head).toContain('<link rel="canonical" href="http://a&quot;b&amp;c&#39;d/">')
  expect(head).not.toContain('<script>alert')
  expect(dataIn(head)['@graph'][0]).toMatchObject({ url: `${odd}/` })
})

test('a title is read as it was written', () => {
  const title = `<Trusts> & "wills", &lt; Mary's`
  expect(titleIn(`<head><title>${asMarkup(title)}</title></head>`)).toBe(title)
  expect(fromMarkup(asMarkup('&amp;lt;'))).toBe('&amp;lt;')
})

const CODE = 'const é = `$&`; if (1 < 2) hydrate(é)'
const page = (head: string) => `<!doctype html><html lang="en"><head><title>Kinstead</title>${head}</head></html>`
const hash = `'sha256-${createHash('sha256').update(CODE).digest('base64')}'`

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let ann: Person
beforeAll(async () => {
  place = temporaryDir()
  const dist = join(place.dir, 'dist')
  for (const folder of ['login', 'dashboard']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'index.html'), page(inlineScript(CODE)))
  for (const file of ['shell.html', 'not-found.html', 'login/index.html', 'dashboard/index.html'])
    writeFileSync(join(dist, file), page('<script type="module" crossorigin src="/assets/index-a1.js"></script>'))
  server = await startTestServer(place.dir, {}, dist)
  ann = await server.signUp('<script type="module">steal()</script>')
})
afterAll(async () => {
  await server.close()
  place.remove()
})

async function scriptsAllowed(path: string, headers: Record<string, string> = {}) {
  const answer = await server.app.request(path, { headers })
  const policy = answer.headers.get('content-security-policy') ?? ''
  return { html: await answer.text(), policy, scripts: policy.split('; ').filter((part) => part.startsWith('script-')) }
}

test('a page that brings a script within itself lets that very script run, and no other', async () => {
  const { html, policy, scripts } = await scriptsAllowed('/')
  expect(html).toContain(`<script type="module">${CODE}</script>`)
  expect(scripts).toEqual([`script-src 'self' ${hash}`])
  expect(policy).not.toContain('unsafe')
  const everywhere = (await scriptsAllowed('/login')).policy
  expect(policy.replace(` ${hash}`, '')).toBe(everywhere)
})

test.each(['/login', '/dashboard', '/nothing', '/api/session', '/healthz'])(
  '%s, which brings none, lets none run',
  async (path) => expect((await scriptsAllowed(path)).scripts).toEqual(["script-src 'self'"]),
)

test('what a user has typed does not become a script that may run', async () => {
  const signedIn = { cookie: ann.cookie }
  const { html, scripts } = await scriptsAllowed('/', signedIn)
  expect(html).toContain('steal()')
  expect(html).not.toMatch(/<script[^>]*>steal/)
  expect(scripts).toEqual([`script-src 'self' ${hash}`])
  expect((await scriptsAllowed('/dashboard', signedIn)).scripts).toEqual(["script-src 'self'"])
})

test('the hash is of the code between the tags, to the letter', () => {
  expect(inlineScriptIn(page(inlineScript(CODE)))).toBe(CODE)
  expect(inlineScriptIn(page('<script type="application/json" id="code">[]</script>'))).toBeUndefined()
  expect(scriptSource(CODE)).toBe(hash)
  expect(scriptSource(`${CODE} `)).not.toBe(hash)
})

test.each(['f("</script>")', 'f("</SCRIPT >")', 'f("<!-- ")', 'f("</head>")'])(
  '%s would end the script or the head of the page, and is rejected',
  (code) => expect(() => inlineScript(code)).toThrow('cannot be inline'),
)

const BASE = 'https://trusts.example'
function parse(xml: string) {
  const errors: string[] = []
  const parser = new DOMParser({ onError: (_, message) => void errors.push(message) })
  const root = parser.parseFromString(xml, 'text/xml')
  expect(errors).toEqual([])
  return (name: string) => [...root.getElementsByTagName(name)].map((each) => each.textContent ?? '')
}

test('the sitemap lists the pages that anyone may find, each once', () => {
  const addresses = parse(sitemap(BASE))('loc')
  expect(addresses).toEqual([
    ...['/', '/services', '/about-us', '/blog'].map((path) => BASE + path),
    ...articles.map(({ id }) => `${BASE}/blog/${id}`),
    ...['/samples', ...documentIds.map(samplePath)].map((path) => BASE + path),
    ...['/terms', '/privacy', '/api-reference'].map((path) => BASE + path),
  ])
})

test('the feed has every article, newest first, with its day', () => {
  const all = parse(feed(BASE))
  expect(all('title').slice(1)).toEqual(articles.map(({ title }) => title))
  expect(all('guid')).toEqual(articles.map(({ id }) => `${BASE}/blog/${id}`))
  expect(all('pubDate')[0]).toBe('Thu, 10 Apr 2025 12:00:00 GMT')
  expect(all('pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
    articles.map(({ date }) => date),
  )
})

test('an odd host leaves the files well-formed', () => {
  const odd = new URL(`http://a"b&c`).origin
  for (const write of [sitemap, feed]) parse(write(odd))
  expect(parse(sitemap(odd))('loc')[0]).toBe(`${odd}/`)
})

test('crawlers are kept out of private pages, and get the sitemap', () => {
  const lines = robots(BASE).split('\n')
  for (const path of ['/dashboard', '/account/', '/trust-builder', '/preview/', '/checkout', '/api/'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
  expect(lines).toContain(`Sitemap: ${BASE}/sitemap.xml`)
})
