import { t } from '@lingui/core/macro'
import type { Device } from '#api/second-factor.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { dayOf, dayWords, momentOf } from '#web/components/times.ts'

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
