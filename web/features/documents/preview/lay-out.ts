import { startOfLine } from './measure.ts'
import type { Placed } from './page-text.tsx'
import { type Measured, paginate } from './paginate.ts'

/** Letter paper with one-inch margins, in CSS pixels. */
export const PAPER = { width: 816, height: 1056, margin: 96 } as const
const CAPACITY = PAPER.height - 2 * PAPER.margin

export interface SheetContent {
  placed: Placed[]
  /** The sheet's height, more than the paper's only where one piece is higher than a page. */
  height: number
}

/** Lays what was measured on sheets. A text that is broken is looked at in the copy, for where its lines begin. */
export function layOut(measures: readonly Measured[], copy: Element): SheetContent[] {
  return paginate(measures, CAPACITY).map(({ fragments, height }) => ({
    height: Math.max(PAPER.height, Math.ceil(height + 2 * PAPER.margin)),
    placed: fragments.map(({ piece, from, to }) => ({
      piece,
      ...(from !== undefined && { from: startOfLine(copy, piece, from) }),
      ...(to !== undefined && { to: startOfLine(copy, piece, to) }),
    })),
  }))
}
