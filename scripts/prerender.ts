import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { pages } from '#api/pages.ts'
import type { Article } from '#content/articles/catalog.ts'
import { documentIds, samplePath } from '#content/documents.ts'
import { planIds } from '#domain/product.ts'
import { type StepSlug, stepPath, stepSlugs } from '#domain/trust/routes.ts'
import {
  checkoutFile,
  fileOf,
  NOT_FOUND_FILE,
  type PublicPage,
  preloadedPages,
  publicPages,
  SHELL_FILE,
} from '#server/pages/public-pages.ts'
import { asMarkup } from '#server/pages/search-engines.ts'
import { inlineScript } from '#server/pages/shell.ts'
import type { RenderedPage } from '#web/prerender.tsx'

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
  if (!own) throw new Error(`scripts/prerender.ts does not say which module the page ${path} is`)
  return [own].flat()
}

/** The scripts of a page besides the shell's own, as paths of the address, to be named in its HTML. */
export function codeOf(manifest: Manifest, shell: string, path: string, article?: Article): string[] {
  const code = new Set<string>()
  const take = (source: string) => {
    const chunk = manifest[source]
    if (!chunk)
      throw new Error(`${source}, named for the page ${path} in scripts/prerender.ts, is no file of the build`)
    if (code.has(chunk.file) || shell.includes(chunk.file)) return
    code.add(chunk.file)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const module of modulesOf(path, article)) take(module)
  return [...code].map((file) => `/${file}`)
}

/**
 * The one script within a prerendered page. It loads the page's code, of which the first file hydrates
 * the page, once the browser is idle or at the first interaction, so that a phone can paint the page first. Until then
 * links work as links. The build writes this function into the page as it stands, so it uses nothing from outside.
 */
function hydrateWhenIdle(code: readonly string[]): void {
  const interactions = ['pointermove', 'pointerdown', 'keydown'] as const
  const start = () => {
    for (const type of interactions) removeEventListener(type, onInteraction)
    Promise.all(code.map((file) => import(file))).catch(awaitInteraction)
  }
  // Where a page appears under a mouse that does not move, the browser sends a pointermove without a movement.
  const onInteraction = (event: PointerEvent | KeyboardEvent) => {
    if (event.type !== 'pointermove' || ('movementX' in event && (event.movementX || event.movementY))) start()
  }
  const awaitInteraction = () => {
    for (const type of interactions) addEventListener(type, onInteraction, { passive: true })
  }
  awaitInteraction()
  // A busy browser can be idle before it has painted.
  const whenPainted = (_: unknown, paints: PerformanceObserver) => {
    paints.disconnect()
    ;(window.requestIdleCallback ?? setTimeout)(start)
  }
  // A browser may report no paint, or never be idle.
  setTimeout(start, 5_000)
  addEventListener('load', () => new PerformanceObserver(whenPainted).observe({ type: 'paint', buffered: true }))
}

const root = join(import.meta.dirname, '..')
const DIST = join(root, 'dist')
/** Where Vite puts the code that renders the pages; it is needed for a moment only. */
export const BUNDLE = join(root, 'node_modules', '.prerender')

/** The shell with the page in it. Throws when the page has what the content security policy forbids, or lacks its text. */
export function pageFrom(shell: string, { title, html }: RenderedPage, path: string): string {
  const forbidden = /<script\b|<style\b|<[^>]* style="[^"]*"|Loading page/.exec(html)
  if (forbidden) throw new Error(`The page ${path} was rendered with ${forbidden[0].slice(0, 200)}`)
  const into = (text: string, mark: RegExp, put: string) => {
    if (!mark.test(text)) throw new Error(`web/index.html has no ${mark.source}`)
    return text.replace(mark, () => put)
  }
  const named = into(shell, /<title>.*?<\/title>/, `<title>${asMarkup(title)}</title>`)
  return into(
    named,
    /<noscript>.*?<\/noscript>\s*<div id="root"><\/div>(?:.*<div id="late".*?<\/div>)?/s,
    `<div id="root">${html}</div>`,
  )
}

const SCRIPT =
  /[ \t]*<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]*)"[^>]*>(?:<\/script>)?\n?/g

/** The page of a signed-in user is empty until it is rendered: the code loads with it. */
export function withCode(shell: string, scripts: readonly string[]): string {
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')
  return shell.replace('</head>', `${links}</head>`)
}

/** A prerendered page can be read before its code is there: the script within it loads the code after the first paint. */
export function withCodeLater(shell: string, scripts: readonly string[]): string {
  const code = [...[...shell.matchAll(SCRIPT)].map(([, file = '']) => file), ...scripts]
  if (!code[0]?.includes('/index-')) throw new Error('web/index.html does not name the script that hydrates the page')
  const script = inlineScript(`(${hydrateWhenIdle})(${JSON.stringify(code)})`)
  // A function: in a text, `$&` of the script would mean what has been found.
  return shell.replace(SCRIPT, '').replace('</head>', () => `${script}</head>`)
}

/** Writes the HTML of every public page into dist, which holds the shell as Vite made it. */
export async function prerenderPages(): Promise<void> {
  const { renderPage }: typeof import('#web/prerender.tsx') = await import(
    pathToFileURL(join(BUNDLE, 'prerender.js')).href
  )
  const shell = readFileSync(join(DIST, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(DIST, file)), { recursive: true })
    writeFileSync(join(DIST, file), html)
  }
  const render = async (address: string, page?: PublicPage) => {
    const [path = ''] = address.split('?')
    const code = codeOf(manifest, shell, path, page?.article)
    return pageFrom(withCodeLater(shell, code), await renderPage(address), address)
  }

  write(SHELL_FILE, shell)
  write(NOT_FOUND_FILE, await render('/not-found'))
  for (const path of preloadedPages) write(fileOf({ path }), withCode(shell, codeOf(manifest, shell, path)))
  for (const page of publicPages) write(fileOf(page), await render(page.path, page))
  for (const plan of planIds) write(checkoutFile(plan), await render(`${pages.checkout}?plan=${plan}`))
  rmSync(BUNDLE, { recursive: true, force: true })
}

const ICON = join(import.meta.dirname, '..', 'web', 'public', 'mark.svg')
const LINKED = 'href="/mark.svg"'

/** To stand between double quotation marks. */
function dataUrl(svg: string): string {
  if (svg.includes("'")) throw new Error(`${ICON} has a single quotation mark, which those around its values become.`)
  const short = svg.trim().replace(/\s+/g, ' ').replaceAll('> <', '><').replaceAll('"', "'")
  return `data:image/svg+xml,${short.replace(/[%&<>#]/g, encodeURIComponent)}`
}

/**
 * Writes the icon of the tab into each page. Asked for by itself it would share the line with the fonts just when the
 * page's first words wait for them: on a slow line that is a round trip.
 */
export function iconInPage(): Plugin {
  return {
    name: 'kinstead-icon-in-page',
    transformIndexHtml(html, { path }) {
      if (!html.includes(LINKED)) throw new Error(`${path} has no icon to be written into it.`)
      return html.replace(LINKED, () => `href="${dataUrl(readFileSync(ICON, 'utf8'))}"`)
    },
  }
}
