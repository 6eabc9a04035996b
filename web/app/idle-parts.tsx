import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#api/pages.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import {
  currentUser,
  onAuthState,
  refreshSession,
  useAuth,
  useInstallation,
} from '#web/features/account/auth/auth-state.ts'
import { hasNewVersion, onNewVersion, registerServiceWorker } from './new-version.ts'
import { usePrefetchedPages } from './prefetch-pages.ts'
import { whenIdle } from './scheduling.ts'

/** What runs on every page beside its content, in one file that loads once the browser is idle. */
export default function IdleParts() {
  useTakeoverNotice()
  usePaymentUpdates()
  usePrefetchedPages()
  return <NewVersionNotice />
}

/** The page that the browser loaded. This code comes later, perhaps when the user has gone on. */
function loadedPath(): string | undefined {
  const [load] = performance.getEntriesByType('navigation')
  return load && new URL(load.name).pathname
}

/**
 * A purchase may be made in another browser. Where one matters to who has none yet, the server is asked again when the
 * user comes back to this window, and on the next page. Not being answered changes nothing.
 */
function usePaymentUpdates(): void {
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

/** Where the window at Google keeps the `uid` of an account that its owner has just linked, until a page has shown the notice. */
export const TAKEOVER = 'google-takeover'

function wasTakenOver(uid: string): boolean {
  try {
    if (localStorage.getItem(TAKEOVER) !== uid) return false
    localStorage.removeItem(TAKEOVER)
    return true
  } catch {
    return false
  }
}

/** Shows the owner of an account, on any page, what has ended with their first login through Google. */
function useTakeoverNotice(): void {
  useEffect(() => {
    const showNotice = () => {
      const user = currentUser()
      if (!user || document.visibilityState !== 'visible' || !wasTakenOver(user.uid)) return
      void askToConfirm({
        title: 'Earlier access to this account has ended',
        body: 'Google has confirmed, for the first time here, that this email address is yours. To be safe, the old password no longer works, and every other device is logged out. Review links, if there were any, have ended, and two-factor authentication, if it was on, is off. Your answers are unchanged. From now on log in with Google, or set a new password.',
        yes: 'Close',
      })
    }
    const forget = onAuthState(showNotice)
    document.addEventListener('visibilitychange', showNotice)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', showNotice)
    }
  }, [])
}

let registered = false
function register() {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  // Browsers have no service workers for pages that come over plain HTTP.
  if (registered || !('serviceWorker' in navigator) || import.meta.env.DEV || connection?.saveData) return
  registered = true
  registerServiceWorker().catch((error: unknown) => console.error('Pages will not open without a network', error))
}

/** Has the pages stored for a signed-in user, and offers a new version of them. Nothing reloads by itself. */
function NewVersionNotice() {
  const signedIn = useAuth().status === 'signed-in'
  useEffect(() => (signedIn ? whenIdle(register) : undefined), [signedIn])
  const isNewer = useSyncExternalStore(onNewVersion, hasNewVersion, () => false)
  const [later, setLater] = useState(false)
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-20 z-40 sm:top-auto sm:right-auto sm:bottom-4 sm:w-96 xl:w-68 print:hidden"
    >
      {isNewer && !later && (
        <div className="rounded-md border border-edge bg-surface px-5 py-4 shadow-lg">
          <p className="font-semibold">
            <Trans>A new version is ready</Trans>
          </p>
          <p className="mt-0.5 text-base">
            <Trans>Reload this page to use it. Your answers stay as they are.</Trans>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
              <Trans>Reload</Trans>
            </Button>
            <Button size="small" variant="quiet" onClick={() => setLater(true)}>
              <Trans>Later</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
