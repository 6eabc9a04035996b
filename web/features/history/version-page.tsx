import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { Version } from './version.tsx'

export default function VersionPage() {
  const { version = '' } = useParams()
  return (
    <div className="page-width py-10">
      <TrustGate
        awaited={t`Loading your answers...`}
        none={
          <NoTrustCard className="mt-8 max-w-prose">{t`Start a trust, and this page will list every version of your answers.`}</NoTrustCard>
        }
      >
        {(trust) => (
          <Version key={version} uid={trust.uid} version={/^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0} />
        )}
      </TrustGate>
    </div>
  )
}
