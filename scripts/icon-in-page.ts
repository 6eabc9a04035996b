import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ICON = join(import.meta.dirname, '..', 'web', 'public', 'mark.svg')
const LINKED = 'href="/mark.svg"'

/** As short as a data: URL in double quotation marks can be. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replace(/\s+/g, ' ').replaceAll('> <', '><').replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)}`

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
