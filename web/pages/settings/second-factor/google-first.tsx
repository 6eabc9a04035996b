import { useState } from 'react'
import { beginSecondFactor } from '#contract/second-factor.ts'
import { call, Refused } from '#web/api/call.ts'
import { currentUser, refreshSession } from '#web/auth/auth-state.ts'
import { cleanedMessage } from '#web/auth/failure-text.ts'
import { askGoogle } from '#web/auth/google-window.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { noteFailure } from '../note-failure.ts'
import type { Begun } from './scan-form.tsx'

/** For an account without a password: a login of the last minutes stands for it, and where that is longer ago, another one through Google. */
export function GoogleFirst({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [stale, setStale] = useState(false)
  const [failure, setFailure] = useState<string>()

  // Asking Google is to be in the click itself, for it opens a window.
  const begin = async (fresh: Promise<unknown> | undefined) => {
    const uid = currentUser()?.uid
    setBusy(true)
    setFailure(undefined)
    try {
      await fresh
      if (fresh) await refreshSession()
      if (currentUser()?.uid !== uid) throw new Error('You logged in to another account. Please begin again.')
      onBegun(await call(beginSecondFactor, {}))
    } catch (error) {
      if (!fresh && error instanceof Refused && error.code === 'fresh-sign-in-needed') setStale(true)
      else {
        noteFailure('Turning two-factor authentication on failed', error)
        setFailure(cleanedMessage(error))
      }
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the one in
        your password manager.
      </p>
      {stale && (
        <p role="status" className="mt-3">
          Please log in with Google once more, so that nobody else can do this at your desk.
        </p>
      )}
      {failure && (
        <Notice kind="error" live className="mt-4">
          {failure}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void begin(stale ? askGoogle(() => undefined) : undefined)}>
          {stale ? 'Continue with Google' : 'Go on'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  )
}
