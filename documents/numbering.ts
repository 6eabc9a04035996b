import type { Block, Doc } from './model.ts'

/** A block with the number a reader sees before it, and the anchor that the contents list points to. */
export interface Numbered {
  block: Block
  /** `ARTICLE 1.`, `1.1`, `(a)` */
  number?: string
  anchor?: string
}

/** Word's `lowerLetter`: a to z, then aa, bb, cc. */
export function letter(count: number): string {
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))
}

/** The one numbering pass: for plain text, the preview and the contents list. Word numbers by itself, by the same rules. */
export function numbered(doc: Doc): Numbered[] {
  let [article, section, item, heading] = [0, 0, 0, 0]
  return doc.blocks.map((block) => {
    if (block.kind === 'article') {
      ;[article, section, item] = [article + 1, 0, 0]
      return { block, number: `ARTICLE ${article}.`, anchor: `article_${article}` }
    }
    if (block.kind === 'heading') {
      ;[heading, item] = [heading + 1, 0]
      return { block, anchor: `heading_${heading}` }
    }
    if (block.kind === 'section') {
      ;[section, item] = [section + 1, 0]
      return { block, number: `${article}.${section}`, anchor: `section_${article}_${section}` }
    }
    if (block.kind !== 'item') return { block }
    item += 1
    return { block, number: `(${letter(item)})` }
  })
}

/** The lines of the contents list: the headings of the first level. */
export function contents(entries: readonly Numbered[]): { text: string; anchor: string }[] {
  return entries.flatMap(({ block, number, anchor }) =>
    anchor !== undefined && (block.kind === 'article' || block.kind === 'heading')
      ? [{ text: number ? `${number} ${block.text}` : block.text, anchor }]
      : [],
  )
}
