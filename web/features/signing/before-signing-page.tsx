import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { BeforeSigning } from './before-signing.tsx'

export default function BeforeSigningPage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>Before You Sign</PageTitle>
      <TrustGate
        awaited="Loading your answers..."
        none={
          <NoTrustCard className="mt-8 max-w-prose">
            Start a trust, and this page will list the answers that disagree, look doubtful or raise a question of law.
          </NoTrustCard>
        }
      >
        {(trust) => <BeforeSigning trust={trust} />}
      </TrustGate>
    </div>
  )
}
