import { pages } from '#api/pages.ts'
import type { Article } from '#content/articles/article.ts'
import { type StepSlug, stepPath, stepSlugs } from '#domain/trust/routes.ts'

/** What Vite tells of a module that became a file of its own. */
interface Chunk {
  name?: string
  file: string
  imports?: string[]
}
export type Manifest = Record<string, Chunk>

const lists: readonly StepSlug[] = ['beneficiaries', 'assets']

/** The module of a step's page. */
export const stepModule = (slug: StepSlug) =>
  lists.includes(slug) ? 'builder/lists/list-pages.tsx' : 'builder/steps/step-page.tsx'

const ACCOUNT_MENU = 'shell/account-menu.tsx'

/** The modules that web/routes.tsx loads for a page. A wrong line only costs time, so a browser test watches what is fetched. */
const modules: Record<string, string | readonly string[]> = {
  [pages.home]: 'pages/home/home-page.tsx',
  [pages.services]: 'pages/services/services-page.tsx',
  [pages.about]: 'pages/about/about-page.tsx',
  [pages.blog]: 'pages/blog/blog-page.tsx',
  [pages.terms]: 'pages/legal/terms-page.tsx',
  [pages.privacy]: 'pages/legal/privacy-page.tsx',
  [pages.apiReference]: 'pages/api-reference/api-reference-page.tsx',
  [pages.login]: 'pages/account/login-page.tsx',
  [pages.signup]: 'pages/account/signup-page.tsx',
  [pages.forgotPassword]: 'pages/account/forgot-password-page.tsx',
  '/not-found': 'pages/not-found-page.tsx',
  [pages.dashboard]: [ACCOUNT_MENU, 'pages/dashboard/dashboard-page.tsx'],
  ...Object.fromEntries(
    stepSlugs.map((slug) => [stepPath(slug), [ACCOUNT_MENU, 'builder/routes.tsx', stepModule(slug)]]),
  ),
}

/** The modules of the page at `path`. An article's text is in its HTML, from where the page takes it. */
function modulesOf(path: string, article?: Article): readonly string[] {
  const own = article ? 'pages/blog/article-page.tsx' : modules[path]
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
