import { expect, test } from 'vitest'
import { codeOf, wakeOf } from './page-code.ts'
import { pageFrom, withCode, withCodeListed } from './prerender.ts'

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
  'a page with %s is refused, by its address',
  (html) => expect(() => pageFrom(SHELL, { ...page, html }, '/x')).toThrow('The page /x'),
)

test('a shell that has changed its shape is refused', () => {
  expect(() => pageFrom('<head></head>', page, '/x')).toThrow('web/index.html has no')
})

const manifest = {
  'pages/legal/terms-page.tsx': {
    file: 'assets/terms.js',
    imports: ['_card.js', '_main.js'],
  },
  '_card.js': { file: 'assets/card.js', imports: ['pages/legal/terms-page.tsx'] },
  '_main.js': { file: 'assets/main.js' },
}

test("a page's code is fetched along with it, except what the shell fetches", () => {
  expect(codeOf(manifest, SHELL, '/terms')).toEqual(['/assets/terms.js', '/assets/card.js'])
})

const VITE = `<head>
    <script type="module" crossorigin src="/assets/index-a1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-b2.js">
    <link rel="stylesheet" crossorigin href="/assets/styles-c3.css">
  </head>`
const own = ['/assets/terms.js']

test('a form comes with its code, and a page that is read with the list of it alone', () => {
  expect(withCode(VITE, own, 'hold()')).toBe(
    VITE.replace('<script', '<script type="module">hold()</script><script').replace(
      '</head>',
      '<link rel="modulepreload" crossorigin href="/assets/terms.js"></head>',
    ),
  )
  expect(withCodeListed(VITE, own, 'wake(`$&$$`)')).toBe(`<head>
    <link rel="stylesheet" crossorigin href="/assets/styles-c3.css">
  <script type="application/json" id="code">["/assets/index-a1.js","/assets/react-b2.js","/assets/terms.js"]</script><script type="module">wake(\`$&$$\`)</script></head>`)
  expect(() => withCodeListed('<head></head>', own, 'wake()')).toThrow('web/index.html')
})

test('the script that wakes a page is there, and fetches no other', () => {
  expect(wakeOf({ 'wake/wake.ts': { file: 'assets/wake.js' } })).toBe('/assets/wake.js')
  expect(() => wakeOf({})).toThrow('web/wake/wake.ts')
  expect(() => wakeOf({ 'wake/wake.ts': { file: 'assets/wake.js', imports: ['_shared.js'] } })).toThrow('stands alone')
})

test('a module that was moved, and a page of which nothing is said, stop the build', () => {
  expect(() => codeOf(manifest, SHELL, '/privacy')).toThrow('scripts/page-code.ts')
  expect(() => codeOf(manifest, SHELL, '/new')).toThrow('/new')
})
