import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import { Waiting } from '#web/components/spinner.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
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
