import { fitLines } from '#web/pictures/text-lines.ts'
import type { Box, TextLine } from './drawing.ts'

/** What one box of the map says. */
export interface CardText {
  key: string
  kind: Box['kind']
  dashed: boolean
  head: string
  name: string
  foot?: string | undefined
  part?: number | undefined
}

const PAD = 14
const HEAD = { size: 14, height: 20 }
const NAME = { size: 16, height: 22 }
const FOOT = { size: 14, height: 22 }
const BAR = 12

/** A box with the lines that fit into it, at its place. */
export interface Card {
  height: number
  place(x: number, y: number, height: number): Box
}

/** Breaks a box's words to its width; it is as high as they need. */
export function cardOf({ key, kind, dashed, head, name, foot, part }: CardText, width: number): Card {
  const inner = width - 2 * PAD
  const written: Pick<TextLine, 'text' | 'size' | 'look'>[] = [
    ...fitLines(head, inner, HEAD.size, 1).map((text) => ({ text, size: HEAD.size, look: 'soft' }) as const),
    ...fitLines(name, inner, NAME.size, 2).map((text) => ({ text, size: NAME.size, look: 'strong' }) as const),
    ...fitLines(foot ?? '', inner, FOOT.size, 2).map((text) => ({ text, size: FOOT.size, look: 'plain' }) as const),
  ]
  const heightOf = ({ size, look }: (typeof written)[number]) =>
    look === 'strong' ? NAME.height : size === HEAD.size && look === 'soft' ? HEAD.height : FOOT.height
  const needed = written.reduce((sum, line) => sum + heightOf(line), 0) + 2 * PAD + (part === undefined ? 0 : BAR)
  return {
    height: needed,
    place(x, y, height) {
      let bottom = y + PAD + (height - needed) / 2
      const lines = written.map((line): TextLine => {
        bottom += heightOf(line)
        return { ...line, x: x + width / 2, y: bottom - 6, anchor: 'middle' }
      })
      const box = { key, kind, dashed, title: name, x, y, width, height, lines }
      return part === undefined ? box : { ...box, part }
    },
  }
}

/** Boxes in rows of even length, each row as high as its highest box and in the middle of `width`. */
export function rowsOf(
  cards: readonly CardText[],
  {
    x,
    y,
    width,
    least,
    most,
    gap,
    between,
  }: { x: number; y: number; width: number; least: number; most: number; gap: number; between: number },
): Box[][] {
  const fitting = Math.max(1, Math.floor((width + gap) / (least + gap)))
  const across = Math.ceil(cards.length / Math.ceil(cards.length / fitting))
  const boxWidth = across === 1 && fitting === 1 ? width : Math.min(most, (width - gap * (across - 1)) / across)
  const rows: Box[][] = []
  let top = y
  for (let from = 0; from < cards.length; from += across) {
    const row = cards.slice(from, from + across).map((card) => cardOf(card, boxWidth))
    const height = Math.max(...row.map((card) => card.height))
    const left = x + (width - row.length * boxWidth - (row.length - 1) * gap) / 2
    rows.push(row.map((card, at) => card.place(left + at * (boxWidth + gap), top, height)))
    top += height + between
  }
  return rows
}
