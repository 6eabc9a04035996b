import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrustRecord } from '#domain/trust/record.ts'
import { UnknownPage } from '#web/app/unknown-page.tsx'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { useOwnerReviews } from './owner-reviews.ts'
import { ReviewLinks } from './review-links.tsx'

export default function ReviewLinksPage() {
  const { reviewLinks } = useInstallation()
  if (!reviewLinks) return <UnknownPage />
  return (
    <div className="page-width py-10">
      <PageTitle>{t`Review Links`}</PageTitle>
      <p className="mt-3 max-w-prose">
        <Trans>
          With a link, an attorney, a planner or a relative can read your answers and documents and leave comments,
          without an account. If you say so, a person in your answers can also propose their own name, address and
          email. Nobody but you can change anything.
        </Trans>
      </p>
      <TrustGate
        awaited={t`Loading your links...`}
        none={
          <NoTrustCard className="mt-8 max-w-prose">{t`Start a trust, and you can let others read it.`}</NoTrustCard>
        }
      >
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
