import type { Placed } from './page-text.tsx'
import type { Measured } from './paginate.ts'
import type { Piece } from './pieces.ts'

const pixels = (length: string) => Number.parseFloat(length) || 0

/** How high a piece stands, as the browser laid it out at the pages' own width. */
function measureOne(piece: Piece, element: Element): Measured {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const measured: Measured = {
    before: pixels(style.marginTop),
    height: box.height,
    after: pixels(style.marginBottom),
    keepNext: piece.keepNext,
    breakBefore: piece.breakBefore,
  }
  const table = element.closest('table')
  if (piece.part === 'table-head' && table)
    return {
      ...measured,
      before: pixels(getComputedStyle(table).marginTop),
      after: 0,
      height: box.bottom - table.getBoundingClientRect().top,
    }
  if (piece.part === 'row')
    return { ...measured, before: 0, after: 0, repeat: table?.tHead?.getBoundingClientRect().height ?? 0 }
  if (!piece.splits) return measured
  return { ...measured, lines: Math.max(1, Math.round(box.height / pixels(style.lineHeight))) }
}

/** The measures of these pieces, from the copy of them that is laid out to be measured. */
export function measure(pieces: readonly Piece[], placed: readonly Placed[], copy: Element): Measured[] {
  const elements = new Map(
    [...copy.querySelectorAll('[data-piece]')].map((each) => [each.getAttribute('data-piece'), each]),
  )
  return placed.map(({ piece: at }) => {
    const [piece, element] = [pieces[at], elements.get(String(at))]
    return piece && element ? measureOne(piece, element) : { before: 0, height: 0, after: 0 }
  })
}

interface Character {
  node: Text
  offset: number
}

function charactersOf(words: Element): Character[] {
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  const found: Character[] = []
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
    for (let offset = 0; offset < node.data.length; offset++) found.push({ node, offset })
  return found
}

/** The offset into a broken text at which a line begins. */
export function startOfLine(copy: Element, at: number, line: number): number {
  const piece = copy.querySelector(`[data-piece="${at}"]`)
  const words = piece?.querySelector('[data-words]')
  if (!piece || !words || line === 0) return 0
  const top = piece.getBoundingClientRect().top
  const height = pixels(getComputedStyle(piece).lineHeight)
  const characters = charactersOf(words)
  const range = document.createRange()
  /** The line of a character; white space without a box of its own belongs to what follows. */
  const lineOf = (index: number): number => {
    for (let next = index; next < characters.length; next++) {
      const { node, offset } = characters[next] as Character
      range.setStart(node, offset)
      range.setEnd(node, offset + 1)
      const box = range.getClientRects()[0]
      if (box) return Math.floor(((box.top + box.bottom) / 2 - top) / height)
    }
    return Number.POSITIVE_INFINITY
  }
  let [low, high] = [0, characters.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lineOf(middle) < line) low = middle + 1
    else high = middle
  }
  // Never between the two halves of one character.
  const found = characters[low]
  const code = found?.node.data.charCodeAt(found.offset) ?? 0
  return code >= 0xdc00 && code <= 0xdfff ? low - 1 : low
}
