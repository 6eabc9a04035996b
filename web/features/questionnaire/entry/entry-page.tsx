import { Navigate } from 'react-router'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { StillConnecting } from '#web/features/trust/trust-gate.tsx'
import { EntryCards } from './entry-cards.tsx'
import { useEntry } from './use-entry.ts'

/** `/trust-builder`: a trust in the account leads to the dashboard; without one, here is where it begins. */
export function EntryPage() {
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
