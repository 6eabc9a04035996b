import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { localDate, longDate } from '#domain/formats/calendar-date.ts'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import { isIncomplete, missingFields } from '#domain/trust/lifecycle.ts'
import { questionOf, summarySections } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { ALL_ANSWERS, BEFORE_SIGNING, OVERVIEW, PEOPLE, stepPath } from '#domain/trust/routes.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { DocumentList } from '#web/features/documents/download/document-list.tsx'
import { DownloadButton, PacketButton } from '#web/features/documents/download/download-buttons.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { FindingItem } from '#web/features/signing/findings.tsx'
import { AfterCompletion } from '#web/features/trust/after-completion.tsx'
import { CompletedWords, Signed } from '#web/features/trust/agreement-signed.tsx'
import { NextUp } from '#web/features/trust/next-up.tsx'
import { ReviewEntryWhenOn } from '#web/features/trust/review-entry-when-on.tsx'
import { SaveNotices } from '#web/features/trust/saving.tsx'
import { TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { UnsavedTyping } from '#web/features/trust/unsaved-typing.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { Confirmations, StillOpen } from './completing.tsx'
import { SummarySection } from './summary-section.tsx'

export default function SummaryPage() {
  const { status } = useTrust()
  return (
    <TrustSheet
      title={status === 'none' ? t`Trust Dashboard` : t`Trust Summary`}
      awaited={t`Loading your summary...`}
      none={t`Start a new trust, and everything you answer is shown here on one page.`}
    >
      {(trust) => <Summary trust={trust} />}
    </TrustSheet>
  )
}

/** Everything answered so far, the documents, and the last confirmations (specification T 2.6). */
export function Summary({ trust }: { trust: TrustRecord }) {
  const incomplete = isIncomplete(trust)
  return (
    <DownloadsProvider trust={trust} noun="trust document">
      <p className="mt-2 print:hidden">
        <Trans>
          See{' '}
          <Link to={OVERVIEW} className="link">
            your trust at a glance
          </Link>{' '}
          in pictures, or{' '}
          <Link to={PEOPLE} className="link">
            everyone you have named
          </Link>
          .
        </Trans>
      </p>
      <ReviewEntryWhenOn className="mt-2 print:hidden" />
      <div className="mt-5 flex flex-wrap gap-3">
        <PrintButton>{t`Print this summary`}</PrintButton>
        <LinkButton to={ALL_ANSWERS} variant="quiet" className="print:hidden">
          <Trans>Print all answers</Trans>
        </LinkButton>
      </div>
      <SaveNotices />
      <UnsavedTyping trust={trust} />
      {incomplete ? <BeginBlock trust={trust} /> : <ReadyBlock trust={trust} />}
      <div className="mt-5 grid max-w-4xl grid-cols-1 gap-2.5 md:gap-5 print:block print:max-w-none">
        {summarySections.map((slug) => (
          <SummarySection key={slug} slug={slug} trust={trust} />
        ))}
      </div>
      <ReviewBlock trust={trust} className="mt-8 md:mt-12 print:mt-4" />
      <section aria-labelledby="documents" className="mt-8 md:mt-12 print:hidden">
        <h2 id="documents" className="mb-3 text-2xl md:mb-5">
          <Trans>Available Documents</Trans>
        </h2>
        <PacketButton trust={trust} />
        <DocumentList trust={trust} label={t`Available Documents`} from="summary" />
      </section>
      <AfterCompletion trust={trust} className="mt-8 md:mt-12 print:hidden" />
      {!incomplete && (
        <>
          <StillOpen trust={trust} />
          <Confirmations isComplete={trust.completedAt !== undefined} />
        </>
      )}
    </DownloadsProvider>
  )
}

/** What is above a trust that lacks nothing T 2.6 asks for. */
function ReadyBlock({ trust }: { trust: TrustRecord }) {
  return (
    <Card
      as="section"
      aria-labelledby="ready"
      className="mt-5 max-w-4xl max-md:p-4! md:mt-8 print:mt-2 print:border-0 print:p-0"
    >
      <h2 id="ready" className="text-2xl">
        <Trans>Trust Documents Ready</Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        {trust.completedAt ? (
          <>
            {t`You completed this trust on ${longDate(localDate(new Date(trust.completedAt)), locale())}.`}{' '}
            <CompletedWords trust={trust} />
          </>
        ) : (
          t`Look over every section below. When all of it is right, confirm it at the end of this page.`
        )}
      </p>
      {!trust.completedAt && isSigned(trust, 'trust-agreement') && (
        <p className="mt-2 max-w-prose">
          <Signed documents={['trust-agreement']} />
        </p>
      )}
      <div className="mt-5 print:hidden">
        <NextUp trust={trust} />
      </div>
      <div className="mt-5 print:hidden">
        <DownloadButton document="trust-agreement" size="normal">{t`Download Trust Agreement`}</DownloadButton>
      </div>
    </Card>
  )
}

/** What is above an incomplete trust: where to begin, and what is still missing. */
function BeginBlock({ trust }: { trust: TrustRecord }) {
  const paths = new Set(missingFields(trust).map((field) => questionOf(field)?.path))
  const missing = steps.filter((step) => paths.has(stepPath(step.slug)))
  return (
    <Card
      as="section"
      aria-labelledby="begin"
      className="mt-5 max-w-4xl max-md:p-4! md:mt-8 print:mt-2 print:border-0 print:p-0"
    >
      <h2 id="begin" className="text-2xl">
        <Trans>Begin Creating Your Trust</Trans>
      </h2>
      <p className="mt-2">
        <Trans>Before you can confirm and complete your trust, these sections need your answers:</Trans>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {missing.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`${stepPath(slug)}?from=summary`} className="link">
              {translate(name)}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to={stepPath('name')} variant="secondary" className="mt-4 print:hidden">
        <Trans>Start</Trans>
      </LinkButton>
      <div className="mt-5 print:hidden">
        <NextUp trust={trust} />
      </div>
    </Card>
  )
}

/** The rest is on paper, and on the page with all. */
const SHOWN_FINDINGS = 3

/** Answers that differ or are probably wrong, with the way to each of them and to the page with all. Facts only, and nothing waits for them. */
export function ReviewBlock({ trust, className }: { trust: TrustRecord; className?: string }) {
  const all = reviewTrust(trust, useToday())
  const findings = all.filter(({ kind }) => kind !== 'law')
  return (
    <section aria-labelledby="review" className={className}>
      <h2 id="review" className="text-2xl">
        <Trans>Worth a Second Look</Trans>
      </h2>
      {findings.length === 0 ? (
        <p className="mt-3 max-w-prose text-ink-soft">
          <Trans>No two of your answers contradict each other. This is not a legal review.</Trans>
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-prose">
            <Trans>
              Your answers were compared with each other. These are facts, not advice, and none of them stops you: an
              answer here may be exactly what you mean.
            </Trans>
          </p>
          <ul className="mt-5 max-w-4xl divide-y divide-hairline border-y border-hairline">
            {findings.map((finding, at) => (
              <FindingItem
                key={finding.id}
                finding={finding}
                from="summary"
                className={at < SHOWN_FINDINGS ? undefined : 'hidden print:list-item'}
              />
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 max-w-prose">
        <Trans>
          All points on one page, with their documents and with the questions of law that your answers raise:{' '}
          <Link to={BEFORE_SIGNING} className="link">
            Before You Sign
          </Link>{' '}
          <span className="tabular-nums">({all.length})</span>
        </Trans>
      </p>
    </section>
  )
}
