import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { SigningKit } from './signing-kit.tsx'

export default function SigningKitPage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>Signing-Day Kit</PageTitle>
      <TrustGate
        awaited="Loading your answers..."
        none={
          <NoTrustCard className="mt-8 max-w-prose">
            Start a trust, and this page will show who signs each document and before whom.
          </NoTrustCard>
        }
      >
        {(trust) => <SigningKit trust={trust} />}
      </TrustGate>
    </div>
  )
}
