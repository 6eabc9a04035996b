import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { barePath, isPage, pages } from '#api/pages.ts'
import type { Session } from '#api/session.ts'
import type { PlanId } from '#domain/product.ts'
import { memoized } from './files.ts'
import {
  checkoutFile,
  fileOf,
  NOT_FOUND_FILE,
  type PublicPage,
  preloadedPages,
  publicPageAt,
  SHELL_FILE,
} from './public-pages.ts'
import { asScriptData, headOf, NOT_INDEXED, titleIn } from './search-engines.ts'

/** Every other script element of a page has attributes, or is data. */
const OPENS = '<script type="module">'
const CLOSES = '</script>'

/** The one inline script of a page, as an element. Throws when the code would end the element, or contains the end of the head. */
export function inlineScript(code: string): string {
  const end = /<\/script|<\/head|<!--/i.exec(code)
  if (end) throw new Error(`A script with ${end[0]} cannot be inline: the browser would end it there.`)
  return OPENS + code + CLOSES
}

/** The code of the inline script of a built page. */
export function inlineScriptIn(html: string): string | undefined {
  const [, after] = html.split(OPENS, 2)
  return after?.split(CLOSES, 1)[0]
}

/** The source expression of this code for the content security policy. */
export function scriptSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The page's HTML with the session in its head, so that the page knows at once who is signed in. */
export function withSession(html: string, session: Session): string {
  const data = `<script type="application/json" id="session">${asScriptData(session)}</script>`
  const { user, installation } = session
  const marks = [
    ...(user ? ['data-signed-in'] : []),
    ...(user && installation.paymentCheck && !user.hasPaid ? ['data-unpaid'] : []),
    ...(installation.stripe ? ['data-stripe'] : []),
  ]
  const marked = html.replace('<html ', `${['<html', ...marks].join(' ')} `)
  return marked.replace('</head>', () => `${data}</head>`)
}

/** A built page with its head complete: the same object for every visitor. */
export interface Shell {
  html: string
  status: 200 | 404
  /** The source expression of its inline script. */
  inlineScript?: string
}
/** `plan` is the plan of a visitor's checkout, of which there is HTML. */
export type Shells = (path: string, signedIn: boolean, plan?: PlanId) => Promise<Shell | undefined>

/** Pages with a file of their own for visitors too, though without text. */
const forAnyone: readonly string[] = [pages.googleReturn, pages.checkout]

/** The file for a path: the page's own if it was rendered at build, else the shell; for an unknown path, the 404 page. */
function fileFor(
  path: string,
  signedIn: boolean,
  plan: PlanId | undefined,
): { file: string; page?: PublicPage; status: 200 | 404 } {
  const page = publicPageAt(path)
  if (page && !(page.account && signedIn)) return { file: fileOf(page), page, status: 200 }
  const bare = barePath(path)
  if (bare === pages.checkout && !signedIn && plan) return { file: checkoutFile(plan), status: 200 }
  if (forAnyone.includes(bare) || (signedIn && preloadedPages.includes(bare)))
    return { file: fileOf({ path: bare }), status: 200 }
  return isPage(path) ? { file: SHELL_FILE, status: 200 } : { file: NOT_FOUND_FILE, status: 404 }
}

export function builtShells(dir: string, has: (file: string) => boolean, baseUrl: string): Shells {
  const cache = new Map<string, Promise<Shell>>()
  async function read({ file, page, status }: ReturnType<typeof fileFor>): Promise<Shell> {
    const html = await readFile(join(dir, file), 'utf8')
    const head = page ? headOf(page, titleIn(html), baseUrl) : NOT_INDEXED
    // From the page as built, so that the policy never allows code that is written into it later.
    const code = inlineScriptIn(html)
    return {
      html: html.replace('</head>', () => `${head}</head>`),
      status,
      ...(code !== undefined && { inlineScript: scriptSource(code) }),
    }
  }
  return async (...page) => {
    const choice = fileFor(...page)
    if (!has(choice.file)) return undefined
    return memoized(cache, choice.file, () => read(choice))
  }
}
