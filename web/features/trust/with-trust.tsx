import { type ReactNode, useEffect } from 'react'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import type { Words } from '#domain/trust/steps/step.ts'
import { showToast } from '#web/app/toast-store.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { TrustGate } from './trust-gate.tsx'

/** What the pages are filled from while there is no trust; the first save of a step creates one. */
const blankTrust: TrustRecord = newTrust('', '1970-01-01T00:00:00.000Z')

interface WithTrustProps {
  awaited?: string
  /** The toast when neither this device nor the server knows the trust. */
  loadFailed?: Words
  children: (trust: TrustRecord, isNew: boolean) => ReactNode
}

/** Shows a builder page for the trust as soon as it is known, or for a blank one when there is none yet. */
export function WithTrust({ awaited = 'Loading your answers...', loadFailed, children }: WithTrustProps) {
  const { status } = useTrust()
  useEffect(() => {
    if (loadFailed && status === 'connecting') showToast({ ...loadFailed, destructive: true })
  }, [loadFailed, status])
  return (
    <div className="page-width">
      <TrustGate awaited={awaited} none={children(blankTrust, true)}>
        {(trust) => children(trust, false)}
      </TrustGate>
    </div>
  )
}
