import { Trans } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/components/button.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { hasNewVersion, onNewVersion, registerServiceWorker } from './new-version.ts'
import { whenIdle } from './scheduling.ts'

let registered = false
function register() {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  // Browsers have no service workers for pages that come over plain HTTP.
  if (registered || !('serviceWorker' in navigator) || import.meta.env.DEV || connection?.saveData) return
  registered = true
  registerServiceWorker().catch((error: unknown) => console.error('Pages will not open without a network', error))
}

/** Has the pages stored for a signed-in user, and offers a new version of them. Nothing reloads by itself. */
export function NewVersionNotice() {
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
