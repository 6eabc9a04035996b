import { t } from '@lingui/core/macro'
import { PageTitle } from '#web/components/page-title.tsx'
import { UnverifiedNotice } from '#web/features/account/verification/unverified-notice.tsx'
import { HowItWorksSteps } from '#web/features/trust/how-it-works.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { Dashboard } from './dashboard.tsx'

export default function DashboardPage() {
  return (
    <div className="page-width py-6">
      <PageTitle>{t`Trust Dashboard`}</PageTitle>
      <UnverifiedNotice className="mt-6" />
      <TrustGate awaited={t`Loading your trust...`} none={<NoTrust />}>
        {(trust) => <Dashboard trust={trust} />}
      </TrustGate>
    </div>
  )
}

function NoTrust() {
  return (
    <>
      <NoTrustCard className="mt-8 max-w-prose">{t`You have not started a trust yet. It begins with its name, and you can stop at any time.`}</NoTrustCard>
      <section aria-labelledby="how-it-works" className="mt-8">
        <HowItWorksSteps across />
      </section>
    </>
  )
}
