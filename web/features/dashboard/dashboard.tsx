import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { isFundingBegun } from '#domain/trust/funding.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { continuePath, resumeSlug } from '#domain/trust/resume.ts'
import { FUNDING_PLAN, SIGNING_KIT, SUMMARY } from '#domain/trust/routes.ts'
import { stepOf, steps } from '#domain/trust/steps/all.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Notice } from '#web/components/notice.tsx'
import { DocumentList } from '#web/features/documents/download/document-list.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { PacketButton } from '#web/features/documents/download/packet-button.tsx'
import { AfterCompletion } from '#web/features/trust/after-completion.tsx'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { SavingStateWords } from '#web/features/trust/saving-status.tsx'
import { UnsavedTyping } from '#web/features/trust/unsaved-typing.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { HowItWorks } from './how-it-works.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { SectionCard } from './section-card.tsx'
import { TrustDetailsCard } from './trust-details-card.tsx'

/** The dashboard of a trust that exists, however much of it is answered (specification T 2.2). */
export function Dashboard({ trust }: { trust: TrustRecord }) {
  return (
    <DownloadsProvider trust={trust}>
      <SavingStateWords />
      <SaveNotices />
      <UnsavedTyping trust={trust} />
      {trust.completed && <CompletedNotice />}
      <OverallProgress trust={trust} />
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <ResumeCard trust={trust} />
        <TrustDetailsCard trust={trust} />
      </div>
      <HowItWorks className="mt-10" />
      <section aria-labelledby="sections" className="mt-12">
        <h2 id="sections" className="text-2xl">
          <Trans>Sections</Trans>
        </h2>
        <ol className="mt-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {steps.map((step) => (
            <SectionCard key={step.slug} step={step} trust={trust} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="documents" className="mt-12">
        <h2 id="documents" className="mb-5 text-2xl">
          <Trans>Documents</Trans>
        </h2>
        <PacketButton trust={trust} />
        <DocumentList trust={trust} label={t`Documents`} />
      </section>
      {(trust.completed || isFundingBegun(trust)) && <AfterCompletion trust={trust} className="mt-12" />}
    </DownloadsProvider>
  )
}

function CompletedNotice() {
  return (
    <Notice className="mt-6 max-w-prose" title={t`What happens next`}>
      <p>
        <Trans>
          Nothing takes effect until the documents are signed and the trust is funded. You can still change every
          answer; the{' '}
          <Link to={SUMMARY} className="link">
            summary
          </Link>{' '}
          shows them all on one page.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          For the day of signing there is the{' '}
          <Link to={SIGNING_KIT} className="link">
            signing-day kit
          </Link>
          , and for moving your property into the trust the{' '}
          <Link to={FUNDING_PLAN} className="link">
            funding plan
          </Link>
          .
        </Trans>
      </p>
    </Notice>
  )
}

function ResumeCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="resume">
      <h2 id="resume" className="text-2xl">
        <Trans>Resume Your Trust</Trans>
      </h2>
      <p className="mt-2">
        {trust.completed
          ? t`The summary shows all answers and documents on one page. You can change any of them.`
          : t`You are at ${translate(stepOf(resumeSlug(trust)).name)}. Everything you have answered is kept.`}
      </p>
      <LinkButton to={continuePath(trust)} className="mt-5">
        <Trans>Continue Where I Left Off</Trans>
      </LinkButton>
    </Card>
  )
}
