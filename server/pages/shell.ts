import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPage } from '#contract/pages.ts'
import type { Session } from '#contract/session.ts'

/** The page's HTML with the session in its head. `</` inside the JSON must not end the script element. */
export function withSession(html: string, session: Session): string {
  const json = JSON.stringify(session).replaceAll('<', '\\u003c')
  return html.replace('</head>', () => `<script type="application/json" id="session">${json}</script></head>`)
}

/** The built HTML of a page: its own when it was rendered at build, else the one shell of all. */
export type Shells = (path: string) => Promise<{ html: string; status: 200 | 404 } | undefined>

export function builtShells(dir: string, has: (file: string) => boolean): Shells {
  const kept = new Map<string, Promise<string>>()
  const read = (file: string) => {
    const html = kept.get(file) ?? readFile(join(dir, file), 'utf8')
    kept.set(file, html)
    return html
  }
  return async (path) => {
    const own = `${path.replace(/\/$/, '')}/index.html`
    const file = has(own) ? own : '/index.html'
    if (!has(file)) return undefined
    return { html: await read(file), status: isPage(path) ? 200 : 404 }
  }
}
