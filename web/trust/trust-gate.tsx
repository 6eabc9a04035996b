import type { ReactNode } from 'react'
import type { TrustRecord } from '#domain/trust/record.ts'
import { say } from '#web/spanish/say.ts'
import { useTrust } from '#web/sync/trust-provider.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { StillConnecting } from './still-connecting.tsx'
import { useOverdue } from './use-overdue.ts'

/** The longest dashboard and summary show a spinner, in milliseconds (specification T 9). */
const PATIENCE = 1_000

interface TrustGateProps {
  /** What is awaited, beside the spinner. */
  awaited: string
  /** Shown when the server has answered that there is no trust. */
  none: ReactNode
  children: (trust: TrustRecord) => ReactNode
}

/** Shows the trust as soon as this device or the server has it, and says in the meantime what is going on. */
export function TrustGate({ awaited, none, children }: TrustGateProps) {
  const { trust, status, retry } = useTrust()
  const overdue = useOverdue(trust === null && status === 'loading', PATIENCE)
  if (trust) return children(trust)
  if (status === 'none') return none
  if (status === 'loading' && !overdue) return <Waiting>{say(awaited)}</Waiting>
  return <StillConnecting retry={retry} />
}
