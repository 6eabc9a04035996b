import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

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
