import type { Token } from 'markdown-it'

/** The line of the file on which a block begins, from 1. */
export const lineOf = (block: Token) => (block.map ? block.map[0] + 1 : undefined)

/** The words of an inline token, without its markup. */
export function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
}
