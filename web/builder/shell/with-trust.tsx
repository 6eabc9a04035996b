import type { ReactNode } from 'react'
import type { TrustRecord } from '#domain/trust/record.ts'
import { TrustGate } from '#web/pages/dashboard/trust-gate.tsx'
import { blankTrust } from './blank-trust.ts'

interface WithTrustProps {
  awaited?: string
  children: (trust: TrustRecord, isNew: boolean) => ReactNode
}

/** Shows a builder page for the trust as soon as it is known, or for a blank one when there is none yet. */
export function WithTrust({ awaited = 'Loading your answers...', children }: WithTrustProps) {
  return (
    <div className="page-width">
      <TrustGate awaited={awaited} none={children(blankTrust, true)}>
        {(trust) => children(trust, false)}
      </TrustGate>
    </div>
  )
}
