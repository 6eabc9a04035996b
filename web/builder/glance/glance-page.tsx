import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Glance } from './glance.tsx'

export default function GlancePage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>Your Trust at a Glance</PageTitle>
      <TrustGate
        awaited="Loading your trust..."
        none={
          <NoTrustCard className="mt-8 max-w-prose">
            Start a trust, and this page draws who is in it, what it holds and when shares come out.
          </NoTrustCard>
        }
      >
        {(trust) => <Glance trust={trust} />}
      </TrustGate>
    </div>
  )
}
