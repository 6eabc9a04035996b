import { lazy, Suspense } from 'react'
import type { StepSlug } from '#domain/trust/routes.ts'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'

// What readers said must not keep the step from being answered when it cannot be fetched.
const StepComments = lazy(() =>
  import('#web/features/review-links/owner/step-comments.tsx').catch(() => ({ default: () => null })),
)

/** What readers have remarked on a step, where the installation has links for readers. */
export function ReviewRemarks({ step }: { step: StepSlug }) {
  const { reviewLinks } = useInstallation()
  if (!reviewLinks) return null
  return (
    <Suspense fallback={null}>
      <StepComments step={step} />
    </Suspense>
  )
}
