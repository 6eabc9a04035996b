import { PageTitle } from '#web/components/page-title.tsx'
import { UnverifiedNotice } from '#web/features/account/verification/unverified-notice.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { Dashboard } from './dashboard.tsx'
import { HowItWorks } from './how-it-works.tsx'

export default function DashboardPage() {
  return (
    <div className="page-width py-10">
      <PageTitle>Trust Dashboard</PageTitle>
      <UnverifiedNotice className="mt-6" />
      <TrustGate awaited="Loading your trust..." none={<NoTrust />}>
        {(trust) => <Dashboard trust={trust} />}
      </TrustGate>
    </div>
  )
}

function NoTrust() {
  return (
    <>
      <NoTrustCard className="mt-8 max-w-prose">
        You have not started a trust yet. It begins with its name, and you can stop at any time.
      </NoTrustCard>
      <HowItWorks className="mt-8" />
    </>
  )
}
