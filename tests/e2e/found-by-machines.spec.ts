import { DOMParser } from '@xmldom/xmldom'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { pages } from '#api/pages.ts'
import { articles } from '#content/articles/catalog.ts'
import { publicPages } from '#server/pages/public-pages.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { headIn, htmlOf, NOWHERE, paths } from './served.ts'

/** Every recommended rule, and each exception with its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Ways of writing the same, which Vite and React have settled for us: <!doctype html>, <meta />, noValidate="".
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // Scripts and styles come from our own server, by names that hold a hash of their content.
      'require-sri': 'off',
      // Our fieldset disables a whole form at once; the form, not the fieldset, has the name.
      'wcag/h71': 'off',
      // An article's list of contents is there twice, folded for phones and beside the text, and only one of them is shown.
      'unique-landmark': 'off',
      // An article's title is as long as it must be; lists of results cut it.
      'long-title': ['error', { maxlength: 90 }],
      // What stands in for a page whose code does not come must not be taken for the page's own <main>.
      'prefer-native-element': ['error', { exclude: ['main'] }],
    },
  }),
)

/** What is wrong with the HTML of a page, by these rules, in readable lines. */
async function htmlErrors(html: string): Promise<string[]> {
  // A reader without scripts has the one, a reader with them the other.
  const readings = [
    html.replace(/\s*<noscript>.*?<\/noscript>/gs, ''),
    html.replace(/\s*<div id="late".*?<\/div>/s, ''),
  ]
  const found = await Promise.all(readings.map(readingErrors))
  return [...new Set(found.flat())]
}

async function readingErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

const PRIVATE = [
  pages.dashboard,
  pages.settings,
  pages.checkout,
  pages.verifyEmail,
  '/trust-builder/name',
  '/preview/will',
]

test('the HTML of every page is valid', ONLY_THOROUGH, async ({ request }) => {
  const errors: Record<string, string[]> = {}
  for (const path of [...paths, NOWHERE, ...PRIVATE]) {
    const found = await htmlErrors(await htmlOf(request, path))
    if (found.length > 0) errors[path] = found
  }
  expect(errors).toEqual({})
  expect(
    await htmlErrors('<!doctype html><html lang="en"><head><title>x</title></head><p><div></div></p>'),
  ).not.toEqual([])
})

test('each public page has a title, a description and an address of its own', async ({ request, server }) => {
  const heads = await Promise.all(paths.map(async (path) => headIn(await htmlOf(request, path))))
  for (const key of ['title', 'description', 'canonical'] as const) {
    const all = heads.map((head) => head[key])
    expect(
      all.filter((each, at) => each === '' || all.indexOf(each) !== at),
      key,
    ).toEqual([])
  }
  expect(heads.map(({ canonical }) => canonical)).toEqual(paths.map((path) => server.url + path))
  expect(heads.filter(({ robots }) => robots).length).toBe(publicPages.filter(({ account }) => account).length)
})

test('a shared link shows title, description and picture', async ({ request, server }) => {
  for (const path of paths) {
    const { title, description, canonical, og } = headIn(await htmlOf(request, path))
    expect(og, path).toMatchObject({ 'og:title': title, 'og:description': description, 'og:url': canonical })
    expect(og['og:type'], path).toBe(path.startsWith('/blog/') ? 'article' : 'website')
    expect(og['og:image'], path).toBe(`${server.url}/share.png`)
  }
  const answer = await request.get('/share.png')
  expect(answer.headers()['content-type']).toBe('image/png')
  const picture = await answer.body()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.byteLength).toBeLessThan(200_000)
})

test('structured data says who, what and when', async ({ request, server }) => {
  const home = headIn(await htmlOf(request, '/')).things
  expect(home).toMatchObject([
    { '@type': 'Organization', name: 'Kinstead', url: `${server.url}/` },
    { '@type': 'WebSite', name: 'Kinstead' },
  ])
  for (const { id, title, excerpt, date } of articles) {
    const { things, canonical } = headIn(await htmlOf(request, `/blog/${id}`))
    expect(things, title).toMatchObject([
      { '@type': 'Article', headline: title, description: excerpt, datePublished: date, mainEntityOfPage: canonical },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: title, item: canonical }],
      },
    ])
  }
  expect(headIn(await htmlOf(request, pages.services)).things).toEqual([])
})

test('an article is in its page once, and an unknown one points to the first', async ({ request, server }) => {
  for (const { id } of articles) {
    const html = await htmlOf(request, `/blog/${id}`)
    const sentences = html.match(/<p>[A-Z][^<]{80,}<\/p>/g) ?? []
    expect(sentences.length, `paragraphs of article ${id}`).toBeGreaterThan(5)
    for (const sentence of sentences) expect(html.split(sentence.slice(3, -4)).length - 1, sentence).toBe(1)
  }
  expect(headIn(await htmlOf(request, '/blog/99')).canonical).toBe(`${server.url}/blog/1`)
})

test('what belongs to one person, and what is nowhere, is not for search engines', async ({ request }) => {
  for (const path of [...PRIVATE, NOWHERE]) {
    const { robots, canonical, og } = headIn(await htmlOf(request, path))
    expect({ robots, canonical, og }, path).toEqual({ robots: 'noindex', canonical: '', og: {} })
  }
})

const parse = (xml: string) =>
  new DOMParser({
    onError: (_, message) => {
      throw new Error(message)
    },
  }).parseFromString(xml, 'text/xml')
const textsOf = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map((each) => each.textContent ?? '')

test('the sitemap lists exactly the pages that search engines may know', async ({ request, server }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toMatch(/^application\/xml/)
  const listed = textsOf(await answer.text(), 'loc')
  const open: string[] = []
  for (const path of paths) {
    const { canonical, robots } = headIn(await htmlOf(request, path))
    if (!robots) open.push(canonical)
  }
  expect(listed).toEqual(open)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => server.url + path)
  expect(listed.filter((url) => closed.some((path) => url.startsWith(path)))).toEqual([])
})

test('the feed is linked on every page, well-formed, and has every article', async ({ request, server }) => {
  const answer = await request.get('/feed.xml')
  expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/)
  const xml = await answer.text()
  expect(textsOf(xml, 'guid')).toEqual(articles.map(({ id }) => `${server.url}/blog/${id}`))
  expect(textsOf(xml, 'pubDate').every((date) => !Number.isNaN(Date.parse(date)))).toBe(true)
  for (const path of paths) expect(await htmlOf(request, path), path).toContain('type="application/rss+xml"')
})

test('every address is below the one that people open', ONLY_THOROUGH, async ({ playwright }) => {
  const server = await launchServer({
    env: {
      BASE_URL: 'https://trusts.example',
      SECRET: 'only-for-tests-'.repeat(3),
      DATA_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    },
  })
  const request = await playwright.request.newContext({ baseURL: server.url })
  try {
    const { canonical, og } = headIn(await htmlOf(request, '/blog/2'))
    expect([canonical, og['og:url']]).toEqual(Array(2).fill('https://trusts.example/blog/2'))
    for (const path of ['/', '/blog/2', '/sitemap.xml', '/feed.xml', '/robots.txt'])
      expect(await htmlOf(request, path), path).not.toContain('localhost')
  } finally {
    await request.dispose()
    await server.stop()
  }
})
