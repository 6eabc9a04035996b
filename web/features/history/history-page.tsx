import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { History } from './history.tsx'

export default function HistoryPage() {
  return (
    <div className="page-width py-10">
      <PageTitle>History of Your Answers</PageTitle>
      <TrustGate
        awaited="Loading the history of your answers..."
        none={
          <NoTrustCard className="mt-8 max-w-prose">
            Start a trust, and every version of your answers is kept here.
          </NoTrustCard>
        }
      >
        {(trust) => <History uid={trust.uid} />}
      </TrustGate>
    </div>
  )
}
