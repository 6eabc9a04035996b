import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { REVIEW_LINKS } from '#domain/trust/routes.ts'
import { useOwnReviews } from './own-reviews.ts'

/** The way to the links for readers, and whether readers have remarked on something. */
export default function ReviewEntry({ className }: { className?: string }): ReactNode {
  const { reviews } = useOwnReviews()
  const open = (reviews?.comments ?? []).filter(({ done }) => !done).length
  return (
    <p className={className}>
      Let an attorney, a planner or a relative read it:{' '}
      <Link to={REVIEW_LINKS} className="link">
        review links
      </Link>
      .{open > 0 && <strong> {open === 1 ? 'One comment waits' : `${open} comments wait`} for you there.</strong>}
    </p>
  )
}
