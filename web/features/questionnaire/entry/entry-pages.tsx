import { Navigate, useLocation } from 'react-router'
import { resumePath } from '#domain/trust/resume.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { StillConnecting, useOverdue } from '#web/features/trust/trust-gate.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { EntryCards } from './entry-cards.tsx'
import { useEntry } from './use-entry.ts'

/** The router takes both for the same path; the specification does not (T 2.1). */
export default function EntryOrResume() {
  const { pathname } = useLocation()
  return pathname.endsWith('/') ? <ResumePage /> : <EntryPage />
}

/** `/trust-builder`: a trust in the account leads to the dashboard; without one, here is where it begins. */
function EntryPage() {
  const entry = useEntry()
  if (entry.state === 'in-account') return <Navigate to={DASHBOARD} replace />
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle>Wyoming Trust Builder</PageTitle>
      {entry.state === 'loading' && <Waiting>Loading trust builder...</Waiting>}
      {entry.state === 'connecting' && <StillConnecting retry={entry.retry} />}
      {(entry.state === 'none' || entry.state === 'draft') && <EntryCards {...entry} state={entry.state} />}
    </div>
  )
}

/** `/trust-builder/`: back to where the reader left off. */
function ResumePage() {
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
