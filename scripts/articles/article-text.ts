import MarkdownIt, { type Token } from 'markdown-it'
import type { ArticleText } from '#content/articles/article.ts'
import { checkLinks } from './article-links.ts'
import { shapeTables } from './article-tables.ts'
import { lineOf, plainText } from './tokens.ts'

/** Says which article is wrong, and where. */
export type Complain = (line: number | undefined, what: string) => never

// No HTML of the writer's. Of the typographer only the quotation marks: its replacements would print § 2035(c) as § 2035©.
const markdown = new MarkdownIt({ html: false, typographer: true }).disable(['replacements', 'image'])

/** The number of a section of a statute, which no line may break. */
const citation = /\b(?:W\.S\. )?\d+(?:-\d+)+(?:\.\d+)?(?:\(\w{1,4}\))*/g
markdown.renderer.rules.text = (tokens, index) =>
  markdown.utils
    .escapeHtml(tokens[index]?.content ?? '')
    .replace(citation, (number) => `<span class="citation">${number}</span>`)

/**
 * Turns an article into HTML and its headings. Throws an error that names the file and the line when a heading is of the
 * first level, which is the title's, or when a link leads nowhere or is not safe.
 */
export function articleText(source: string, file: string): ArticleText {
  const complain: Complain = (line, what) => {
    throw new Error(`${file}${line === undefined ? '' : `, line ${line}`}: ${what}`)
  }
  const tokens = markdown.parse(source, {})
  const headings = nameHeadings(tokens, complain)
  checkLinks(tokens, new Set(headings.map(({ id }) => id)), complain)
  shapeTables(tokens)
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings: headings.flatMap(({ id, text, tag }) => (tag === 'h2' ? [{ id, text }] : [])),
  }
}

/** Gives each heading an id made from its words, different from every other. */
function nameHeadings(tokens: Token[], complain: Complain) {
  const taken = new Map<string, number>()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return []
    if (token.tag === 'h1')
      complain(lineOf(token), 'a heading of the first level; the title is in catalogue.ts, so begin with ##')
    const text = plainText(tokens[index + 1])
    const words =
      text
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'part'
    const count = (taken.get(words) ?? 0) + 1
    taken.set(words, count)
    const id = count === 1 ? words : `${words}-${count}`
    token.attrSet('id', id)
    return [{ id, text, tag: token.tag }]
  })
}
