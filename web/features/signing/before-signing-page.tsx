import { t } from '@lingui/core/macro'
import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { BeforeSigning } from './before-signing.tsx'

export default function BeforeSigningPage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>{t`Before You Sign`}</PageTitle>
      <TrustGate
        awaited={t`Loading your answers...`}
        none={
          <NoTrustCard className="mt-8 max-w-prose">{t`Start a trust, and this page will list the answers that disagree, look doubtful or raise a question of law.`}</NoTrustCard>
        }
      >
        {(trust) => <BeforeSigning trust={trust} />}
      </TrustGate>
    </div>
  )
}
