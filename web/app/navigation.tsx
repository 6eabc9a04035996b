import clsx from 'clsx'
import { type MouseEvent, useEffect, useState } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { translate } from '#web/i18n/i18n.ts'
import { currentToast, dismissToast, showToast } from './toast-store.ts'

const navigation = [
  { label: 'Home', to: pages.home },
  { label: 'Services', to: pages.services },
  { label: 'Trust Builder', to: pages.builder },
  { label: 'Blog', to: pages.blog },
  { label: 'About Us', to: pages.about },
] as const

const PLEASE_WAIT = 'Please wait'

/** What a click on 'Trust Builder' does: its three answers of specification P 2.2. Who was asked to wait is led on once the check is over. */
function useTrustBuilderLink(checking: boolean) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [waitingOn, setWaitingOn] = useState<string>()
  useEffect(() => {
    if (waitingOn === undefined || (checking && waitingOn === pathname)) return
    setWaitingOn(undefined)
    if (currentToast()?.title === PLEASE_WAIT) dismissToast()
    if (waitingOn === pathname) void navigate(pages.dashboard)
  }, [waitingOn, checking, pathname, navigate])

  return (event: MouseEvent) => {
    event.preventDefault()
    if (!user) {
      showToast({
        title: 'Login Required',
        description: 'Please log in to access the Trust Builder.',
        destructive: true,
      })
      rememberOrigin(pages.dashboard)
      void navigate(pages.login)
    } else if (checking) {
      showToast({ title: PLEASE_WAIT, description: 'Verifying your access...' })
      setWaitingOn(pathname)
    } else void navigate(pages.dashboard)
  }
}

interface NavigationLinksProps {
  checking: boolean
  onFollow?: () => void
  className: string
}

export function NavigationLinks({ checking, onFollow, className }: NavigationLinksProps) {
  const toBuilder = useTrustBuilderLink(checking)
  return (
    <ul className={className}>
      {navigation.map(({ label, to }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === pages.home}
            className={({ isActive }) =>
              clsx(
                'block rounded-sm px-3 py-2.5 text-ink no-underline decoration-brass decoration-2 underline-offset-8 hover:bg-sage',
                isActive && 'font-semibold underline',
              )
            }
            onClick={(event) => {
              if (to === pages.builder) toBuilder(event)
              onFollow?.()
            }}
          >
            {translate(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
