import { expect, test } from 'vitest'
import { codeOf } from './page-code.ts'
import { pageFrom } from './prerender.ts'

const SHELL = `<head><title>Kinstead</title><script src="/assets/main.js"></script></head><body>
    <noscript><p>Needs scripts</p></noscript>
    <div id="root"></div></body>`
const page = { title: 'Wills & "trusts"', html: '<p>$& text</p>' }

test('a page is the shell with title, text and code, and without the note about scripts', () => {
  expect(pageFrom(SHELL, page, '<link>', '/x')).toBe(
    `<head><title>Wills &amp; &quot;trusts&quot;</title><script src="/assets/main.js"></script><link></head><body>
    <div id="root"><p>$& text</p></div></body>`,
  )
})

test.each(['<p style="top:0">', '<script>', '<script async>', '<style>', '<p>Loading page...</p>'])(
  'a page with %s is refused, by its address',
  (html) => expect(() => pageFrom(SHELL, { ...page, html }, '', '/x')).toThrow('The page /x'),
)

test('a shell that has changed its shape is refused', () => {
  expect(() => pageFrom('<head></head>', page, '', '/x')).toThrow('web/index.html has no')
})

const manifest = {
  'pages/legal/terms-page.tsx': {
    file: 'assets/terms.js',
    imports: ['_card.js', '_main.js'],
    css: ['assets/terms.css'],
  },
  '_card.js': { file: 'assets/card.js', imports: ['pages/legal/terms-page.tsx'] },
  '_main.js': { file: 'assets/main.js' },
}

test("a page's code and style are fetched along with it, save what the shell fetches", () => {
  expect(codeOf(manifest, SHELL, '/terms')).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/terms.css"><link rel="modulepreload" crossorigin href="/assets/terms.js"><link rel="modulepreload" crossorigin href="/assets/card.js">',
  )
})

test('a module that was moved, and a page of which nothing is said, stop the build', () => {
  expect(() => codeOf(manifest, SHELL, '/privacy')).toThrow('scripts/page-code.ts')
  expect(() => codeOf(manifest, SHELL, '/new')).toThrow('/new')
})
