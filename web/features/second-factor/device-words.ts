import type { Device } from '#api/second-factor.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { dayOf, dayWords, momentOf } from '#web/components/times.ts'
import { say } from '#web/spanish/say.ts'

/** `Firefox on Windows`, as far as the browser tells. */
export function deviceName({ browser, system }: Pick<Device, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} ${say('on')} ${system}`
  return browser || (system ? say`A browser on ${system}` : say('A browser or program without a name'))
}

/** `Signed in May 3, 10:42 AM, from 203.0.113.7` */
export function signedInWords({ signedInAt, address }: Pick<Device, 'signedInAt' | 'address'>): string {
  const when = momentOf(signedInAt)
  return address ? say`Signed in ${when}, from ${address}` : say`Signed in ${when}`
}

/** Use is noted once a day, so that it may have been in use on the next day, too. */
export function usedWords({ lastUsedAt }: Pick<Device, 'lastUsedAt'>): string {
  const day = dayOf(lastUsedAt)
  return day === localDate(new Date()) ? say('Last used today') : say`Last used ${dayWords(day)}, or the day after`
}
