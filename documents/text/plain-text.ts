import { linesOf, stampOf } from '../lines.ts'
import { type Doc, textOf } from '../model.ts'
import { contents, type Numbered, numbered } from '../numbering.ts'

function paragraphsOf({ block, number }: Numbered, entries: readonly Numbered[]): string[] {
  const counted = (text: string) => (number ? `${number} ${text}` : text)
  switch (block.kind) {
    case 'title':
      return [textOf(block.title), ...(block.subtitle ? [block.subtitle] : []), ...(block.lines ?? []).map(textOf)]
    case 'toc':
      return [block.text, ...contents(entries).map(({ text }) => text)]
    case 'article':
    case 'section':
    case 'heading':
      return [counted(block.text)]
    case 'paragraph':
      return [textOf(block.runs)]
    case 'item':
      return [counted(textOf(block.runs))]
    case 'check':
      return [`${block.on ? '☒' : '☐'} ${textOf(block.runs)}`]
    case 'fill':
      return [`${block.label}:\t`]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flatMap((row) => row.map(textOf))]
    case 'signature':
    case 'notary':
      return [linesOf(block).map(textOf).join('\n'), stampOf(block)].filter((text) => text !== undefined)
    case 'pageBreak':
      return []
  }
}

/** Every paragraph of a document in reading order, numbers included, table cells one by one. */
export function plainText(doc: Doc): string[] {
  const entries = numbered(doc)
  return entries.flatMap((entry) => paragraphsOf(entry, entries))
}
