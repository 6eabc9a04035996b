import { type ReactNode, useEffect, useState } from 'react'
import type { TrustRecord } from '#domain/trust/record.ts'
import { useTrust } from '#web/sync/trust-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

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
  const overdue = useOverdue(trust === null && status === 'loading')
  if (trust) return children(trust)
  if (status === 'none') return none
  if (status === 'loading' && !overdue) return <Waiting>{awaited}</Waiting>
  return <StillConnecting retry={retry} />
}

/** Whether something has been under way for longer than a page may wait. */
function useOverdue(waiting: boolean): boolean {
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const limit = setTimeout(() => setOverdue(true), PATIENCE)
    return () => {
      clearTimeout(limit)
      setOverdue(false)
    }
  }, [waiting])
  return overdue
}

function StillConnecting({ retry }: { retry: () => void }) {
  return (
    <Card className="mt-8 max-w-prose">
      <div role="status">
        <p className="text-xl font-semibold">Still connecting…</p>
        <p className="mt-2">
          Your trust is kept on the server, and this device has no copy of it yet. It appears here as soon as the
          connection stands.
        </p>
      </div>
      <Button className="mt-5" onClick={retry}>
        Try again
      </Button>
    </Card>
  )
}
