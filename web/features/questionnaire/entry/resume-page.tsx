import { Navigate } from 'react-router'
import { resumePath } from '#domain/trust/resume.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { StillConnecting, useOverdue } from '#web/features/trust/trust-gate.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'

/** `/trust-builder/`: back to where the reader left off. */
export function ResumePage() {
  const { trust, status, retry } = useTrust()
  const overdue = useOverdue(status === 'loading', 2_000)
  if (trust || status === 'none') return <Navigate to={resumePath(trust)} replace />
  if (status === 'loading' && !overdue) return <Waiting>Loading trust builder...</Waiting>
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle>Wyoming Trust Builder</PageTitle>
      <StillConnecting retry={retry} />
    </div>
  )
}
