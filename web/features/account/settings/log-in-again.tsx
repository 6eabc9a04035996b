import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { pages } from '#api/pages.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { logout } from '#web/features/account/auth/log-out.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'

/** For an account without a password: asks for another login with Google, which leads back to these settings. */
export function LogInAgain({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)

  const logInAgain = async () => {
    setBusy(true)
    const out = await logout().catch(() => false)
    if (out) rememberOrigin(`${pages.settings}?tab=security`)
    setBusy(false)
  }

  return (
    <>
      <Notice kind="info" live className="mt-4">
        <Trans>
          You logged in more than ten minutes ago. So that nobody else can do this on your device, please log in with
          Google again. You will return to this page.
        </Trans>
      </Notice>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void logInAgain()}>
          <Trans>Log In Again</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}
