import { t } from '@lingui/core/macro'
import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { History } from './history.tsx'

export default function HistoryPage() {
  return (
    <div className="page-width py-10">
      <PageTitle>{t`History of Your Answers`}</PageTitle>
      <TrustGate
        awaited={t`Loading the history of your answers...`}
        none={
          <NoTrustCard className="mt-8 max-w-prose">{t`Start a trust, and this page will list every version of your answers.`}</NoTrustCard>
        }
      >
        {(trust) => <History uid={trust.uid} />}
      </TrustGate>
    </div>
  )
}
