import { articlePath, pages } from '#api/pages.ts'
import { articles } from '#content/articles/catalog.ts'
import { descriptions } from '#content/descriptions.ts'
import { product } from '#domain/product.ts'
import { asMarkup } from './head.ts'
import { FEED, indexedPages } from './public-pages.ts'

const SITEMAP = '/sitemap.xml'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const element = (name: string, text: string) => `<${name}>${asMarkup(text)}</${name}>`

/** The addresses of all pages for search engines; an article's with its date. */
export function sitemap(baseUrl: string): string {
  const urls = indexedPages.map(
    ({ path, article }) =>
      `<url>${element('loc', `${baseUrl}${path}`)}${article ? element('lastmod', article.date) : ''}</url>`,
  )
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Keeps crawlers out of pages that belong to one person, and names the sitemap. */
export function robots(baseUrl: string): string {
  const personal = [
    pages.dashboard,
    '/account/',
    pages.builder,
    '/preview/',
    pages.checkout,
    pages.resetPassword,
    pages.verifyEmail,
    '/api/',
  ]
  return `User-agent: *\n${personal.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${baseUrl}${SITEMAP}\n`
}

/** RSS 2.0, newest first. */
export function feed(baseUrl: string): string {
  const items = articles.map((article) => {
    const url = `${baseUrl}${articlePath(article.id)}`
    return [
      '<item>',
      element('title', article.title),
      element('link', url),
      element('guid', url),
      // Noon, so that the day is the article's own in America as in Europe.
      element('pubDate', new Date(`${article.date}T12:00:00Z`).toUTCString()),
      ...article.categories.map((category) => element('category', category)),
      element('description', article.excerpt),
      '</item>',
    ].join('')
  })
  const channel = [
    element('title', `${product.name}: articles`),
    element('link', `${baseUrl}${pages.blog}`),
    element('description', descriptions.blog),
    element('language', 'en-us'),
    `<atom:link href="${asMarkup(`${baseUrl}${FEED}`)}" rel="self" type="application/rss+xml"/>`,
  ]
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>${channel.join('')}\n${items.join('\n')}\n</channel>\n</rss>\n`
}

/** The files for crawlers and feed readers, by address. */
export const crawlerFiles = [
  { path: SITEMAP, type: 'application/xml; charset=utf-8', write: sitemap },
  { path: FEED, type: 'application/rss+xml; charset=utf-8', write: feed },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', write: robots },
]
