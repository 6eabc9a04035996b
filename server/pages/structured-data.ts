import { pages } from '#api/pages.ts'
import type { Article } from '#content/articles/article.ts'
import { product } from '#domain/product.ts'
import type { PublicPage } from './public-pages.ts'

/** The picture that shared links show; scripts/share-picture.ts draws it. */
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
  const trail = [
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
      itemListElement: trail.map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
    },
  ]
}

/** What a page is, for machines, in the words of schema.org; undefined when it is nothing but a page. */
export function structuredData(baseUrl: string, { path, description, article }: PublicPage): object | undefined {
  const graph = article ? articleData(baseUrl, path, article) : path === pages.home ? home(baseUrl, description) : []
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}
