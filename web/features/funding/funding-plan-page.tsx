import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { useDraft } from '#web/features/trust-sync/use-draft.ts'
import { FundingPlan } from './funding-plan.tsx'

const AWAITED = 'Loading your assets...'

export default function FundingPlanPage() {
  const draft = useDraft('funding-plan')
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>Funding Plan</PageTitle>
      <TrustGate
        awaited={AWAITED}
        none={
          <NoTrustCard className="mt-8 max-w-prose">
            Start a trust and list your assets, and this page will show how each of them is transferred to it.
          </NoTrustCard>
        }
      >
        {(trust) => (draft.ready ? <FundingPlan trust={trust} draft={draft} /> : <Waiting>{AWAITED}</Waiting>)}
      </TrustGate>
    </div>
  )
}
