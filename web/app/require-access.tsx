import { useEffect, useState } from 'react'
import { Navigate, Outlet } from 'react-router'
import { pages } from '#api/pages.ts'
import { Waiting } from '#web/components/spinner.tsx'
import { refreshSession, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'

/** The longest the access check holds a page back (specification P 9). */
const PATIENCE = 1_000

/** With the payment check on, lets paid accounts through and shows the plans to the others. */
export function RequireAccess() {
  const { paymentCheck } = useInstallation()
  const { user } = useAuth()
  if (!paymentCheck || user?.hasPaid) return <Outlet />
  return <AskAgain />
}

/**
 * The purchase may have been made in another browser, so the server is asked once more before anyone is turned away.
 * A check that fails turns nobody away (specification P 8).
 */
function AskAgain() {
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
  if (answer === undefined) return <Waiting>Verifying access...</Waiting>
  // The plans say why they are shown.
  return answer === 'failed' ? <Outlet /> : <Navigate to={pages.services} replace />
}
