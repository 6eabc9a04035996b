import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { ANCHOR_FROM, ANCHOR_PAGES } = process.env
if (!ANCHOR_FROM || !ANCHOR_PAGES) throw new Error('npm run bench pages builds this site; by itself it has no content.')

const inside = (html, name) => new RegExp(`<${name}\\b[^>]*>(.*)</${name}>`, 's').exec(html)?.[1] ?? ''
/** What React leaves for itself in the HTML, and a static page has no use for. */
const ofReact = /<!--[\s\S]*?-->| data-(?:discover|held)="true"/g

/** The pages that are measured, as the product's own build has rendered them: their words, pictures, fonts and style, and no script. */
export function builtPages() {
  return ANCHOR_PAGES.split(' ').map((path) => {
    const page = path.replace(/^\//, '')
    const html = readFileSync(join(ANCHOR_FROM, page, 'index.html'), 'utf8')
    const head = inside(html, 'head').replaceAll(/<script\b.*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/gs, '')
    return { page: page || undefined, head, body: inside(html, 'body').replaceAll(ofReact, '') }
  })
}
