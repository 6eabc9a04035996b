import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { isFundingBegun } from '#domain/trust/funding.ts'
import { overallPercent, stepPercent } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { continuePath, HISTORY, OVERVIEW, PEOPLE, resumeSlug, SIGNING_DAY, SUMMARY } from '#domain/trust/routes.ts'
import { isSigned, isSigningBegun, signingTasks } from '#domain/trust/signing-day.ts'
import { stepOf, steps } from '#domain/trust/steps/all.ts'
import { Paid } from '#web/app/guard.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { ProgressRing } from '#web/components/pictures/progress-ring.tsx'
import { Progress } from '#web/components/progress.tsx'
import { useToday } from '#web/components/times.ts'
import { UnverifiedNotice } from '#web/features/account/unverified-notice.tsx'
import { DocumentList } from '#web/features/documents/download/document-list.tsx'
import { PacketButton } from '#web/features/documents/download/download-buttons.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { AfterCompletion } from '#web/features/trust/after-completion.tsx'
import { CompletedWords } from '#web/features/trust/agreement-signed.tsx'
import { FoldedHowItWorks, HowItWorksSteps } from '#web/features/trust/how-it-works.tsx'
import { NextUp } from '#web/features/trust/next-up.tsx'
import { ReviewEntryWhenOn } from '#web/features/trust/review-entry-when-on.tsx'
import { SaveNotices, SavingStateWords } from '#web/features/trust/saving.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { UnsavedTyping } from '#web/features/trust/unsaved-typing.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { SectionList } from './section-list.tsx'

export default function DashboardPage() {
  return (
    <Paid>
      <DashboardForOwner />
    </Paid>
  )
}

function DashboardForOwner() {
  return (
    <div className="page-width py-6">
      <PageTitle>{t`Trust Dashboard`}</PageTitle>
      <UnverifiedNotice brief className="mt-3" />
      <TrustGate awaited={t`Loading your trust...`} none={<NoTrust />}>
        {(trust) => <Dashboard trust={trust} />}
      </TrustGate>
    </div>
  )
}

function NoTrust() {
  return (
    <>
      <NoTrustCard className="mt-8 max-w-prose">{t`You have not started a trust yet. It begins with its name, and you can stop at any time.`}</NoTrustCard>
      <section aria-labelledby="how-it-works" className="mt-8">
        <HowItWorksSteps across />
      </section>
    </>
  )
}

/** The dashboard of a trust that exists, however much of it is answered (specification T 2.2). */
export function Dashboard({ trust }: { trust: TrustRecord }) {
  // In the address, so that Back and a reload show what was chosen.
  const cards = useSearchParams()[0].get('sections') === 'cards'
  return (
    <DownloadsProvider trust={trust}>
      <SaveNotices />
      <UnsavedTyping trust={trust} />
      {trust.completed && <CompletedNotice trust={trust} />}
      <div className="mt-3 grid gap-3 sm:gap-4 lg:grid-cols-[auto_1fr_1fr]">
        <OverallProgress trust={trust} />
        <ResumeCard trust={trust} />
        <TrustDetailsCard trust={trust} />
      </div>
      <div
        className={clsx('mt-5 grid gap-x-10 gap-y-6', !cards && 'lg:grid-cols-[19rem_1fr] xl:grid-cols-[20rem_1fr]')}
      >
        <div className="min-w-0">
          <SectionList trust={trust} cards={cards} />
          <FoldedHowItWorks className="mt-4" />
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
      {(trust.completed || isFundingBegun(trust)) && <AfterCompletion trust={trust} className="mt-5" />}
    </DownloadsProvider>
  )
}

function CompletedNotice({ trust }: { trust: TrustRecord }) {
  const [task] = signingTasks(trust, useToday())
  return (
    <Notice className="mt-3 py-2!">
      <CompletedWords trust={trust} />
      {!isSigned(trust, 'trust-agreement') && (
        <>
          {' '}
          <Trans>
            You can still{' '}
            <Link to={SUMMARY} className="link">
              change every answer
            </Link>
            .
          </Trans>
        </>
      )}
      {/* Once signing has begun, the next step below is of that day. */}
      {task && trust.signingDate && !isSigningBegun(trust) && (
        <>
          {' '}
          <Link to={SIGNING_DAY} className="link">
            {translate(task.label)}
          </Link>
          .
        </>
      )}
    </Notice>
  )
}

function ResumeCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="resume" className="p-4! sm:p-5!">
      <h2 id="resume" className="text-2xl">
        <Trans>Resume Your Trust</Trans>
      </h2>
      {!trust.completed && <p className="mt-2">{t`You are on ${translate(stepOf(resumeSlug(trust)).name)}.`}</p>}
      <div className="mt-3">
        <NextUp trust={trust} />
      </div>
      <LinkButton to={continuePath(trust)} variant="secondary" className="mt-3">
        <Trans>Continue Where I Left Off</Trans>
      </LinkButton>
    </Card>
  )
}

/** How far the whole trust is: a ring of growth for each section. */
function OverallProgress({ trust }: { trust: TrustRecord }) {
  const percent = overallPercent(trust)
  const rings = steps.map((step) => stepPercent(step, trust))
  const complete = rings.filter((ring) => ring === 100).length
  return (
    <Card
      as="section"
      aria-label={t`Overall completion`}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 p-4! sm:p-5! lg:w-64 lg:flex-col lg:justify-center"
    >
      <ProgressRing
        seed={trust.uid}
        rings={rings}
        label={t`A cut tree with a ring for each section: ${complete} of ${steps.length} are full.`}
        className="size-24 shrink-0 lg:size-36"
      />
      <div className="lg:text-center">
        <p className="font-serif text-3xl font-semibold tabular-nums">
          <Trans>
            {percent}%<span className="ml-2 font-sans text-lg font-normal">Complete</span>
          </Trans>
        </p>
        <p className="text-base text-ink-soft">
          <Trans>
            {complete} of {steps.length} sections
          </Trans>
        </p>
        <Progress className="mt-3 w-36" value={percent} label={t`Overall completion: ${percent}%`} hideLabel />
      </div>
    </Card>
  )
}

function TrustDetailsCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="details" className="p-4! sm:p-5!">
      <h2 id="details" className="text-2xl">
        <Trans>Your Trust Details</Trans>
      </h2>
      <dl className="mt-2 space-y-1.5">
        <Detail term={t`Trust name`}>{trust.trustName}</Detail>
        <Detail term={t`Grantor`}>{trust.grantorName}</Detail>
        <Detail term={t`Current step`}>{t`Step ${trust.currentStep ?? 1} of ${steps.length}`}</Detail>
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <li>
          <Link to={OVERVIEW} className="link">
            <Trans>Your trust at a glance</Trans>
          </Link>
        </li>
        <li>
          <Link to={HISTORY} className="link">
            <Trans>History of your answers</Trans>
          </Link>
        </li>
        <li>
          <Link to={PEOPLE} className="link">
            <Trans>People</Trans>
          </Link>
        </li>
      </ul>
      <ReviewEntryWhenOn className="mt-1" />
      <SavingStateWords className="lg:min-h-7" />
    </Card>
  )
}

function Detail({ term, children }: { term: string; children: string | undefined }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="text-base text-ink-soft">{translate(term)}</dt>
      <dd dir="auto" className="font-semibold wrap-anywhere">
        {children?.trim() || t`Not specified`}
      </dd>
    </div>
  )
}
