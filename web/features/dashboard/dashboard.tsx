import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { isFundingBegun } from '#domain/trust/funding.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { continuePath, resumeSlug } from '#domain/trust/resume.ts'
import { FUNDING_PLAN, SIGNING_KIT, SUMMARY } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Notice } from '#web/components/notice.tsx'
import { DocumentList } from '#web/features/documents/download/document-list.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { PacketButton } from '#web/features/documents/download/packet-button.tsx'
import { AfterCompletion } from '#web/features/trust/after-completion.tsx'
import { FoldedHowItWorks } from '#web/features/trust/how-it-works.tsx'
import { NextUp } from '#web/features/trust/next-up.tsx'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { UnsavedTyping } from '#web/features/trust/unsaved-typing.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { OverallProgress } from './overall-progress.tsx'
import { SectionList } from './section-list.tsx'
import { TrustDetailsCard } from './trust-details-card.tsx'

/** The dashboard of a trust that exists, however much of it is answered (specification T 2.2). */
export function Dashboard({ trust }: { trust: TrustRecord }) {
  // In the address, so that Back and a reload show what was chosen.
  const cards = useSearchParams()[0].get('sections') === 'cards'
  return (
    <DownloadsProvider trust={trust}>
      <SaveNotices />
      <UnsavedTyping trust={trust} />
      {trust.completed && <CompletedNotice />}
      <div className="mt-3 grid gap-4 lg:grid-cols-[auto_1fr_1fr]">
        <OverallProgress trust={trust} />
        <ResumeCard trust={trust} />
        <TrustDetailsCard trust={trust} />
      </div>
      <div
        className={clsx('mt-5 grid gap-x-10 gap-y-8', !cards && 'lg:grid-cols-[19rem_1fr] xl:grid-cols-[20rem_1fr]')}
      >
        <div className="min-w-0">
          <SectionList trust={trust} cards={cards} />
          <FoldedHowItWorks className="mt-6" />
        </div>
        <section aria-labelledby="documents" className="min-w-0">
          <h2 id="documents" className="mb-2 text-2xl">
            <Trans>Documents</Trans>
          </h2>
          <PacketButton trust={trust} />
          <DocumentList trust={trust} label={t`Documents`} />
          <p className="mt-2 text-base text-ink-soft">
            <Trans>Pro and Elite users can preview documents before finalizing.</Trans>
          </p>
        </section>
      </div>
      {(trust.completed || isFundingBegun(trust)) && <AfterCompletion trust={trust} className="mt-6" />}
    </DownloadsProvider>
  )
}

function CompletedNotice() {
  return (
    <Notice className="mt-3" title={t`What happens next`}>
      <Trans>
        Nothing takes effect until the documents are{' '}
        <Link to={SIGNING_KIT} className="link">
          signed
        </Link>{' '}
        and the trust is{' '}
        <Link to={FUNDING_PLAN} className="link">
          funded
        </Link>
        . You can still{' '}
        <Link to={SUMMARY} className="link">
          change every answer
        </Link>
        .
      </Trans>
    </Notice>
  )
}

function ResumeCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="resume" className="sm:p-5!">
      <h2 id="resume" className="text-2xl">
        <Trans>Resume Your Trust</Trans>
      </h2>
      {!trust.completed && <p className="mt-2">{t`You are at ${translate(stepOf(resumeSlug(trust)).name)}.`}</p>}
      <div className="mt-3">
        <NextUp trust={trust} />
      </div>
      <LinkButton to={continuePath(trust)} variant="secondary" className="mt-3">
        <Trans>Continue Where I Left Off</Trans>
      </LinkButton>
    </Card>
  )
}
