import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#api/pages.ts'
import { refreshSession, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'

/** The page that the browser loaded. This code comes later, perhaps when the user has gone on. */
function loadedPath(): string | undefined {
  const [load] = performance.getEntriesByType('navigation')
  return load && new URL(load.name).pathname
}

/**
 * A purchase may be made in another browser. Where one matters to who has none yet, the server is asked again when the
 * user comes back to this window, and on the next page. Not being answered changes nothing.
 */
export function usePaymentUpdates(): void {
  const { user } = useAuth()
  const { paymentCheck } = useInstallation()
  const { pathname } = useLocation()
  const waiting = user !== null && !user.hasPaid && (paymentCheck || pathname === pages.checkout)
  const last = useRef(loadedPath() ?? pathname)

  useEffect(() => {
    if (!waiting) return
    const ask = () => void refreshSession().catch(() => undefined)
    const seen = () => document.visibilityState === 'visible' && ask()
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [waiting])

  useEffect(() => {
    const moved = last.current !== pathname
    last.current = pathname
    // The checkout and the builder ask for themselves.
    if (moved && waiting && pathname !== pages.checkout && !pathname.startsWith(pages.builder))
      refreshSession().catch(() => undefined)
  }, [waiting, pathname])
}
