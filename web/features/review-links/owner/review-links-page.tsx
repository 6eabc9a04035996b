import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { AccountEvent, AccountEventKind } from '#api/account-event.ts'
import { factPlaces } from '#domain/trust/person-details.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import UnknownPage from '#web/app/unknown-page.tsx'
import { Button } from '#web/components/button.tsx'
import { EventList } from '#web/components/event-list.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { UnverifiedNotice } from '#web/features/account/unverified-notice.tsx'
import { TrustGate } from '#web/features/trust/trust-gate.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { ProposalOutcome } from '../from-readers.tsx'
import { LinkCard } from './link-card.tsx'
import { MakeLinkForm } from './make-link-form.tsx'
import { type NewLink, NewLinkNotice } from './new-link.tsx'
import { AllComments } from './open-comments.tsx'
import { labelsOf, type OwnerReviews, openProposals, useOwnerReviews } from './owner-reviews.ts'

export default function ReviewLinksPage() {
  const { reviewLinks } = useInstallation()
  if (!reviewLinks) return <UnknownPage />
  return (
    <div className="page-width py-10">
      <PageTitle>{t`Review Links`}</PageTitle>
      <p className="mt-3 max-w-prose">
        <Trans>
          With a link, an attorney, a planner or a relative can read your answers and documents and leave comments,
          without an account. If you allow it, a person in your answers can also propose their own name, address and
          email. Nobody but you can change anything.
        </Trans>
      </p>
      <TrustGate awaited={t`Loading your links...`} none={t`Start a trust, and you can let others read it.`}>
        {(trust) => <Loaded trust={trust} />}
      </TrustGate>
    </div>
  )
}

function Loaded({ trust }: { trust: TrustRecord }) {
  const { reviews, failed, reload } = useOwnerReviews()
  if (reviews) return <ReviewLinks trust={trust} reviews={reviews} reload={reload} />
  if (!failed) return <Waiting>{t`Loading your links...`}</Waiting>
  return (
    <Notice kind="warning" title={t`Your links could not be loaded`} live className="mt-6 max-w-prose">
      <p>
        <Trans>Your answers are not affected. Links and comments come from your account and need a connection.</Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void reload()}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}

interface ReviewLinksProps {
  trust: TrustRecord
  reviews: OwnerReviews
  reload: () => Promise<void>
}

/** An owner's links: making one, ending one, what readers said, and what happened. */
function ReviewLinks({ trust, reviews, reload }: ReviewLinksProps) {
  const { links, comments, proposals, events } = reviews
  const [made, setMade] = useState<NewLink>()
  const isVerified = useAuth().user?.emailVerified === true
  const leave = () => {
    // The button goes with the link that it was shown for.
    document.getElementById('links')?.focus()
    setMade(undefined)
  }
  const labels = labelsOf(reviews)
  const countOf = (id: string, all: readonly { linkId: string }[]) => all.filter(({ linkId }) => linkId === id).length
  return (
    <div className="mt-8 max-w-4xl space-y-12">
      {made ? (
        <NewLinkNotice made={made} onDone={leave} />
      ) : !isVerified ? (
        <UnverifiedNotice />
      ) : (
        <MakeLinkForm
          trust={trust}
          onMade={async (link) => {
            setMade(link)
            await reload()
          }}
        />
      )}
      <section aria-labelledby="links">
        <h2 id="links" tabIndex={-1} className="text-2xl">
          <Trans>Your links</Trans>
        </h2>
        {links.length === 0 ? (
          <p className="mt-3">
            <Trans>You have made no link yet. Nobody can read your answers through one.</Trans>
          </p>
        ) : (
          <ul className="mt-4 grid gap-4 md:grid-cols-2">
            {links.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                comments={countOf(link.id, comments)}
                proposals={countOf(link.id, proposals)}
                isNamed={link.person === null || factPlaces(link.person, trust).length > 0}
                onChanged={reload}
              />
            ))}
          </ul>
        )}
      </section>
      {proposals.length > 0 && <AllProposals reviews={reviews} onChanged={reload} />}
      {comments.length > 0 && <AllComments comments={comments} labels={labels} onChanged={reload} />}
      {events.length > 0 && <ActivityList events={events} labels={labels} />}
    </div>
  )
}

// As above the steps, so that what it needs is in no file that all of them load.
const OpenProposals = lazyWithRetry(() => import('./open-proposals.tsx'), PartMissing)

interface AllProposalsProps {
  reviews: OwnerReviews
  onChanged: () => Promise<void>
}

/** What readers propose about themselves: what is open, then what was decided, newest first. */
function AllProposals({ reviews, onChanged }: AllProposalsProps) {
  const open = openProposals(reviews)
  const decided = reviews.proposals.filter(({ decidedAt }) => decidedAt !== null).toReversed()
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" tabIndex={-1} className="text-2xl">
        <Trans>Proposals</Trans>
      </h2>
      {open.length > 0 && (
        <Suspense fallback={null}>
          <OpenProposals proposals={open} labels={labelsOf(reviews)} onChanged={onChanged} />
        </Suspense>
      )}
      {decided.length > 0 && (
        <ul className="mt-4 space-y-4">
          {decided.map((proposal) => (
            <li key={proposal.id} className="border-l-4 border-brass py-1 pl-4">
              <bdi className="font-semibold wrap-anywhere">{proposal.person}</bdi>
              <ProposalOutcome proposal={proposal} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The most that are answered: there may have been more. */
const MAX_READ = 100

/** What is said before the link and after it. */
const words: Partial<Record<AccountEventKind, readonly [before: string, after: string]>> = {
  'review-link-made': ['You made', ''],
  'review-link-revoked': ['You ended', ''],
  'review-opened': ['Somebody opened', ''],
  'review-refused': ['Somebody tried', ' with a wrong passphrase or none'],
  'review-copied': ['The attorney’s copy was made through', ''],
  'review-commented': ['A comment came through', ''],
  'review-proposed': ['A proposal came through', ''],
  'review-proposal-withdrawn': ['A proposal was withdrawn through', ''],
}

interface ActivityListProps {
  /** Newest first. */
  events: readonly AccountEvent[]
  /** Of the links, by their ids. */
  labels: ReadonlyMap<string, string>
}

/** What happened with the links, and from which network. */
function ActivityList({ events, labels }: ActivityListProps) {
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="text-2xl">
        <Trans>Activity</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-base text-ink-soft">
        {events.length < MAX_READ
          ? t`Every opening, comment, proposal and wrong passphrase, newest first. The last part of each network address is left out.`
          : t`The 100 most recent openings, comments, proposals and wrong passphrases. The last part of each network address is left out.`}
      </p>
      <EventList events={events} labelledBy="activity">
        {({ event, about = '' }) => <Deed event={event} label={labels.get(about)} />}
      </EventList>
    </section>
  )
}

function Deed({ event, label }: { event: AccountEventKind; label: string | undefined }) {
  const [before, after] = words[event] ?? [event, '']
  return (
    <>
      {translate(before)} {label === undefined ? t`a link that is removed` : t`the link for `}
      {label !== undefined && <bdi>{label}</bdi>}
      {translate(after)}
    </>
  )
}
