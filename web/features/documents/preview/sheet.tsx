import type { Doc } from '#documents/model.ts'
import { runningHeader } from '#documents/running-header.ts'
import { NOT_A_LAW_FIRM } from '#documents/wording/disclaimers.ts'
import { setApart } from '#web/components/set-apart.tsx'
import type { SheetContent } from './lay-out.ts'
import { PageText } from './page-text.tsx'
import type { Piece } from './pieces.ts'

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
export function Sheet({ doc, pieces, content, page, of, draft }: SheetProps) {
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
