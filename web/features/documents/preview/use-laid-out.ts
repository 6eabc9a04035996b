import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Doc } from '#documents/model.ts'
import { usePrinting } from '#web/components/printing.tsx'
import { layOut, type SheetContent } from './lay-out.ts'
import { measure } from './measure.ts'
import type { Placed } from './page-text.tsx'
import type { Measured } from './paginate.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { TextRendering } from './text-rendering.ts'

/** Whether what is shown at `stage` has been painted, so that the reader sees it before the long work that comes next. */
function useAfterFrame(stage: string): boolean {
  const [painted, setPainted] = useState('')
  useEffect(() => {
    const begin = () => setPainted(stage)
    // A page in the background paints no frame, and would wait for ever.
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

export interface Laid {
  doc: Doc
  pieces: readonly Piece[]
  sheets: SheetContent[]
  /** Whether these are all the pages, and not the first alone. */
  isWhole: boolean
  /** As they were when these pages were laid out: marks and links refer to this document's own parts. */
  look: TextRendering
}

/** A document's pages as far as they are known, and what is to be put into `copy` so that the others can be measured. */
interface LayingOut {
  laid: Laid | undefined
  isLaidOut: boolean
  pieces: readonly Piece[]
  /** Each is an element of its own in `copy`, in this order. Empty when nothing is to be measured. */
  inCopy: readonly (readonly Placed[])[]
  copy: RefObject<HTMLDivElement | null>
}

/** How many pieces are measured in one go: they fill more than a page, even if each were a single line. */
const PORTION = 60

/** At least one, even of nothing. */
function portionsOf(pieces: readonly Piece[]): readonly Placed[][] {
  const all = pieces.map((_, piece) => ({ piece }))
  const portions = Array.from({ length: Math.max(1, Math.ceil(all.length / PORTION)) })
  return portions.map((_, at) => all.slice(at * PORTION, (at + 1) * PORTION))
}

/**
 * Lays a document on pages: the first page before the others, and those in so many portions that a reader who types or scrolls
 * meanwhile is not kept waiting. On paper all of them have to be there at once.
 */
export function useLaidOut(doc: Doc, look: TextRendering): LayingOut {
  const pieces = useMemo(() => piecesOf(doc), [doc])
  const portions = useMemo(() => portionsOf(pieces), [pieces])
  const copy = useRef<HTMLDivElement>(null)
  const known = useRef<{ of: readonly Piece[]; measures: Measured[] }>({ of: pieces, measures: [] })
  const [laid, setLaid] = useState<Laid>()
  const [reached, setReached] = useState({ portions, count: 1 })
  const isPrinting = usePrinting()
  const isPainted = useAfterFrame(laid === undefined ? 'nothing' : laid.isWhole ? 'all' : 'first')
  const isReady = isPainted || isPrinting
  const isLaidOut = laid?.doc === doc && laid.isWhole
  const upTo = isPrinting ? portions.length : reached.portions === portions ? reached.count : 1
  const inCopy = useMemo(() => portions.slice(0, upTo), [portions, upTo])

  useLayoutEffect(() => {
    if (!isReady || !copy.current) return
    if (known.current.of !== pieces) known.current = { of: pieces, measures: [] }
    const { measures } = known.current
    for (const [at, portion] of inCopy.entries())
      if (at * PORTION >= measures.length)
        measures.push(...measure(pieces, portion, copy.current.children[at] as Element))
    if (inCopy.length < portions.length && laid) {
      startTransition(() => setReached({ portions, count: inCopy.length + 1 }))
      return
    }
    const sheets = layOut(measures, copy.current)
    const isWhole = inCopy.length === portions.length
    const show = () => setLaid({ doc, pieces, sheets: isWhole ? sheets : sheets.slice(0, 1), isWhole, look })
    // The first page is shown at once, and so is what is printed.
    if (laid && !isPrinting) startTransition(show)
    else show()
  }, [isReady, isPrinting, doc, pieces, portions, inCopy, laid, look])

  return { laid, isLaidOut, pieces, inCopy: isLaidOut || !(laid || isReady) ? [] : inCopy, copy }
}
