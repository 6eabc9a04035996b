import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import { Waiting } from '#web/components/progress.tsx'
import { lacksPackage, refreshSession, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { forgetSelectedPlan } from '#web/features/checkout/selected-plan.ts'
import { showToast } from './toast-store.ts'

/** Whether a visitor pressed 'Start Your Trust' to come here, and so may have no account yet. */
const isNewcomer = (state: unknown) => (state as { newcomer?: unknown } | null)?.newcomer === true

/** Lets signed-in users through; sends anyone else to the login page, or a newcomer to sign up, and remembers where they were going. */
export function RequireSignedIn() {
  const auth = useAuth()
  if (auth.status === 'signed-in') return <Outlet />
  // Who has just signed out does not want the next person on this device to land where they were.
  const signedOut = auth.status === 'signed-out'
  return <ToLogin remember={!signedOut || !auth.chosen} ranOut={signedOut && auth.ranOut === true} />
}

function ToLogin({ remember, ranOut }: { remember: boolean; ranOut: boolean }) {
  const { pathname, search, state } = useLocation()
  const newcomer = isNewcomer(state)
  const navigate = useNavigate()
  useEffect(() => {
    if (newcomer) {
      rememberOrigin(pathname + search)
      // What was wanted last counts, not a package that was looked at before.
      forgetSelectedPlan()
      void navigate(pages.signup, { replace: true })
      return
    }
    if (remember) rememberOrigin(pathname + search)
    if (pathname === pages.builder && new URLSearchParams(search).get('start') === 'true')
      showToast({ title: 'Authentication Required', description: 'Please login to create a trust.', destructive: true })
    if (ranOut)
      showToast({ title: 'Your session has ended', description: 'Please log in to continue. Your answers are saved.' })
    void navigate(pages.login, { replace: true })
  }, [newcomer, remember, ranOut, pathname, search, navigate])
  return <Waiting>{t`Authenticating...`}</Waiting>
}

/** The longest the access check holds a page back (specification P 9). */
const TIMEOUT = 1_000

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
    const limit = setTimeout(end, TIMEOUT)
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
