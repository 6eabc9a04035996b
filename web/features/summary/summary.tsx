import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { localDate, longDate } from '#domain/formats/calendar-date.ts'
import { isIncomplete } from '#domain/trust/lifecycle.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { ALL_ANSWERS, OVERVIEW, PEOPLE } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { DocumentList } from '#web/features/documents/download/document-list.tsx'
import { DownloadButton } from '#web/features/documents/download/download-button.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { PacketButton } from '#web/features/documents/download/packet-button.tsx'
import { AfterCompletion } from '#web/features/trust/after-completion.tsx'
import { NextUp } from '#web/features/trust/next-up.tsx'
import { ReviewEntryWhenOn } from '#web/features/trust/review-entry-when-on.tsx'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { UnsavedTyping } from '#web/features/trust/unsaved-typing.tsx'
import { locale } from '#web/i18n/i18n.ts'
import { BeginBlock } from './begin-block.tsx'
import { Confirmations } from './confirmations.tsx'
import { ReviewBlock } from './review-block.tsx'
import { SummarySection } from './section.tsx'
import { summarySections } from './sections.ts'
import { StillOpen } from './still-open.tsx'

/** Everything answered so far, the documents, and the last confirmations (specification T 2.6). */
export function Summary({ trust }: { trust: TrustRecord }) {
  const incomplete = isIncomplete(trust)
  return (
    <DownloadsProvider trust={trust} noun="trust document">
      <p className="mt-2 print:hidden">
        <Trans>
          The same in pictures:{' '}
          <Link to={OVERVIEW} className="link">
            your trust at a glance
          </Link>
          . Everybody you have named, on one page:{' '}
          <Link to={PEOPLE} className="link">
            people
          </Link>
          .
        </Trans>
      </p>
      <ReviewEntryWhenOn className="mt-2 print:hidden" />
      <div className="mt-5 flex flex-wrap gap-3">
        <PrintButton />
        <LinkButton to={ALL_ANSWERS} variant="quiet" className="print:hidden">
          <Trans>Print all answers</Trans>
        </LinkButton>
      </div>
      <SaveNotices />
      <UnsavedTyping trust={trust} />
      {incomplete ? <BeginBlock trust={trust} /> : <ReadyBlock trust={trust} />}
      <div className="mt-5 grid max-w-4xl grid-cols-1 gap-5 print:block print:max-w-none">
        {summarySections.map((slug) => (
          <SummarySection key={slug} slug={slug} trust={trust} />
        ))}
      </div>
      <ReviewBlock trust={trust} className="mt-12 print:mt-4" />
      <section aria-labelledby="documents" className="mt-12 print:hidden">
        <h2 id="documents" className="mb-5 text-2xl">
          <Trans>Available Documents</Trans>
        </h2>
        <PacketButton trust={trust} />
        <DocumentList trust={trust} label={t`Available Documents`} from="summary" />
      </section>
      <AfterCompletion trust={trust} className="mt-12 print:hidden" />
      {!incomplete && (
        <>
          <StillOpen trust={trust} />
          <Confirmations />
        </>
      )}
    </DownloadsProvider>
  )
}

/** What stands above a trust that lacks nothing T 2.6 asks for. */
function ReadyBlock({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="ready" className="mt-8 max-w-4xl print:mt-2 print:border-0 print:p-0">
      <h2 id="ready" className="text-2xl">
        <Trans>Trust Documents Ready</Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        {trust.completedAt
          ? t`You completed this trust on ${longDate(localDate(new Date(trust.completedAt)), locale())}. Nothing takes effect until the documents are signed and the trust is funded.`
          : t`Look over every section below. When all of it is right, confirm it at the end of this page.`}
      </p>
      <div className="mt-5 print:hidden">
        <NextUp trust={trust} />
      </div>
      <div className="mt-5 print:hidden">
        <DownloadButton document="trust-agreement" size="normal">{t`Download Trust Agreement`}</DownloadButton>
      </div>
    </Card>
  )
}
