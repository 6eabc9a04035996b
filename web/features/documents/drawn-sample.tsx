import { useMemo } from 'react'
import { buildDocument } from '#documents/build.ts'
import { asSample, runningHeader } from '#documents/lines.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { sampleSet } from '#samples/complete.ts'
import { PageText, type Placed } from './preview/page-text.tsx'
import { type Piece, piecesOf } from './preview/paginate.ts'
import { type TextRendering, TextRenderingProvider } from './preview/text-runs.tsx'

const look: Omit<TextRendering, 'untitled'> = {
  level: 2,
  anchors: '',
  flowing: true,
  placeOf: () => undefined,
  follow: (id) => {
    const heading = document.getElementById(id)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  },
}

/** The pieces from each heading to the next, which are laid out when they come near the screen. */
function partsOf(pieces: readonly Piece[]): readonly Placed[][] {
  const parts: Placed[][] = []
  for (const [piece, { entry }] of pieces.entries()) {
    const begins = entry.block.kind === 'article' || entry.block.kind === 'heading'
    const last = parts.at(-1)
    if (last && !begins) last.push({ piece })
    else parts.push([{ piece }])
  }
  return parts
}

/** A document of the sample family as one text, drawn as the preview draws the reader's own. */
export default function DrawnSample({ id }: { id: DocumentId }) {
  const doc = useMemo(() => asSample(buildDocument(sampleSet, documentNames[id])), [id])
  const pieces = useMemo(() => piecesOf(doc), [doc])
  const parts = useMemo(() => partsOf(pieces), [pieces])
  const untitled = !doc.blocks.some(({ kind }) => kind === 'title')
  const own = useMemo(() => ({ ...look, untitled }), [untitled])
  return (
    <TextRenderingProvider value={own}>
      <p className="sample-mark">{runningHeader(doc)}</p>
      <div className="page-text">
        {parts.map((placed) => (
          <div key={placed[0]?.piece} className="laid-out-late">
            <PageText pieces={pieces} placed={placed} />
          </div>
        ))}
      </div>
    </TextRenderingProvider>
  )
}
