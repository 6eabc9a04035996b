import { UnknownPage } from '#web/app/unknown-page.tsx'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { useOwnReviews } from './own-reviews.ts'
import { ReviewLinks } from './review-links.tsx'

export default function ReviewLinksPage() {
  const { reviewLinks } = useInstallation()
  if (!reviewLinks) return <UnknownPage />
  return (
    <div className="page-width py-10">
      <PageTitle>Review Links</PageTitle>
      <p className="mt-3 max-w-prose">
        With a link, an attorney, a planner or a relative can read your answers and documents and leave comments,
        without an account. Nobody but you can change anything.
      </p>
      <TrustGate
        awaited="Loading your links..."
        none={<NoTrustCard className="mt-8 max-w-prose">Start a trust, and you can let others read it.</NoTrustCard>}
      >
        {() => <Loaded />}
      </TrustGate>
    </div>
  )
}

function Loaded() {
  const { reviews, failed, reload } = useOwnReviews()
  if (reviews) return <ReviewLinks reviews={reviews} reload={reload} />
  if (!failed) return <Waiting>Loading your links...</Waiting>
  return (
    <Notice kind="warning" title="Your links could not be loaded" live className="mt-6 max-w-prose">
      <p>Your answers are not affected. Links and comments come from your account and need a connection.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void reload()}>
        Try again
      </Button>
    </Notice>
  )
}
