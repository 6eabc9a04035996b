import { articlePath, barePath, pages } from '#api/pages.ts'
import type { Article } from '#content/articles/article.ts'
import { articleOf, articles } from '#content/articles/catalogue.ts'
import { descriptions } from '#content/descriptions.ts'

/** A page that anyone may read, and that is rendered to HTML at build. */
export interface PublicPage {
  /** Its one address, to which every other spelling of it points. */
  path: string
  description: string
  /** About getting into an account: nothing for search engines, nor, in passing, for whoever is in one and will be sent on. */
  account?: true
  article?: Article
}

export const publicPages: readonly PublicPage[] = [
  { path: pages.home, description: descriptions.home },
  { path: pages.services, description: descriptions.services },
  { path: pages.about, description: descriptions.about },
  { path: pages.blog, description: descriptions.blog },
  ...articles.map((article) => ({ path: articlePath(article.id), description: article.excerpt, article })),
  { path: pages.terms, description: descriptions.terms },
  { path: pages.privacy, description: descriptions.privacy },
  { path: pages.apiReference, description: descriptions.apiReference },
  { path: pages.login, description: descriptions.login, account: true },
  { path: pages.signup, description: descriptions.signup, account: true },
  { path: pages.forgotPassword, description: descriptions.forgotPassword, account: true },
]

/** The pages that search engines are to know. */
export const indexedPages = publicPages.filter(({ account }) => !account)

/** The public page at an address, read as the router reads it, and with the first article for an unknown one. */
export function publicPageAt(path: string): PublicPage | undefined {
  const bare = barePath(path)
  const [, id] = /^\/blog\/([^/]+)$/.exec(bare) ?? []
  const wanted = id === undefined ? bare : articlePath(articleOf(id).id)
  return publicPages.find((page) => page.path === wanted)
}

/** Where the build puts a page, below its folder. */
export const fileOf = ({ path }: Pick<PublicPage, 'path'>) => `${path.replace(/\/$/, '')}/index.html`
/** The page of every address that leads nowhere. */
export const NOT_FOUND_FILE = '/not-found.html'
/** The page without content, which the browser fills: of every page that is not rendered at build. */
export const SHELL_FILE = '/shell.html'
