import type { Token } from 'markdown-it'
import { plainText } from './tokens.ts'

/**
 * Makes each row's first cell its heading, and gives every other cell its column's name in `data-label`, with which a
 * phone shows the row as a list. Alignment goes: Markdown writes it as a style attribute, which the page's policy blocks.
 */
export function shapeTables(tokens: readonly Token[]): void {
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
