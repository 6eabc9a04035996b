import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { barePath, isPage, pages } from '#api/pages.ts'
import type { Session } from '#api/session.ts'
import { headOf, NOT_INDEXED, titleIn } from './head.ts'
import { inlineScriptIn, scriptSource } from './inline-script.ts'
import { keptOrMade } from './kept.ts'
import { asScriptData } from './markup.ts'
import { fileOf, NOT_FOUND_FILE, type PublicPage, publicPageAt, SHELL_FILE } from './public-pages.ts'

/** The page's HTML with the session in its head, so that the page knows at once who is signed in. */
export function withSession(html: string, session: Session): string {
  const data = `<script type="application/json" id="session">${asScriptData(session)}</script>`
  const { user, installation } = session
  const marks = user ? `data-signed-in ${installation.paymentCheck && !user.hasPaid ? 'data-unpaid ' : ''}` : ''
  const marked = html.replace('<html ', `<html ${marks}`)
  return marked.replace('</head>', () => `${data}</head>`)
}

/** A page as built, with its head complete: the same for everyone, and the same object each time. */
export interface Shell {
  html: string
  status: 200 | 404
  /** The script within the page, as the content security policy names it. */
  inlineScript?: string
}
export type Shells = (path: string, signedIn: boolean) => Promise<Shell | undefined>

const isGoogleReturn = (path: string) => barePath(path) === pages.googleReturn

/** Which file answers a path: the page's own when it was rendered at build, else the shell; for an unknown path, the page that says so. */
function chosen(path: string, signedIn: boolean): { file: string; page?: PublicPage; status: 200 | 404 } {
  const page = publicPageAt(path)
  if (page && !(page.account && signedIn)) return { file: fileOf(page), page, status: 200 }
  if (isGoogleReturn(path)) return { file: fileOf({ path: pages.googleReturn }), status: 200 }
  return isPage(path) ? { file: SHELL_FILE, status: 200 } : { file: NOT_FOUND_FILE, status: 404 }
}

export function builtShells(dir: string, has: (file: string) => boolean, baseUrl: string): Shells {
  const kept = new Map<string, Promise<Shell>>()
  async function read({ file, page, status }: ReturnType<typeof chosen>): Promise<Shell> {
    const html = await readFile(join(dir, file), 'utf8')
    const head = page ? headOf(page, titleIn(html), baseUrl) : NOT_INDEXED
    // Taken from the page as built: nothing that is written into it later can be what the policy lets run.
    const code = inlineScriptIn(html)
    return {
      html: html.replace('</head>', () => `${head}</head>`),
      status,
      ...(code !== undefined && { inlineScript: scriptSource(code) }),
    }
  }
  return async (path, signedIn) => {
    const choice = chosen(path, signedIn)
    if (!has(choice.file)) return undefined
    return keptOrMade(kept, choice.file, () => read(choice))
  }
}
