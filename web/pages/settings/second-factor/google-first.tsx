import { useState } from 'react'
import { pages } from '#contract/pages.ts'
import { beginSecondFactor } from '#contract/second-factor.ts'
import { call, Refused } from '#web/api/call.ts'
import { cleanedMessage } from '#web/auth/failure-text.ts'
import { logout } from '#web/auth/log-out.ts'
import { rememberOrigin } from '#web/auth/origin.ts'
import { say } from '#web/spanish/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { noteFailure } from '../note-failure.ts'
import type { Begun } from './scan-form.tsx'

/** For an account without a password: a login of the last minutes stands for it, and where that is longer ago, another one is asked for. */
export function GoogleFirst({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const stale = failure instanceof Refused && failure.code === 'fresh-sign-in-needed'

  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      onBegun(await call(beginSecondFactor, {}))
    } catch (error) {
      noteFailure('Turning two-factor authentication on failed', error)
      setFailure(error)
      setBusy(false)
    }
  }
  const logInAgain = async () => {
    setBusy(true)
    const out = await logout().catch(() => false)
    if (out) rememberOrigin(`${pages.settings}?tab=security`)
    setBusy(false)
  }

  return (
    <>
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the one in
        your password manager.
      </p>
      {failure !== undefined && (
        <Notice kind={stale ? 'info' : 'error'} live className="mt-4">
          {stale
            ? 'You logged in more than ten minutes ago. So that nobody else can do this at your desk, please log in with Google once more. You come back here.'
            : say(cleanedMessage(failure))}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {stale ? (
          <Button busy={busy} onClick={() => void logInAgain()}>
            Log In Again
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void begin()}>
            Go on
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  )
}
