import type { Doc } from '#documents/model.ts'
import { contents, type Numbered, numbered } from '#documents/numbering.ts'

/** The smallest part of a document that a page break may come before. A table is its head and its rows. */
export interface Piece {
  entry: Numbered
  part: 'whole' | 'contents-heading' | 'contents-line' | 'table-head' | 'row'
  /** Which row, or which line of the contents list. */
  at?: number
  /** The contents line's own words and aim. */
  line?: { text: string; anchor: string }
  /** Stays on the page of what follows. */
  keepNext?: true
  /** Begins a page. */
  breakBefore?: true
  /** May be broken between its lines. */
  splits?: true
  /** Stands right below a table, and away from it. */
  afterTable?: true
}

function partsOf(entry: Numbered, entries: readonly Numbered[]): Piece[] {
  const { block } = entry
  switch (block.kind) {
    case 'toc':
      return [
        { entry, part: 'contents-heading', keepNext: true },
        ...contents(entries).map((line, at): Piece => ({ entry, part: 'contents-line', line, at })),
      ]
    case 'table':
      return [
        { entry, part: 'table-head', keepNext: true },
        ...block.rows.map((_, at): Piece => ({ entry, part: 'row', at })),
      ]
    case 'title':
    case 'section':
      return [{ entry, part: 'whole', keepNext: true }]
    case 'article':
    case 'heading':
      return [{ entry, part: 'whole', keepNext: true, ...(block.pageBreak && { breakBefore: true }) }]
    case 'paragraph':
      return [{ entry, part: 'whole', splits: true, ...(block.keepNext && { keepNext: true }) }]
    case 'item':
    case 'check':
      return [{ entry, part: 'whole', splits: true }]
    case 'fill':
    case 'signature':
    case 'notary':
      return [{ entry, part: 'whole' }]
    case 'pageBreak':
      return []
  }
}

/** A document as the pieces that are laid on pages, in order. */
export function piecesOf(doc: Doc): Piece[] {
  const entries = numbered(doc)
  return entries.flatMap((entry, at) => {
    const [first, ...rest] = partsOf(entry, entries)
    if (!first) return []
    const before = entries[at - 1]?.block.kind
    return [
      {
        ...first,
        ...(before === 'pageBreak' && { breakBefore: true as const }),
        ...(before === 'table' && { afterTable: true as const }),
      },
      ...rest,
    ]
  })
}
