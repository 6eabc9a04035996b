import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { ProposalOutcome } from '../proposal-facts.tsx'
import { labelsOf, type OwnerReviews, openProposals } from './owner-reviews.ts'

// As above the steps, so that what it needs is in no file that all of them load.
const OpenProposals = lazyWithRetry(() => import('./open-proposals.tsx'), PartMissing)

interface AllProposalsProps {
  reviews: OwnerReviews
  onChanged: () => Promise<void>
}

/** What readers propose about themselves: what is open, then what was decided, newest first. */
export function AllProposals({ reviews, onChanged }: AllProposalsProps) {
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
