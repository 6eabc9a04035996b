import { product } from '#domain/product.ts'
import { FEED } from './for-machines.ts'
import { asMarkup, asScriptData, fromMarkup } from './markup.ts'
import type { PublicPage } from './public-pages.ts'
import { sharePicture, structuredData } from './structured-data.ts'

type Attributes = Record<string, string | number>
const tag = (name: string, attributes: Attributes) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${asMarkup(String(value))}"`)
    .join('')}>`
const meta = (name: string, content: string | number) => tag('meta', { name, content })
const property = (name: string, content: string | number) => tag('meta', { property: name, content })

/** For pages that are nobody else's business, or that would only be a dead end in a list of results. */
export const NOT_INDEXED = meta('robots', 'noindex')

/** What the head of a public page says besides its title. */
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
