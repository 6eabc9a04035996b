import { type ReactNode, Suspense } from 'react'
import type { StepSlug } from '#domain/trust/routes.ts'
import { lazyWithRetry } from '#web/app/lazy-with-retry.tsx'
import { labelsOf, openProposals, useOwnerReviews } from './owner-reviews.ts'

// Most steps have none, and then need none of it.
const OpenComments = lazyWithRetry(
  () => import('./open-comments.tsx'),
  () => null,
)
const OpenProposals = lazyWithRetry(
  () => import('./open-proposals.tsx'),
  () => null,
)

/** What readers have remarked on a step or propose for it, and is not done yet, above its questions. */
export default function StepComments({ step }: { step: StepSlug }): ReactNode {
  const { reviews, reload } = useOwnerReviews()
  const open = (reviews?.comments ?? []).filter((comment) => comment.step === step && !comment.done)
  if (!reviews) return null
  const proposals = openProposals(reviews)
  const shared = { labels: labelsOf(reviews), onChanged: reload }
  return (
    <Suspense fallback={null}>
      {open.length > 0 && <OpenComments comments={open} {...shared} />}
      {proposals.length > 0 && <OpenProposals step={step} proposals={proposals} {...shared} />}
    </Suspense>
  )
}
