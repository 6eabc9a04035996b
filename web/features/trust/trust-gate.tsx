import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { BUILDER } from '#domain/trust/routes.ts'
import type { Words } from '#domain/trust/steps/step.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** The longest dashboard and summary show a spinner, in milliseconds (specification T 9). */
const TIMEOUT = 1_000

export interface TrustGateProps {
  /** What the page waits for, beside the spinner. */
  awaited: string
  /** Shown when the server has answered that there is no trust; a sentence, in a card with the way to start one. */
  none: ReactNode
  children: (trust: TrustRecord) => ReactNode
}

/** Shows the trust as soon as this device or the server has it, and says in the meantime what is going on. */
export function TrustGate({ awaited, none, children }: TrustGateProps) {
  const { trust, status, retry } = useTrust()
  const overdue = useOverdue(trust === null && status === 'loading', TIMEOUT)
  if (trust) return children(trust)
  if (status === 'none')
    return typeof none === 'string' ? <NoTrustCard className="mt-8 max-w-prose">{none}</NoTrustCard> : none
  if (status === 'loading' && !overdue) return <Waiting>{translate(awaited)}</Waiting>
  return <StillConnecting retry={retry} />
}

/** Whether something has been under way for longer than `timeout` milliseconds. */
export function useOverdue(waiting: boolean, timeout: number): boolean {
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const limit = setTimeout(() => setOverdue(true), timeout)
    return () => {
      clearTimeout(limit)
      setOverdue(false)
    }
  }, [waiting, timeout])
  return overdue
}

export function StillConnecting({ retry }: { retry: () => void }) {
  return (
    <Card className="mt-8 max-w-prose">
      <div role="status">
        <p className="text-xl font-semibold">
          <Trans>Still connecting…</Trans>
        </p>
        <p className="mt-2">
          <Trans>
            We cannot tell yet whether you have started a trust. Nothing is lost; the page continues when the connection
            is back.
          </Trans>
        </p>
      </div>
      <Button className="mt-5" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Card>
  )
}

interface NoTrustCardProps {
  children: string
  className?: string
  /** Replaces the link to the entry page, which creates the trust. */
  action?: ReactNode
}

/** Shown where a trust would be, while there is none. */
export function NoTrustCard({ children, className, action }: NoTrustCardProps) {
  return (
    <Card as="section" aria-labelledby="no-trust" className={className}>
      <h2 id="no-trust" className="text-2xl">
        <Trans>No trust found</Trans>
      </h2>
      <p className="mt-2 mb-6">{children}</p>
      {action ?? (
        <LinkButton to={`${BUILDER}?start=true`}>
          <Trans>Start Your Trust</Trans>
        </LinkButton>
      )}
    </Card>
  )
}

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
