import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { TrustRecord } from '#domain/trust/record.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { UnverifiedNotice } from '#web/features/account/verification/unverified-notice.tsx'
import { ActivityList } from './activity-list.tsx'
import { AllComments } from './all-comments.tsx'
import { AllProposals } from './all-proposals.tsx'
import { LinkCard } from './link-card.tsx'
import { MakeLinkForm } from './make-link-form.tsx'
import { type NewLink, NewLinkNotice } from './new-link-notice.tsx'
import { labelsOf, type OwnerReviews } from './owner-reviews.ts'

interface ReviewLinksProps {
  trust: TrustRecord
  reviews: OwnerReviews
  reload: () => Promise<void>
}

/** An owner's links: making one, ending one, what readers said, and what happened. */
export function ReviewLinks({ trust, reviews, reload }: ReviewLinksProps) {
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
            <Trans>You have made none yet, and nobody reads your answers by one.</Trans>
          </p>
        ) : (
          <ul className="mt-4 grid gap-4 md:grid-cols-2">
            {links.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                comments={countOf(link.id, comments)}
                proposals={countOf(link.id, proposals)}
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
