import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { articles } from '#content/articles/catalogue.ts'
import { feed, robots, sitemap } from './sitemap.ts'

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
