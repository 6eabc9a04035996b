import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { pages } from '#api/pages.ts'
import { planIds } from '#domain/product.ts'
import { asMarkup } from '#server/pages/head.ts'
import {
  checkoutFile,
  fileOf,
  NOT_FOUND_FILE,
  type PublicPage,
  preloadedPages,
  publicPages,
  SHELL_FILE,
} from '#server/pages/public-pages.ts'
import { inlineScript } from '#server/pages/shell.ts'
import type { RenderedPage } from '#web/prerender.tsx'
import { codeOf } from './page-code.ts'

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
