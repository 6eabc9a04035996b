import { useState } from 'react'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure-text.ts'
import { LogInAgain } from '#web/features/account/settings/log-in-again.tsx'
import { noteFailure } from '#web/features/account/settings/note-failure.ts'
import { say } from '#web/spanish/say.ts'
import type { Begun } from './scan-form.tsx'

/** For an account without a password: a login of the last minutes stands for it, and where that is longer ago, another one is asked for. */
export function GoogleFirst({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const stale = failure instanceof ApiError && failure.code === 'fresh-sign-in-needed'

  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      onBegun(await call('POST /api/second-factor/begin', {}))
    } catch (error) {
      noteFailure('Turning two-factor authentication on failed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the one in
        your password manager.
      </p>
      {stale ? (
        <LogInAgain onClose={onClose} />
      ) : (
        <>
          {failure !== undefined && (
            <Notice kind="error" live className="mt-4">
              {say(cleanedMessage(failure))}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void begin()}>
              Go on
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </>
  )
}
