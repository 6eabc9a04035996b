import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { sendPasswordReset } from '#web/features/account/auth/password-reset.ts'
import { logFailure } from '../auth/failure.ts'

// Fetched when it is looked at, where there is any.
const SecondFactorAndDevices = lazyWithRetry(
  () => import('#web/features/second-factor/second-factor-and-devices.tsx'),
  PartMissing,
)

export function SecurityTab({ isOpen }: { isOpen: boolean }) {
  const { twoFactor } = useInstallation()
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Once there it stays, for recovery codes are shown only once.
  if (isOpen && !wasOpen) setWasOpen(true)
  const { user } = useAuth()
  const [busy, setBusy] = useState(false)
  const [inOutbox, setInOutbox] = useState(false)
  const email = user?.email ?? ''

  const send = async () => {
    setBusy(true)
    dismissToast()
    try {
      const { inOutbox } = await sendPasswordReset(email)
      setInOutbox(inOutbox)
      if (!inOutbox)
        showToast({
          title: 'Password Reset Email Sent',
          description: 'Check your email for instructions to reset your password',
        })
    } catch (error) {
      logFailure('Asking for a password reset failed', error)
      showToast({ title: 'Failed to Send Reset Email', description: 'Please try again later', destructive: true })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <section>
        <h2 className="text-2xl">
          <Trans>Password</Trans>
        </h2>
        <p className="mt-2 max-w-prose wrap-anywhere">
          <Trans>
            We send a link for choosing a new password to {email}. Choosing it logs you out on all your devices.
          </Trans>
        </p>
        <Button variant="secondary" className="mt-4" busy={busy} onClick={() => void send()}>
          <Trans>Reset Password</Trans>
        </Button>
        <div role="status">
          {inOutbox && (
            <Notice title={t`No email is sent in this installation`} className="mt-4">
              <Trans>The operator finds the link in the outbox folder. It works once, for one hour.</Trans>
            </Notice>
          )}
        </div>
      </section>
      {twoFactor ? (
        wasOpen && (
          <Suspense
            fallback={
              <p role="status">
                <Trans>Loading your devices...</Trans>
              </p>
            }
          >
            <SecondFactorAndDevices />
          </Suspense>
        )
      ) : (
        <TwoFactorToCome />
      )}
    </>
  )
}

function TwoFactorToCome() {
  return (
    <section>
      <h2 className="text-2xl">
        <Trans>Two-Factor Authentication</Trans>
      </h2>
      <p id="two-factor-words" className="mt-2 max-w-prose">
        <Trans>A second step when you log in, in addition to your password. It is not available yet.</Trans>
      </p>
      <Button variant="secondary" className="mt-4" disabled aria-describedby="two-factor-words">
        <Trans>Coming Soon</Trans>
      </Button>
    </section>
  )
}
