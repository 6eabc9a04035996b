import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure-text.ts'
import { logFailure } from '#web/features/account/settings/log-failure.ts'
import { LogInAgain } from '#web/features/account/settings/log-in-again.tsx'
import { translate } from '#web/i18n/i18n.ts'
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
      logFailure('Turning two-factor authentication on failed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        <Trans>
          You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the one
          in your password manager.
        </Trans>
      </p>
      {stale ? (
        <LogInAgain onClose={onClose} />
      ) : (
        <>
          {failure !== undefined && (
            <Notice kind="error" live className="mt-4">
              {translate(cleanedMessage(failure))}
            </Notice>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void begin()}>
              <Trans>Continue</Trans>
            </Button>
            <Button variant="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  )
}
