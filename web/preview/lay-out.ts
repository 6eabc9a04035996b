import { measure, startOfLine } from './measure.ts'
import type { Placed } from './page-text.tsx'
import { paginate } from './paginate.ts'
import type { Piece } from './pieces.ts'

/** Letter paper with one-inch margins, in CSS pixels. */
export const PAPER = { width: 816, height: 1056, margin: 96 } as const
const CAPACITY = PAPER.height - 2 * PAPER.margin

export interface SheetContent {
  placed: Placed[]
  /** The sheet's height, more than the paper's only where one piece is higher than a page. */
  height: number
}

/** Measures the copy of a document and lays its pieces on sheets. */
export function layOut(pieces: readonly Piece[], copy: Element): SheetContent[] {
  return paginate(measure(pieces, copy), CAPACITY).map(({ fragments, height }) => ({
    height: Math.max(PAPER.height, Math.ceil(height + 2 * PAPER.margin)),
    placed: fragments.map(({ piece, from, to }) => ({
      piece,
      ...(from !== undefined && { from: startOfLine(copy, piece, from) }),
      ...(to !== undefined && { to: startOfLine(copy, piece, to) }),
    })),
  }))
}
