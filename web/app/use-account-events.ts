import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import { accountEvents, currentUser } from '#web/features/account/auth/auth-state.ts'

import { afterLogin, forgetOrigin } from '#web/features/account/auth/origin.ts'
import { checkoutPath, forgetSelectedPlan, selectedPlan } from '#web/features/checkout/selected-plan.ts'

/** Follows the account module's window events, on whatever page they find the user (specification P 2.5, 2.6). */
export function useAccountEvents(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const loggedIn = () => void navigate(afterLogin(), { replace: true })
    const signedUp = () => {
      const plan = selectedPlan()
      if (!plan) return
      forgetSelectedPlan()
      void navigate(checkoutPath(plan), { replace: true })
    }
    window.addEventListener(accountEvents.loggedIn, loggedIn)
    window.addEventListener(accountEvents.signedUp, signedUp)
    return () => {
      window.removeEventListener(accountEvents.loggedIn, loggedIn)
      window.removeEventListener(accountEvents.signedUp, signedUp)
    }
  }, [navigate])

  const { pathname } = useLocation()
  useEffect(() => {
    // Forgotten on arrival and not when read: the event, the form and the page that is left all ask for it.
    if (currentUser() && pathname !== pages.login && pathname !== pages.signup) forgetOrigin()
  }, [pathname])
}
