import { pages } from '#api/pages.ts'
import type { Article } from '#content/articles/catalog.ts'
import { documentIds, samplePath } from '#content/documents.ts'
import { type StepSlug, stepPath, stepSlugs } from '#domain/trust/routes.ts'

/** What Vite's manifest has of a module that became a file of its own. */
interface Chunk {
  name?: string
  file: string
  imports?: string[]
}
export type Manifest = Record<string, Chunk>

const lists: readonly StepSlug[] = ['beneficiaries', 'assets']

/** The module of a step's page. */
export const stepModule = (slug: StepSlug) =>
  lists.includes(slug) ? 'features/questionnaire/lists/list-pages.tsx' : 'features/questionnaire/steps/step-page.tsx'

const SAMPLES = 'marketing/sample-pages.tsx'
const ACCOUNT_MENU = 'app/account-menu.tsx'

/** The modules that web/app/routes.tsx loads for a page. A wrong line only costs time, so a browser test watches what is fetched. */
const modules: Record<string, string | readonly string[]> = {
  [pages.home]: 'marketing/home-page.tsx',
  [pages.services]: 'marketing/services-page.tsx',
  [pages.about]: 'marketing/about-page.tsx',
  [pages.blog]: 'marketing/blog-page.tsx',
  [pages.samples]: SAMPLES,
  ...Object.fromEntries(documentIds.map((id) => [samplePath(id), SAMPLES])),
  [pages.terms]: 'marketing/legal-pages.tsx',
  [pages.privacy]: 'marketing/legal-pages.tsx',
  [pages.apiReference]: 'features/api-reference/api-reference-page.tsx',
  [pages.login]: 'features/account/pages/login-page.tsx',
  [pages.signup]: 'features/account/pages/signup-page.tsx',
  [pages.forgotPassword]: 'features/account/pages/forgot-password-page.tsx',
  [pages.resetPassword]: 'features/account/pages/reset-password-page.tsx',
  [pages.checkout]: 'features/checkout/checkout-page.tsx',
  '/not-found': 'app/not-found-page.tsx',
  [pages.dashboard]: [ACCOUNT_MENU, 'features/dashboard/dashboard-page.tsx'],
  ...Object.fromEntries(
    stepSlugs.map((slug) => [stepPath(slug), [ACCOUNT_MENU, 'app/builder-routes.tsx', stepModule(slug)]]),
  ),
}

/** The modules of the page at `path`. An article's text is in its HTML, from where the page takes it. */
function modulesOf(path: string, article?: Article): readonly string[] {
  const own = article ? 'marketing/article-page.tsx' : modules[path]
  if (!own) throw new Error(`scripts/page-code.ts does not say which module the page ${path} is`)
  return [own].flat()
}

/** The scripts of a page besides the shell's own, as paths of the address, to be named in its HTML. */
export function codeOf(manifest: Manifest, shell: string, path: string, article?: Article): string[] {
  const code = new Set<string>()
  const take = (source: string) => {
    const chunk = manifest[source]
    if (!chunk)
      throw new Error(`${source}, named for the page ${path} in scripts/page-code.ts, is no file of the build`)
    if (code.has(chunk.file) || shell.includes(chunk.file)) return
    code.add(chunk.file)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const module of modulesOf(path, article)) take(module)
  return [...code].map((file) => `/${file}`)
}
