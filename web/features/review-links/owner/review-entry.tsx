import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { REVIEW_LINKS } from '#domain/trust/routes.ts'
import { openProposals, useOwnerReviews } from './owner-reviews.ts'

/** The way to the links for readers, and whether readers have remarked on something or proposed it. */
export default function ReviewEntry({ className }: { className?: string }): ReactNode {
  const { reviews } = useOwnerReviews()
  const open = (reviews?.comments ?? []).filter(({ done }) => !done).length
  const proposed = reviews ? openProposals(reviews).length : 0
  return (
    <p className={className}>
      <Link to={REVIEW_LINKS} className="link">
        <Trans>Let an attorney, a planner or a relative read it</Trans>
      </Link>
      {open > 0 && (
        <strong className="block">
          {plural(open, { one: 'One comment waits for you there.', other: '# comments wait for you there.' })}
        </strong>
      )}
      {proposed > 0 && (
        <strong className="block">
          {plural(proposed, { one: 'One proposal waits for you there.', other: '# proposals wait for you there.' })}
        </strong>
      )}
    </p>
  )
}
