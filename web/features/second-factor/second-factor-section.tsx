import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { SecondFactor } from '#api/second-factor.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { dayOf } from '#web/components/times.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { locale } from '#web/i18n/i18n.ts'
import { type Change, ProveDialog } from './prove-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

interface SecondFactorSectionProps {
  factor: SecondFactor
  hasPassword: boolean
  reload: () => Promise<void>
}

const FEW = 3

/** Whether logging in takes a code, and the ways to change that. */
export function SecondFactorSection({ factor, hasPassword, reload }: SecondFactorSectionProps) {
  const [open, setOpen] = useState<'turn-on' | Change>()
  const [shown, setShown] = useState<{ codes: readonly string[]; first: boolean }>()
  const isVerified = useAuth().user?.emailVerified === true
  const close = () => setOpen(undefined)

  const ask = (what: 'turn-on' | Change) => {
    dismissToast()
    setOpen(what)
  }
  const made = (recoveryCodes: readonly string[]) => {
    setShown({ codes: recoveryCodes, first: open === 'turn-on' })
    close()
    void reload()
  }
  const turnedOff = () => {
    close()
    setShown(undefined)
    void reload()
    showToast({ title: 'Two-factor authentication is off', description: 'Logging in no longer requires a code.' })
  }
  const saved = () => {
    setShown(undefined)
    const title = shown?.first ? 'Two-factor authentication is on' : 'The earlier recovery codes no longer work'
    showToast({
      title,
      description: 'Logging in requires a code from your authenticator app, or one of your recovery codes.',
    })
  }

  return (
    <section>
      <h2 className="text-2xl">
        <Trans>Two-Factor Authentication</Trans>
      </h2>
      {shown ? (
        <RecoveryCodes codes={shown.codes} onSaved={saved} />
      ) : factor.since ? (
        <On since={factor.since} left={factor.recoveryCodesLeft} ask={ask} />
      ) : (
        <>
          <p className="mt-2 max-w-prose">
            <Trans>
              A code from an app on your phone, in addition to your password. Someone who learns your password cannot
              log in without your phone.
            </Trans>
          </p>
          {isVerified ? (
            <Button variant="secondary" className="mt-4" onClick={() => ask('turn-on')}>
              <Trans>Turn On</Trans>
            </Button>
          ) : (
            <p className="mt-2 font-semibold">
              <Trans>Please confirm your email address first.</Trans>
            </p>
          )}
        </>
      )}
      {open === 'turn-on' && <TurnOnDialog hasPassword={hasPassword} onClose={close} onDone={made} />}
      {(open === 'turn-off' || open === 'new-codes') && (
        <ProveDialog change={open} hasPassword={hasPassword} onClose={close} onOff={turnedOff} onCodes={made} />
      )}
    </section>
  )
}

function On({ since, left, ask }: { since: string; left: number; ask: (what: Change) => void }) {
  return (
    <>
      <p className="mt-2 max-w-prose">
        <Trans>
          On since {longDate(dayOf(since), locale())}. Logging in requires a code from your authenticator app.
        </Trans>
      </p>
      {left > FEW ? (
        <p className="mt-2">
          <Trans>{left} recovery codes are left.</Trans>
        </p>
      ) : (
        <Notice kind="warning" className="mt-4">
          <Trans>
            {left === 0
              ? t`No recovery code is`
              : left === 1
                ? t`Only one recovery code is`
                : t`Only ${left} recovery codes are`}{' '}
            left. Make new ones before you need them.
          </Trans>
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => ask('new-codes')}>
          <Trans>New Recovery Codes</Trans>
        </Button>
        <Button variant="secondary" onClick={() => ask('turn-off')}>
          <Trans>Turn Off</Trans>
        </Button>
      </div>
    </>
  )
}
