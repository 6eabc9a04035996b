import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Doc } from '#documents/model.ts'
import { usePrinting } from '#web/components/printing.tsx'
import type { Placed } from './page-text.tsx'
import { type Measured, type Piece, paginate, piecesOf } from './paginate.ts'
import type { TextRendering } from './text-runs.tsx'

/** Whether what is shown at `stage` has been painted, so that the user sees it before the long work that comes next. */
function useAfterFrame(stage: string): boolean {
  const [painted, setPainted] = useState('')
  useEffect(() => {
    const begin = () => setPainted(stage)
    // A page in the background paints no frame, and would wait forever.
    let timer = setTimeout(begin, 30)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(begin)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [stage])
  return painted === stage
}

export interface Layout {
  doc: Doc
  pieces: readonly Piece[]
  sheets: SheetContent[]
  /** Whether these are all the pages, and not the first alone. */
  isComplete: boolean
  /** As they were when these pages were laid out: marks and links refer to this document's own parts. */
  look: TextRendering
}

/** A document's pages as far as they are known, and what is to be put into `copy` so that the others can be measured. */
interface LayingOut {
  layout: Layout | undefined
  isLaidOut: boolean
  pieces: readonly Piece[]
  /** Each is an element of its own in `copy`, in this order. Empty when nothing is to be measured. */
  inCopy: readonly (readonly Placed[])[]
  copy: RefObject<HTMLDivElement | null>
}

/** How many pieces are measured in one go: they fill more than a page, even if each were a single line. */
const CHUNK = 60

/** At least one, even of nothing. */
function portionsOf(pieces: readonly Piece[]): readonly Placed[][] {
  const all = pieces.map((_, piece) => ({ piece }))
  const portions = Array.from({ length: Math.max(1, Math.ceil(all.length / CHUNK)) })
  return portions.map((_, at) => all.slice(at * CHUNK, (at + 1) * CHUNK))
}

/**
 * Lays a document on pages: the first page before the others, and those in so many portions that a user who types or scrolls
 * meanwhile is not kept waiting. On paper all of them have to be there at once.
 */
export function usePageLayout(doc: Doc, look: TextRendering): LayingOut {
  const pieces = useMemo(() => piecesOf(doc), [doc])
  const portions = useMemo(() => portionsOf(pieces), [pieces])
  const copy = useRef<HTMLDivElement>(null)
  const known = useRef<{ of: readonly Piece[]; measures: Measured[] }>({ of: pieces, measures: [] })
  const [layout, setLayout] = useState<Layout>()
  const [reached, setReached] = useState({ portions, count: 1 })
  const isPrinting = usePrinting()
  const isPainted = useAfterFrame(layout === undefined ? 'nothing' : layout.isComplete ? 'all' : 'first')
  const isReady = isPainted || isPrinting
  const isLaidOut = layout?.doc === doc && layout.isComplete
  const upTo = isPrinting ? portions.length : reached.portions === portions ? reached.count : 1
  const inCopy = useMemo(() => portions.slice(0, upTo), [portions, upTo])

  useLayoutEffect(() => {
    if (!isReady || !copy.current) return
    if (known.current.of !== pieces) known.current = { of: pieces, measures: [] }
    const { measures } = known.current
    for (const [at, portion] of inCopy.entries())
      if (at * CHUNK >= measures.length)
        measures.push(...measure(pieces, portion, copy.current.children[at] as Element))
    if (inCopy.length < portions.length && layout) {
      startTransition(() => setReached({ portions, count: inCopy.length + 1 }))
      return
    }
    const sheets = layOut(measures, copy.current)
    const isComplete = inCopy.length === portions.length
    const show = () => setLayout({ doc, pieces, sheets: isComplete ? sheets : sheets.slice(0, 1), isComplete, look })
    // The first page is shown at once, and so is what is printed.
    if (layout && !isPrinting) startTransition(show)
    else show()
  }, [isReady, isPrinting, doc, pieces, portions, inCopy, layout, look])

  return { layout, isLaidOut, pieces, inCopy: isLaidOut || !(layout || isReady) ? [] : inCopy, copy }
}

/** Letter paper with one-inch margins, in CSS pixels. */
export const PAPER = { width: 816, height: 1056, margin: 96 } as const
const CAPACITY = PAPER.height - 2 * PAPER.margin

export interface SheetContent {
  placed: Placed[]
  /** The sheet's height, more than the paper's only where one piece is higher than a page. */
  height: number
}

/** Places measured pieces on sheets. For a split paragraph, finds the line starts in the hidden copy. */
function layOut(measures: readonly Measured[], copy: Element): SheetContent[] {
  return paginate(measures, CAPACITY).map(({ fragments, height }) => ({
    height: Math.max(PAPER.height, Math.ceil(height + 2 * PAPER.margin)),
    placed: fragments.map(({ piece, from, to }) => ({
      piece,
      ...(from !== undefined && { from: startOfLine(copy, piece, from) }),
      ...(to !== undefined && { to: startOfLine(copy, piece, to) }),
    })),
  }))
}

const pixels = (length: string) => Number.parseFloat(length) || 0

/** The height of a piece, as the browser lays it out at the pages' own width. */
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
function measure(pieces: readonly Piece[], placed: readonly Placed[], copy: Element): Measured[] {
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
function startOfLine(copy: Element, at: number, line: number): number {
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
