import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { preloadedPages } from '#server/pages/public-pages.ts'
import { inlineScriptIn } from '#server/pages/shell.ts'
import { codeOf, iconInPage, pageFrom, withCode, withCodeLater } from './prerender.ts'

const SHELL = `<head><title>Kinstead</title><script src="/assets/main.js"></script></head><body>
    <noscript><p>Needs scripts</p></noscript>
    <div id="root"></div></body>`
const page = { title: 'Wills & "trusts"', html: '<p>$& text</p>' }

test('a page is the shell with title, text and code, and without the note about scripts', () => {
  expect(pageFrom(SHELL, page, '/x')).toBe(
    `<head><title>Wills &amp; &quot;trusts&quot;</title><script src="/assets/main.js"></script></head><body>
    <div id="root"><p>$& text</p></div></body>`,
  )
})

test.each(['<p style="top:0">', '<script>', '<script async>', '<style>', '<p>Loading page...</p>'])(
  'a page with %s is rejected, by its address',
  (html) => expect(() => pageFrom(SHELL, { ...page, html }, '/x')).toThrow('The page /x'),
)

test('a shell that has changed its shape is rejected', () => {
  expect(() => pageFrom('<head></head>', page, '/x')).toThrow('web/index.html has no')
})

const manifest = {
  'marketing/legal-pages.tsx': {
    file: 'assets/terms.js',
    imports: ['_card.js', '_main.js'],
  },
  '_card.js': { file: 'assets/card.js', imports: ['marketing/legal-pages.tsx'] },
  '_main.js': { file: 'assets/main.js' },
}

test("a page's code is fetched along with it, except what the shell fetches", () => {
  expect(codeOf(manifest, SHELL, '/terms')).toEqual(['/assets/terms.js', '/assets/card.js'])
})

test.each(preloadedPages)('the code of %s is known', (path) => {
  const everything = new Proxy({}, { get: (_, module) => ({ file: String(module) }) })
  expect(codeOf(everything, SHELL, path)).not.toEqual([])
})

const VITE = `<head>
    <script type="module" crossorigin src="/assets/index-a1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-b2.js">
    <link rel="stylesheet" crossorigin href="/assets/styles-c3.css">
  </head>`
const own = ['/assets/terms.js']

test('a form comes with its code, and a page that is read with a script that loads it later', () => {
  expect(withCode(VITE, own)).toBe(
    VITE.replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/terms.js"></head>'),
  )
  const later = withCodeLater(VITE, own)
  expect(later.replace(/<script type="module">.*<\/script>/s, '')).toBe(`<head>
    <link rel="stylesheet" crossorigin href="/assets/styles-c3.css">
  </head>`)
  expect(inlineScriptIn(later)).toContain('["/assets/index-a1.js","/assets/react-b2.js","/assets/terms.js"]')
  expect(() => withCodeLater('<head></head>', own)).toThrow('web/index.html')
})

test('the script within a page is JavaScript, without types', () => {
  expect(() => new Function(inlineScriptIn(withCodeLater(VITE, own)) ?? '')).not.toThrow()
})

test('a module that was moved, and a page of which nothing is said, stop the build', () => {
  expect(() => codeOf(manifest, SHELL, '/blog')).toThrow('scripts/prerender.ts')
  expect(() => codeOf(manifest, SHELL, '/new')).toThrow('/new')
})

const transform = iconInPage().transformIndexHtml as unknown as (html: string, page: { path: string }) => string
const linking = (href: string) => `<link rel="icon" type="image/svg+xml" href="${href}" />`
const mark = readFileSync(join(import.meta.dirname, '..', 'web', 'public', 'mark.svg'), 'utf8')

test('a page has the icon within it, the same picture', () => {
  const [, data = ''] = /^<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"<>#]+)" \/>$/.exec(
    transform(linking('/mark.svg'), { path: '/index.html' }),
  ) as RegExpExecArray
  const plain = (svg: string) => svg.replaceAll("'", '"').replace(/\s+/g, '')
  expect(plain(decodeURIComponent(data))).toBe(plain(mark))
})

test('a page without it is no page of ours', () => {
  expect(() => transform(linking('/other.svg'), { path: '/index.html' })).toThrow('/index.html has no icon')
})
