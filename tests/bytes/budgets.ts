import { stepSlugs } from '#domain/trust/routes.ts'
import { stepModule } from '#scripts/page-code.ts'

const KB = 1_000

/** What a browser may have to fetch, compressed with gzip. 1 KB is 1,000 bytes. */
export const BUDGETS = {
  /** Of each page that anyone may open. */
  publicPage: 120 * KB,
  /** Of the Spanish texts, which a reader of Spanish also fetches, once for all pages. */
  spanish: 117 * KB,
  /** Of a signed-in user's page and any one step of the questionnaire. */
  step: 185 * KB,
  /** Of all nine documents, their packet and what writes them, beyond what the page with the downloads has. */
  documents: 100 * KB,
  /** Of all that the service worker stores for a signed-in user, once for each version. */
  offline: 921 * KB,
} as const

/** The pages that anyone may open and that the browser fills: they have no HTML of their own. */
export const filledPages = ['features/checkout/checkout-page.tsx', 'features/reminders/unsubscribe-page.tsx'] as const

/** What every page of a signed-in user needs; `signed-in` is the file that vite.config.ts groups. */
export const SHELL = ['index.html', 'app/account-menu.tsx', 'signed-in']
export const BUILDER = [...SHELL, 'app/builder-routes.tsx']

/** Every page of the questionnaire's thirteen steps, by the end of its path. */
export const stepPages: readonly (readonly [path: string, module: string])[] = [
  ...stepSlugs.map((slug) => [slug, stepModule(slug)] as const),
  ...['beneficiary-age', 'charity-info', 'real-estate-info', 'business-info'].map(
    (page) => [page, 'features/questionnaire/details/detail-pages.tsx'] as const,
  ),
]
