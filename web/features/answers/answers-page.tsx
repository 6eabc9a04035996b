import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { AllAnswers } from './all-answers.tsx'

export default function AnswersPage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>All Your Answers</PageTitle>
      <TrustGate
        awaited="Loading your answers..."
        none={
          <NoTrustCard className="mt-8 max-w-prose">Start a trust, and this page holds all your answers.</NoTrustCard>
        }
      >
        {(trust) => <AllAnswers trust={trust} />}
      </TrustGate>
    </div>
  )
}
