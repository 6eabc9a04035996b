import { createHash } from 'node:crypto'

/** Whatever else a page has of scripts is written with attributes, or is data. */
const OPENS = '<script type="module">'
const CLOSES = '</script>'

/** The one script that a page brings within itself, as an element. Throws when the code would end the element, or look like the end of the head. */
export function inlineScript(code: string): string {
  const ends = /<\/script|<\/head|<!--/i.exec(code)
  if (ends)
    throw new Error(`A script with ${ends[0]} cannot stand in a page: the browser would not read it to its end.`)
  return OPENS + code + CLOSES
}

/** The code of that script, for a page as built; undefined when it brings none. */
export function inlineScriptIn(html: string): string | undefined {
  const [, after] = html.split(OPENS, 2)
  return after?.split(CLOSES, 1)[0]
}

/** How the content security policy names this very code, and nothing that differs from it by a letter. */
export function scriptSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
