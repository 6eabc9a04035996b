import { t } from '@lingui/core/macro'
import './sheets.css'
import { type ComponentProps, memo, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { NOT_A_LAW_FIRM, runningHeader } from '#documents/lines.ts'
import type { Doc } from '#documents/model.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Waiting } from '#web/components/progress.tsx'
import { setApart } from '#web/i18n/trans.tsx'
import type { Changes } from './live-preview.tsx'
import { PageText } from './page-text.tsx'
import type { Piece } from './paginate.ts'
import { placeOfRun, type TextRendering, TextRenderingProvider, useTextRendering } from './text-runs.tsx'
import { type Layout, PAPER, type SheetContent, usePageLayout } from './use-page-layout.ts'

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
  /** Called after each layout. */
  onLayout?: () => void
}

const nowhere = () => undefined

/**
 * A document as pages of paper: measured, laid out, and shown at the width there is; the first page before the others,
 * which take their time.
 */
export function Sheets({ doc, trust, level, changes, latest, readOnly, asText = false, onLayout }: SheetsProps) {
  const frame = useScale()
  const anchors = useId()
  const untitled = !doc.blocks.some(({ kind }) => kind === 'title')
  const { follow, followWanted } = useFollowing()
  const newest = useMemo<TextRendering>(
    () => ({
      level,
      untitled,
      anchors,
      changes,
      latest,
      follow,
      placeOf: readOnly ? nowhere : (run) => placeOfRun(run, trust),
    }),
    [level, untitled, anchors, changes, latest, follow, readOnly, trust],
  )
  // The pages of before keep their marks and links until those of now are laid out.
  const { layout, isLaidOut, pieces, inCopy, copy } = usePageLayout(doc, newest)
  const look = layout && !isLaidOut ? layout.look : newest
  const measuring = useMemo<TextRendering>(
    () => ({ level, untitled, anchors, measuring: true, follow: nowhere, placeOf: nowhere }),
    [level, untitled, anchors],
  )

  useEffect(() => {
    if (!layout?.isComplete) return
    followWanted()
    onLayout?.()
  }, [layout, followWanted, onLayout])

  return (
    <div ref={frame} className="sheets" aria-busy={!isLaidOut}>
      {!layout && <Waiting>{t`Laying out the pages...`}</Waiting>}
      {inCopy.length > 0 && (
        <TextRenderingProvider value={measuring}>
          <div ref={copy} className="measured" aria-hidden="true" inert>
            {inCopy.map((placed, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a portion is its number
              <Portion key={at} pieces={pieces} placed={placed} />
            ))}
          </div>
        </TextRenderingProvider>
      )}
      {layout && (
        <TextRenderingProvider value={look}>
          {asText && <AsText layout={layout} />}
          <div className={asText ? 'for-paper' : undefined}>
            <Pages layout={layout} draft={!trust.completedAt} />
          </div>
        </TextRenderingProvider>
      )}
    </div>
  )
}

/** In an element of its own, so that those before it are not laid out again. */
const Portion = memo(function Portion(props: ComponentProps<typeof PageText>) {
  return (
    <div className="page-text">
      <PageText {...props} />
    </div>
  )
})

const AsText = memo(function AsText({ layout: { doc, pieces, sheets, isComplete } }: { layout: Layout }) {
  const look = useTextRendering()
  // The pages for paper have the same headings.
  const own = useMemo(() => ({ ...look, anchors: `${look.anchors}text-` }), [look])
  const placed = isComplete ? pieces.map((_, piece) => ({ piece })) : sheets.flatMap(({ placed }) => placed)
  return (
    <div className="as-text page-text" lang={doc.lang} translate="no">
      <TextRenderingProvider value={own}>
        <PageText pieces={pieces} placed={placed} />
      </TextRenderingProvider>
    </div>
  )
})

const Pages = memo(function Pages({ layout, draft }: { layout: Layout; draft: boolean }) {
  return layout.sheets.map((content, at) => (
    <Sheet
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      key={at}
      doc={layout.doc}
      pieces={layout.pieces}
      content={content}
      page={at + 1}
      of={layout.isComplete ? layout.sheets.length : undefined}
      draft={draft}
    />
  ))
})

/** Leads from the contents to a heading; to one that is not there yet, as soon as it is. */
function useFollowing() {
  const wanted = useRef<string>(undefined)
  const follow = useCallback((id: string) => {
    const heading = document.getElementById(id)
    wanted.current = heading ? undefined : id
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [])
  const followWanted = useCallback(() => {
    if (wanted.current) follow(wanted.current)
    wanted.current = undefined
  }, [follow])
  return { follow, followWanted }
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

interface SheetProps {
  doc: Doc
  pieces: readonly Piece[]
  content: SheetContent
  page: number
  /** How many there are, once that is known. */
  of: number | undefined
  draft: boolean
}

/** One page of paper with its header and its footer. */
function Sheet({ doc, pieces, content, page, of, draft }: SheetProps) {
  const number = of === undefined ? `Page ${page}` : `Page ${page} of ${of}`
  return (
    <div
      className="sheet-frame"
      // A custom property, which the printed page can leave aside.
      ref={(frame) => frame?.style.setProperty('--height', `${content.height}px`)}
    >
      <section className="sheet" aria-label={number} lang={doc.lang} translate="no">
        <div className="sheet-header">
          {draft && <p className="draft">Draft</p>}
          <p className="running-header" dir="auto">
            {setApart(runningHeader(doc))}
          </p>
        </div>
        <div className="page-text">
          <PageText pieces={pieces} placed={content.placed} />
        </div>
        <div className="sheet-footer">
          {doc.footer && <p>{doc.footer}</p>}
          <p>
            {doc.title} | {number}
          </p>
          <p>{NOT_A_LAW_FIRM}</p>
        </div>
      </section>
    </div>
  )
}

/**
 * Prints the page under a file's name, which is what the browser offers for a PDF. `onPrinted` is called whichever way
 * it was asked for; no browser reports whether a sheet came out.
 */
export function usePrint(name: string, onPrinted: () => void): () => void {
  const onPrintedNow = useRef(onPrinted)
  onPrintedNow.current = onPrinted
  useEffect(() => {
    let before: string | undefined
    const rename = () => {
      before ??= document.title
      document.title = name
    }
    const restore = () => {
      if (before !== undefined) document.title = before
      before = undefined
    }
    const printed = () => {
      restore()
      onPrintedNow.current()
    }
    window.addEventListener('beforeprint', rename)
    window.addEventListener('afterprint', printed)
    return () => {
      restore()
      window.removeEventListener('beforeprint', rename)
      window.removeEventListener('afterprint', printed)
    }
  }, [name])
  return useCallback(() => window.print(), [])
}
