import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Device, SecondFactor } from '#api/second-factor.ts'
import { localDate, longDate } from '#domain/formats/calendar-date.ts'
import { type Message, message } from '#domain/message.ts'
import { call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { dayOf, dayWords, momentOf } from '#web/components/times.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { cleanedMessage, logFailure } from '#web/features/account/auth/failure.ts'
import { type Change, ProveDialog } from '#web/features/account/settings/proof.tsx'
import { LoadFailed, useLoaded } from '#web/features/account/settings/use-loaded.tsx'
import { locale } from '#web/i18n/i18n.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

interface SecurityData {
  factor: SecondFactor
  devices: readonly Device[]
  hasPassword: boolean
}

async function readSecurity(): Promise<SecurityData> {
  const [factor, { devices }, { hasPassword }] = await Promise.all([
    call('GET /api/second-factor'),
    call('GET /api/devices'),
    call('GET /api/account'),
  ])
  return { factor, devices, hasPassword }
}

const onFailure = (error: unknown) => logFailure('Reading the second factor and the devices failed', error)

/** What the settings have for keeping others out, where the installation offers it. */
export default function SecondFactorAndDevices() {
  const { data, failed, load, change } = useLoaded(readSecurity, onFailure)
  if (failed && !data) return <LoadFailed retry={load} />
  if (!data)
    return (
      <p role="status">
        <Trans>Loading your devices...</Trans>
      </p>
    )
  const { factor, devices, hasPassword } = data
  return (
    <>
      <SecondFactorSection factor={factor} hasPassword={hasPassword} reload={load} />
      <Devices devices={devices} onChanged={(left) => change({ devices: left })} />
    </>
  )
}

interface SecondFactorSectionProps {
  factor: SecondFactor
  hasPassword: boolean
  reload: () => Promise<void>
}

const FEW = 3

/** Whether logging in takes a code, and the ways to change that. */
function SecondFactorSection({ factor, hasPassword, reload }: SecondFactorSectionProps) {
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

interface DevicesProps {
  devices: readonly Device[]
  onChanged: (left: readonly Device[]) => void
}

/** Where the user is logged in, with a way out of each. */
function Devices({ devices, onChanged }: DevicesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  /** The id of the device that is being signed out, or all. */
  const [ending, setEnding] = useState<string>()

  const end = async (what: string, ask: () => Promise<{ devices: readonly Device[] }>, done: Message | string) => {
    setEnding(what)
    dismissToast()
    try {
      onChanged((await ask()).devices)
      showToast({ title: 'Signed out', description: done })
      // The button that had the focus has gone with its device.
      heading.current?.focus()
    } catch (error) {
      logFailure('Signing out a device failed', error)
      showToast({ title: 'Not signed out', description: cleanedMessage(error), destructive: true })
    } finally {
      setEnding(undefined)
    }
  }

  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        <Trans>Your Devices</Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        <Trans>
          Every browser where you are logged in. If you do not recognize one, sign it out, then reset your password.
        </Trans>
      </p>
      <ul aria-label={t`Your devices`} className="mt-4 divide-y divide-hairline border-y border-hairline">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0">
              <p className="font-semibold">
                {deviceName(device)}
                {device.current && (
                  <span className="ml-3 rounded-sm bg-sage px-2 py-0.5 text-base">
                    <Trans>This device</Trans>
                  </span>
                )}
              </p>
              <p className="text-base wrap-anywhere text-ink-soft">{signedInWords(device)}</p>
              {!device.current && <p className="text-base text-ink-soft">{usedWords(device)}</p>}
            </div>
            {!device.current && (
              <Button
                variant="secondary"
                size="small"
                busy={ending === device.id}
                aria-label={t`Sign out ${deviceName(device)}, ${signedInWords(device)}`}
                onClick={() =>
                  void end(
                    device.id,
                    () => call('POST /api/devices/sign-out', { id: device.id }),
                    message('{device} is logged out.', { device: deviceName(device) }),
                  )
                }
              >
                <Trans>Sign Out</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={ending === 'all'}
          onClick={() =>
            void end('all', () => call('POST /api/devices/sign-out-others'), 'You are logged in on this device only.')
          }
        >
          <Trans>Sign Out Everywhere Else</Trans>
        </Button>
      )}
    </section>
  )
}

/** `Firefox on Windows`, as far as the browser reveals it. */
export function deviceName({ browser, system }: Pick<Device, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} ${t`on`} ${system}`
  return browser || (system ? t`A browser on ${system}` : t`A browser or program without a name`)
}

/** `Signed in May 3, 10:42 AM, from 203.0.113.7` */
export function signedInWords({ signedInAt, address }: Pick<Device, 'signedInAt' | 'address'>): string {
  const when = momentOf(signedInAt)
  return address ? t`Signed in ${when}, from ${address}` : t`Signed in ${when}`
}

/** Use is noted once a day, so that it may have been in use on the next day, too. */
export function usedWords({ lastUsedAt }: Pick<Device, 'lastUsedAt'>): string {
  const day = dayOf(lastUsedAt)
  return day === localDate(new Date()) ? t`Last used today` : t`Last used on or about ${dayWords(day)}`
}
