import { articlePath, pages } from '#api/pages.ts'
import { type Article, articles } from '#content/articles/catalog.ts'
import { descriptions } from '#content/descriptions.ts'
import { product } from '#domain/product.ts'
import { FEED, indexedPages, type PublicPage } from './public-pages.ts'

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element or a quoted attribute of HTML or XML. */
export function asMarkup(text: string): string {
  return Object.entries(SIGNS).reduce((marked, [sign, written]) => marked.replaceAll(sign, written), text)
}

/** The inverse of {@link asMarkup}. */
export function fromMarkup(markup: string): string {
  return Object.entries(SIGNS).reduceRight((text, [sign, written]) => text.replaceAll(written, sign), markup)
}

/** A value as JSON for a script element: nothing in it ends the element. */
export function asScriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The picture that shared links show. scripts/brand-pictures.ts draws it. */
export const sharePicture = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `${product.name}: ${product.strapline}. Contour lines of a mountain.`,
}

const publisher = (baseUrl: string) => ({
  '@type': 'Organization',
  '@id': `${baseUrl}/#organization`,
  name: product.name,
  url: `${baseUrl}/`,
  logo: `${baseUrl}/mark.svg`,
  email: product.supportEmail,
})

function home(baseUrl: string, description: string): object[] {
  return [
    publisher(baseUrl),
    {
      '@type': 'WebSite',
      '@id': `${baseUrl}/#website`,
      name: product.name,
      url: `${baseUrl}/`,
      description,
      inLanguage: 'en-US',
      publisher: { '@id': `${baseUrl}/#organization` },
    },
  ]
}

function articleData(baseUrl: string, path: string, article: Article): object[] {
  const breadcrumbs = [
    { name: 'Home', item: `${baseUrl}/` },
    { name: 'Blog', item: `${baseUrl}${pages.blog}` },
    { name: article.title, item: `${baseUrl}${path}` },
  ]
  return [
    {
      '@type': 'Article',
      headline: article.title,
      description: article.excerpt,
      datePublished: article.date,
      articleSection: article.categories,
      inLanguage: 'en-US',
      image: `${baseUrl}${sharePicture.path}`,
      mainEntityOfPage: `${baseUrl}${path}`,
      author: publisher(baseUrl),
      publisher: publisher(baseUrl),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
    },
  ]
}

/** The schema.org description of a page; undefined when there is nothing to add to its other tags. */
function structuredData(baseUrl: string, { path, description, article }: PublicPage): object | undefined {
  const graph = article ? articleData(baseUrl, path, article) : path === pages.home ? home(baseUrl, description) : []
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

type Attributes = Record<string, string | number>
const tag = (name: string, attributes: Attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${asMarkup(String(value))}"`)
    .join('')}>`
const meta = (name: string, content: string | number) => tag('meta', { name, content })
const property = (name: string, content: string | number) => tag('meta', { property: name, content })

/** For pages that belong to one person, or would be a dead end among search results. */
export const NOT_INDEXED = meta('robots', 'noindex')

/** The tags in the head of a public page besides its title. */
export function headOf(page: PublicPage, title: string, baseUrl: string): string {
  const { path, description, account, article } = page
  const url = `${baseUrl}${path}`
  const data = structuredData(baseUrl, page)
  return [
    meta('description', description),
    tag('link', { rel: 'canonical', href: url }),
    ...(account ? [NOT_INDEXED] : []),
    tag('link', { rel: 'alternate', type: 'application/rss+xml', title: `${product.name}: articles`, href: FEED }),
    property('og:site_name', product.name),
    property('og:type', article ? 'article' : 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', 'en_US'),
    property('og:image', `${baseUrl}${sharePicture.path}`),
    property('og:image:width', sharePicture.width),
    property('og:image:height', sharePicture.height),
    property('og:image:alt', sharePicture.alt),
    ...(article ? [property('article:published_time', article.date)] : []),
    // Title, description and picture are read from the lines above.
    meta('twitter:card', 'summary_large_image'),
    ...(data ? [`<script type="application/ld+json">${asScriptData(data)}</script>`] : []),
  ].join('')
}

/** The title that the build has put into a page. */
export function titleIn(html: string): string {
  return fromMarkup(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
}

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
