import { useMemo } from 'react'
import { buildDocument } from '#documents/build.ts'
import { runningHeader } from '#documents/header-and-footer.ts'
import { asSample } from '#documents/sample.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { sampleSet } from '#samples/sample-set.ts'
import { PageText } from '../preview/page-text.tsx'
import { piecesOf } from '../preview/paginate.ts'
import { type TextRendering, TextRenderingProvider } from '../preview/text-runs.tsx'

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

/** A document of the sample family as one text, drawn as the preview draws the reader's own. */
export default function DrawnSample({ id }: { id: DocumentId }) {
  const doc = useMemo(() => asSample(buildDocument(sampleSet, documentNames[id])), [id])
  const pieces = useMemo(() => piecesOf(doc), [doc])
  const untitled = !doc.blocks.some(({ kind }) => kind === 'title')
  const own = useMemo(() => ({ ...look, untitled }), [untitled])
  return (
    <TextRenderingProvider value={own}>
      <p className="sample-mark">{runningHeader(doc)}</p>
      <div className="page-text">
        <PageText pieces={pieces} placed={pieces.map((_, piece) => ({ piece }))} />
      </div>
    </TextRenderingProvider>
  )
}
