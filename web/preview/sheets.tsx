import './sheets.css'
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Doc } from '#documents/model.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Waiting } from '#web/ui/spinner.tsx'
import type { Changes } from './changes.ts'
import { layOut, PAPER, type SheetContent } from './lay-out.ts'
import { type Look, LookProvider } from './look.ts'
import { PageText } from './page-text.tsx'
import { type Piece, piecesOf } from './pieces.ts'
import { placeOfRun } from './place-of-run.ts'
import { Sheet } from './sheet.tsx'

interface SheetsProps {
  doc: Doc
  trust: TrustRecord
  level: 2 | 3
  changes?: Changes | undefined
  latest?: Changes | undefined
  /** For somebody who cannot change the answers: they lead nowhere. */
  readOnly?: boolean
  /** As one text in large type, without pages, which are still what is printed. */
  asText?: boolean
  /** Told after each laying out. */
  onLaidOut?: () => void
}

interface Laid {
  doc: Doc
  pieces: readonly Piece[]
  sheets: SheetContent[]
  /** Whether these are all the pages, and not the first alone. */
  isWhole: boolean
}

/** Pieces that fill more than a page, even if each were a single line. */
const FIRST_PAGE = 60

const nowhere = () => undefined
const everything = (pieces: readonly Piece[]) => pieces.map((_, piece) => ({ piece }))

/**
 * A document as pages of paper: measured once, laid out, and shown at the width there is; the first page before the others,
 * which take their time.
 */
export function Sheets({ doc, trust, level, changes, latest, readOnly, asText = false, onLaidOut }: SheetsProps) {
  const copy = useRef<HTMLDivElement>(null)
  const pieces = useMemo(() => piecesOf(doc), [doc])
  const [laid, setLaid] = useState<Laid>()
  const isWhole = laid?.isWhole === true
  const isPrinting = usePrinting()
  const isPainted = useAfterFrame(laid === undefined ? 'nothing' : isWhole ? 'all' : 'first')
  const ready = isPainted || isPrinting
  const measured = useMemo(
    () => (laid || isPrinting ? pieces : pieces.slice(0, FIRST_PAGE)),
    [laid, isPrinting, pieces],
  )
  const isLaidOut = laid?.doc === doc && isWhole
  const frame = useScale()
  const anchors = useId()
  const untitled = !doc.blocks.some(({ kind }) => kind === 'title')
  const look = useMemo<Look>(
    () => ({
      level,
      untitled,
      anchors,
      changes,
      latest,
      placeOf: readOnly ? nowhere : (run) => placeOfRun(run, trust),
    }),
    [level, untitled, anchors, changes, latest, readOnly, trust],
  )
  const measuring = useMemo<Look>(
    () => ({ level, untitled, anchors, measuring: true, placeOf: nowhere }),
    [level, untitled, anchors],
  )

  useLayoutEffect(() => {
    if (!ready || !copy.current) return
    const sheets = layOut(measured, copy.current)
    const isWhole = measured.length === pieces.length
    setLaid({ doc, pieces, sheets: isWhole ? sheets : sheets.slice(0, 1), isWhole })
  }, [ready, doc, pieces, measured])
  useEffect(() => {
    if (laid?.isWhole) onLaidOut?.()
  }, [laid, onLaidOut])

  return (
    <div ref={frame} className="sheets" aria-busy={!isLaidOut}>
      {!laid && <Waiting>Laying out the pages...</Waiting>}
      {ready && !isLaidOut && (
        <LookProvider value={measuring}>
          <div ref={copy} className="measured page-text" aria-hidden="true" inert>
            <PageText pieces={measured} placed={everything(measured)} />
          </div>
        </LookProvider>
      )}
      {laid && (
        <LookProvider value={look}>
          {asText && (
            <div className="as-text page-text" lang={doc.lang} translate="no">
              <PageText pieces={laid.pieces} placed={everything(laid.pieces)} />
            </div>
          )}
          <div className={asText ? 'for-paper' : undefined}>
            <Pages laid={laid} draft={!trust.completedAt} />
          </div>
        </LookProvider>
      )}
    </div>
  )
}

const Pages = memo(function Pages({ laid, draft }: { laid: Laid; draft: boolean }) {
  return laid.sheets.map((content, at) => (
    <Sheet
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      key={at}
      doc={laid.doc}
      pieces={laid.pieces}
      content={content}
      page={at + 1}
      of={laid.isWhole ? laid.sheets.length : undefined}
      draft={draft}
    />
  ))
})

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

/** True from the moment at which the browser is about to print: what is not laid out by then would be missing on paper. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Tells the pages' style how much of the paper's width there is. */
function useScale() {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const resize = () => element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / PAPER.width)))
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    resize()
    return () => observer.disconnect()
  }, [])
  return frame
}
