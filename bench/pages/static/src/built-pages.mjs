import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { STATIC_FROM, STATIC_PAGES } = process.env
if (!STATIC_FROM || !STATIC_PAGES) throw new Error('Built by npm run bench pages only.')

const inside = (html, name) => new RegExp(`<${name}\\b[^>]*>(.*)</${name}>`, 's').exec(html)?.[1] ?? ''
/** React's own comments and attributes in the HTML, which a static page does not need. */
const ofReact = /<!--[\s\S]*?-->| data-(?:discover|held)="true"/g

/** The measured pages as the build renders them: text, pictures, fonts and style, without scripts. */
export function builtPages() {
  return STATIC_PAGES.split(' ').map((path) => {
    const page = path.replace(/^\//, '')
    const html = readFileSync(join(STATIC_FROM, page, 'index.html'), 'utf8')
    const head = inside(html, 'head').replaceAll(/<script\b.*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/gs, '')
    return { page: page || undefined, head, body: inside(html, 'body').replaceAll(ofReact, '') }
  })
}
