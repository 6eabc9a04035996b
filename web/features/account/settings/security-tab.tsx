import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { AccountEventKind } from '#api/account-event.ts'
import { call } from '#web/api/call.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { EventList } from '#web/components/event-list.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { sendPasswordReset } from '#web/features/account/auth/password-reset.ts'
import { translate } from '#web/i18n/i18n.ts'
import { logFailure } from '../auth/failure.ts'
import { LoadFailed, useLoaded } from './use-loaded.tsx'

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
              <Trans>The operator finds the link in the outbox folder. It works once and expires after one hour.</Trans>
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

const words: Record<AccountEventKind, string> = {
  'signed-up': 'The account was created',
  'signed-in': 'Login with the password',
  'sign-in-failed': 'Login attempted with a wrong password',
  'signed-out': 'Logout',
  'google-signed-up': 'The account was created through Google',
  'google-signed-in': 'Login through Google',
  'google-linked': 'Login through Google, for the first time',
  'address-verified': 'The email address was confirmed',
  'password-reset-asked': 'A password reset link was requested',
  'password-reset': 'A new password was set',
  'data-exported': 'Your data was downloaded',
  'export-refused': 'Data download attempted with a wrong password',
  'deletion-refused': 'Account deletion attempted with a wrong password',
  'second-factor-on': 'Two-factor authentication was turned on',
  'second-factor-off': 'Two-factor authentication was turned off',
  'code-refused': 'A wrong code was entered',
  'recovery-code-used': 'A recovery code was used',
  'recovery-codes-made': 'New recovery codes were made',
  'device-signed-out': 'A device was signed out',
  'other-devices-signed-out': 'All other devices were signed out',
  'review-link-made': 'A review link was made',
  'review-link-revoked': 'A review link was ended',
  'review-opened': 'A review link was opened',
  'review-refused': 'A review link was tried with a wrong passphrase or none',
  'review-copied': 'A reader made the attorney’s copy of the agreement',
  'review-commented': 'A reader commented',
  'review-proposed': 'A reader proposed a change',
  'review-proposal-withdrawn': 'A reader withdrew a proposal',
  'signed-document-added': 'A signed document was stored',
  'signed-document-read': 'A signed document was opened',
  'signed-document-removed': 'A signed document was deleted',
  'reminders-on': 'Email reminders were turned on or changed',
  'reminders-off': 'Email reminders were turned off',
  'reminders-off-by-mail': 'Email reminders were turned off through the link in an email',
  'operator-looked': 'The operator of this site looked at the state of your account, not at your answers',
}

const read = () => call('GET /api/account/activity')
const onFailure = (error: unknown) => logFailure('Your activity could not be loaded', error)

/** The newest events of the account, so that its owner notices what somebody else did. */
export function Activity() {
  const { data, failed, load } = useLoaded(read, onFailure)
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className="text-2xl">
        <Trans>Activity</Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        <Trans>
          The 100 most recent events in your account. If you do not recognize one, reset your password. The last part of
          each network address is left out.
        </Trans>
      </p>
      {failed ? (
        <div className="mt-4">
          <LoadFailed retry={load} />
        </div>
      ) : data ? (
        <EventList events={data.events} labelledBy="activity">
          {({ event }) => translate(words[event])}
        </EventList>
      ) : (
        <p role="status" className="mt-4">
          <Trans>Loading the activity...</Trans>
        </p>
      )}
    </section>
  )
}
