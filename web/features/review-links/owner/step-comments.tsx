import { type ReactNode, Suspense } from 'react'
import type { StepSlug } from '#domain/trust/routes.ts'
import { lazyWithRetry } from '#web/app/lazy-with-retry.tsx'
import { labelsOf, useOwnerReviews } from './owner-reviews.ts'

// Most steps have none, and then need none of it.
const OpenComments = lazyWithRetry(
  () => import('./open-comments.tsx'),
  () => null,
)

/** What readers have remarked on a step and is not done yet, above its questions. */
export default function StepComments({ step }: { step: StepSlug }): ReactNode {
  const { reviews, reload } = useOwnerReviews()
  const open = (reviews?.comments ?? []).filter((comment) => comment.step === step && !comment.done)
  if (!reviews || open.length === 0) return null
  return (
    <Suspense fallback={null}>
      <OpenComments comments={open} labels={labelsOf(reviews)} onChanged={reload} />
    </Suspense>
  )
}
