import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Device } from '#api/second-factor.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { type Message, message } from '#domain/message.ts'
import { call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { dayOf, dayWords, momentOf } from '#web/components/times.ts'
import { cleanedMessage, logFailure } from '#web/features/account/auth/failure.ts'

interface DevicesProps {
  devices: readonly Device[]
  onChanged: (left: readonly Device[]) => void
}

/** Where the user is logged in, with a way out of each. */
export function Devices({ devices, onChanged }: DevicesProps) {
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
  return day === localDate(new Date()) ? t`Last used today` : t`Last used ${dayWords(day)}, or the day after`
}
