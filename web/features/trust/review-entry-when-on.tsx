import { lazy, Suspense } from 'react'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'

const ReviewEntry = lazy(() =>
  import('#web/features/review-links/owner/review-entry.tsx').catch(() => ({ default: () => null })),
)

/** The way to the links for readers, where the installation has them. */
export function ReviewEntryWhenOn({ className }: { className?: string }) {
  const { reviewLinks } = useInstallation()
  if (!reviewLinks) return null
  return (
    <Suspense fallback={null}>
      <ReviewEntry className={className} />
    </Suspense>
  )
}
