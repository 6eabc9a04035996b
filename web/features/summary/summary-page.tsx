import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { Summary } from './summary.tsx'

export default function SummaryPage() {
  const { status } = useTrust()
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>{status === 'none' ? 'Trust Dashboard' : 'Trust Summary'}</PageTitle>
      <TrustGate awaited="Loading your summary..." none={<NoTrust />}>
        {(trust) => <Summary trust={trust} />}
      </TrustGate>
    </div>
  )
}

function NoTrust() {
  return (
    <NoTrustCard className="mt-8 max-w-prose">
      Start a new trust, and everything you answer is shown here on one page.
    </NoTrustCard>
  )
}
