import type { Token } from 'markdown-it'
import { isPage } from '#api/pages.ts'
import { articles } from '#content/articles/catalogue.ts'
import type { Complain } from './article-text.ts'
import { lineOf } from './tokens.ts'

/** Marks the links that leave the site, and complains of those that lead nowhere or are not safe. */
export function checkLinks(tokens: readonly Token[], headingIds: ReadonlySet<string>, complain: Complain): void {
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
