import { contents, type Doc, type Numbered, numbered } from '#documents/model.ts'
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
      return [{ entry, part: 'whole', ...(block.keepNext ? { keepNext: true } : { splits: true }) }]
    case 'check':
      return [{ entry, part: 'whole', splits: true }]
    case 'fill':
      return [{ entry, part: 'whole', ...(block.keepNext && { keepNext: true }) }]
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

/** What was measured of one piece, in CSS pixels. */
export interface Measured {
  /** Space above; left out at the top of a page. */
  before: number
  height: number
  /** Space below; left out at the foot of a page. Of it and the next piece's `before` only the larger counts. */
  after: number
  keepNext?: true | undefined
  breakBefore?: true | undefined
  /** How many lines of equal height it may be broken into; absent where it stays whole. */
  lines?: number | undefined
  /** What is repeated above it where it begins a page: a table's head. */
  repeat?: number | undefined
}

/** A piece on a page, or, with `from` and `to`, those of its lines. `to` is exclusive. */
interface Fragment {
  piece: number
  from?: number
  to?: number
}

export interface PageLayout {
  fragments: Fragment[]
  /** How much of the page is used; more than the capacity only for a piece that is higher than a page by itself. */
  height: number
}

/** The fewest lines of a broken paragraph on either page. */
const MIN_LINES = 2
const SLACK = 0.5

const lineHeight = ({ height, lines }: Measured) => (lines ? height / lines : height)
const breakable = ({ lines = 0 }: Measured) => lines >= 2 * MIN_LINES
const firstOf = (piece: Measured) => (breakable(piece) ? MIN_LINES * lineHeight(piece) : piece.height)

/** The last piece that must share the page of the piece at `start`. */
function endOfChain(all: readonly Measured[], start: number): number {
  let end = start
  while (all[end]?.keepNext && all[end + 1] && !all[end + 1]?.breakBefore) end++
  return end
}

/**
 * Lays measured pieces on pages: nothing that stays whole is cut, what keeps with the next is on its page, a
 * broken paragraph leaves two lines on either page. Pure.
 */
export function paginate(all: readonly Measured[], capacity: number): PageLayout[] {
  let page: PageLayout = { fragments: [], height: 0 }
  const pages = [page]
  let gap = 0
  const turn = () => {
    page = { fragments: [], height: 0 }
    pages.push(page)
    gap = 0
  }
  const isEmpty = () => page.fragments.length === 0
  const room = () => capacity + SLACK - page.height
  const lead = (piece: Measured) => (isEmpty() ? (piece.repeat ?? 0) : Math.max(gap, piece.before))

  const chainHeight = (start: number, end: number, empty: boolean) => {
    let height = 0
    let below = empty ? 0 : gap
    for (let at = start; at <= end; at++) {
      const piece = all[at] as Measured
      const above = at === start && empty ? (piece.repeat ?? 0) : Math.max(below, piece.before)
      height += above + (at === end ? firstOf(piece) : piece.height)
      below = piece.after
    }
    return height
  }

  const put = (fragment: Fragment, height: number, after: number) => {
    page.fragments.push(fragment)
    page.height += height
    gap = after
  }

  const putBroken = (piece: Measured, at: number) => {
    const lines = piece.lines ?? 1
    const each = lineHeight(piece)
    let from = 0
    while (from < lines) {
      const above = from === 0 ? lead(piece) : 0
      const left = lines - from
      if (above + left * each <= room()) {
        put(from === 0 ? { piece: at } : { piece: at, from, to: lines }, above + left * each, piece.after)
        return
      }
      const fitting = Math.min(Math.floor((room() - above) / each), left - MIN_LINES)
      if (fitting < MIN_LINES && !isEmpty()) {
        turn()
        continue
      }
      const taken = Math.max(1, fitting)
      put({ piece: at, from, to: from + taken }, above + taken * each, 0)
      from += taken
      turn()
    }
  }

  for (const [at, piece] of all.entries()) {
    if (piece.breakBefore && !isEmpty()) turn()
    const chain = endOfChain(all, at)
    // A chain that no page can hold is held together no further than its first piece.
    const end = chainHeight(at, chain, true) <= capacity ? chain : at
    if (!isEmpty() && chainHeight(at, end, false) > room()) turn()
    if (breakable(piece)) putBroken(piece, at)
    else {
      const height = lead(piece) + piece.height
      if (!isEmpty() && height > room()) turn()
      put({ piece: at }, lead(piece) + piece.height, piece.after)
    }
  }
  return pages
}
