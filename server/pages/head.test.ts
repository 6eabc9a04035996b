import { expect, test } from 'vitest'
import { descriptions } from '#content/descriptions.ts'
import { asMarkup, fromMarkup, headOf, titleIn } from './head.ts'
import { indexedPages, type PublicPage, publicPageAt, publicPages } from './public-pages.ts'

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
  expect(out.map(({ path }) => path)).toEqual(['/login', '/signup', '/forgot-password'])
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
