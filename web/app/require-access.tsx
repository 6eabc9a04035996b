import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet } from 'react-router'
import { pages } from '#api/pages.ts'
import { Waiting } from '#web/components/spinner.tsx'
import { lacksPackage, refreshSession, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'

/** The longest the access check holds a page back (specification P 9). */
const PATIENCE = 1_000

/** A page beside the builder, which without a payment processor asks for no package (specification P 2.2). */
export function Paid({ children }: { children: ReactNode }) {
  const { stripe } = useInstallation()
  const { user } = useAuth()
  return stripe && lacksPackage(user) ? <AskAgain>{children}</AskAgain> : children
}

/** With the payment check on, lets paid accounts through and shows the plans to the others. */
export function RequireAccess() {
  const { paymentCheck } = useInstallation()
  const { user } = useAuth()
  if (!paymentCheck || user?.hasPaid) return <Outlet />
  return (
    <AskAgain>
      <Outlet />
    </AskAgain>
  )
}

/**
 * The purchase may have been made in another browser, so the server is asked once more before anyone is turned away.
 * A check that fails turns nobody away (specification P 8).
 */
function AskAgain({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<'unpaid' | 'failed'>()
  useEffect(() => {
    const end = () => setAnswer((answer) => answer ?? 'unpaid')
    const limit = setTimeout(end, PATIENCE)
    refreshSession().then(end, (error: unknown) => {
      console.error('The payment check failed', error)
      setAnswer((answer) => answer ?? 'failed')
    })
    return () => clearTimeout(limit)
  }, [])
  if (answer === undefined) return <Waiting>{t`Verifying access...`}</Waiting>
  // The plans say why they are shown.
  return answer === 'failed' ? children : <Navigate to={pages.services} replace />
}
