import { basename } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import type { Plugin } from 'vite'
import { isPage } from '#api/pages.ts'
import { type ArticleText, articles, picturePath } from '#content/articles/catalog.ts'
import { articlePicture, type Scheme } from '#web/components/pictures/article-picture.ts'

/** Says which article is wrong, and where. */
type Complain = (line: number | undefined, what: string) => never

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
      complain(lineOf(token), 'a heading of the first level; the title is in catalog.ts, so begin with ##')
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

/** Marks the links that leave the site, and complains of those that lead nowhere or are not safe. */
function checkLinks(tokens: readonly Token[], headingIds: ReadonlySet<string>, complain: Complain): void {
  for (const block of tokens)
    for (const token of block.children ?? []) {
      if (token.type !== 'link_open') continue
      const href = String(token.attrGet('href') ?? '')
      if (href.startsWith('https://')) token.attrSet('rel', 'external noopener')
      else if (!leadsSomewhere(href, headingIds))
        complain(
          lineOf(block),
          `the link to '${href}' leads nowhere: write https://… for another site, /… for a page of ours, #… for a heading`,
        )
    }
}

function leadsSomewhere(href: string, headingIds: ReadonlySet<string>): boolean {
  if (href.startsWith('#')) return headingIds.has(href.slice(1))
  if (!href.startsWith('/') || href.startsWith('//')) return false
  const [path = ''] = href.split(/[?#]/)
  const [, id] = /^\/blog\/([^/]+)$/.exec(path) ?? []
  return id === undefined ? isPage(path) : articles.some((article) => String(article.id) === id)
}

/**
 * Makes each row's first cell its heading, and gives every other cell its column's name in `data-label`, with which a
 * phone shows the row as a list. Alignment goes: Markdown writes it as a style attribute, which the page's policy blocks.
 */
function shapeTables(tokens: readonly Token[]): void {
  let columns: string[] = []
  let column = 0
  let isHead = false
  let heading = false
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'thead_open') {
      isHead = true
      columns = []
    } else if (token.type === 'thead_close') isHead = false
    else if (token.type === 'tr_open') column = 0
    else if (token.type === 'th_open' || token.type === 'td_open') {
      const words = plainText(tokens[index + 1])
      token.attrs = null
      heading = words !== '' && (isHead || column === 0)
      token.tag = heading ? 'th' : 'td'
      if (heading) token.attrSet('scope', isHead ? 'col' : 'row')
      if (isHead) columns.push(words)
      else if (!heading) token.attrSet('data-label', columns[column] ?? '')
      column++
    } else if (token.type === 'th_close' || token.type === 'td_close') token.tag = heading ? 'th' : 'td'
  }
}

/** The line of the file on which a block begins, from 1. */
const lineOf = (block: Token) => (block.map ? block.map[0] + 1 : undefined)

/** The words of an inline token, without its markup. */
function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
}

/** Lets a page import an article's Markdown as HTML that is made at build, so that no browser carries a Markdown parser. */
function texts(): Plugin {
  return {
    name: 'kinstead-article-texts',
    transform: {
      filter: { id: /\/content\/articles\/[^/]+\.md$/ },
      handler: (source, id) => ({
        code: `export default ${JSON.stringify(articleText(source, basename(id)))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}

/** Each article's picture by its path, in light and dark. */
function drawn(): Map<string, string> {
  const draw = (scheme: Scheme) =>
    articles.map((article): [string, string] => [
      picturePath(article, scheme === 'dark'),
      articlePicture(article.file, article.categories, scheme),
    ])
  return new Map([...draw('light'), ...draw('dark')])
}

/**
 * Draws the articles' pictures into files. A file of about 5 KB is fetched when it comes into sight and kept for the list and
 * the article alike; ten pictures drawn into the list's HTML would make it 50 KB heavier for every visit.
 */
function pictures(): Plugin {
  return {
    name: 'kinstead-article-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = drawn().get(request.url?.split('?')[0] ?? '')
        if (picture === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml').end(picture)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of drawn()) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
  }
}

export const articlesPlugins = () => [texts(), pictures()]
