import { articlePath, barePath, pages } from '#api/pages.ts'
import { type Article, articleOf, articles } from '#content/articles/catalog.ts'
import { descriptions } from '#content/descriptions.ts'
import { documentIds, documents, samplePath } from '#content/documents.ts'
import type { PlanId } from '#domain/product.ts'
import { stepPath, stepSlugs } from '#domain/trust/routes.ts'

/** A page that anyone may read, and that is rendered to HTML at build. */
export interface PublicPage {
  /** Its canonical address. */
  path: string
  description: string
  /** For people who are not signed in: not for search engines, and a signed-in user gets the shell. */
  account?: true
  article?: Article
}

export const publicPages: readonly PublicPage[] = [
  { path: pages.home, description: descriptions.home },
  { path: pages.services, description: descriptions.services },
  { path: pages.about, description: descriptions.about },
  { path: pages.blog, description: descriptions.blog },
  ...articles.map((article) => ({ path: articlePath(article.id), description: article.excerpt, article })),
  { path: pages.samples, description: descriptions.samples },
  ...documentIds.map((id) => ({ path: samplePath(id), description: `A whole sample: ${documents[id].purpose}` })),
  { path: pages.terms, description: descriptions.terms },
  { path: pages.privacy, description: descriptions.privacy },
  { path: pages.apiReference, description: descriptions.apiReference },
  { path: pages.login, description: descriptions.login, account: true },
  { path: pages.signup, description: descriptions.signup, account: true },
  { path: pages.forgotPassword, description: descriptions.forgotPassword, account: true },
  { path: pages.resetPassword, description: descriptions.resetPassword, account: true },
]

/** The pages for search engines. */
export const indexedPages = publicPages.filter(({ account }) => !account)

/** The public page at an address, matched as the router does; an unknown article gets the first one. */
export function publicPageAt(path: string): PublicPage | undefined {
  const bare = barePath(path)
  const [, id] = /^\/blog\/([^/]+)$/.exec(bare) ?? []
  const wanted = id === undefined ? bare : articlePath(articleOf(id).id)
  return publicPages.find((page) => page.path === wanted)
}

/** The pages without text in a user's HTML that are most often opened first: the HTML of each preloads its code. */
export const preloadedPages: readonly string[] = [pages.checkout, pages.dashboard, ...stepSlugs.map(stepPath)]

/** Where the build puts a visitor's checkout: one page for each plan that the address may name (specification P 2.10). */
export const checkoutFile = (plan: PlanId) => `${pages.checkout}/${plan}.html`

/** The RSS feed. */
export const FEED = '/feed.xml'

/** Where the build puts a page, below its folder. */
export const fileOf = ({ path }: Pick<PublicPage, 'path'>) => `${path.replace(/\/$/, '')}/index.html`
/** The page for unknown addresses. */
export const NOT_FOUND_FILE = '/not-found.html'
/** The page without content, for every page that has no HTML of its own. */
export const SHELL_FILE = '/shell.html'
