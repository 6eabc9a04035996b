import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { layOutWhenIdle } from '#web/app/scheduling.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'

const Reference = lazyWithRetry(() => import('./reference.tsx'), PartMissing)

const PLACE = 'data-api-reference'

/** What the page says, as it came rendered at build: the document it is drawn from need not be fetched as well. */
const wordsInPage = () =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[${PLACE}]`)?.innerHTML

/** The description of the API. */
export default function ApiReferencePage() {
  const [html] = useState(wordsInPage)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => layOutWhenIdle(page.current), [])
  return (
    <div ref={page} lang="en" className="mx-auto max-w-[52rem] px-4 py-12 sm:py-16">
      <PageTitle>API Reference</PageTitle>
      <EnglishNote about="article" className="mt-6" />
      {html === undefined ? (
        <div {...{ [PLACE]: '' }}>
          <Suspense fallback={<p role="status">Loading the reference...</p>}>
            <Reference />
          </Suspense>
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own document, and read out of this very page
        <div {...{ [PLACE]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  )
}
