import { localDate, shortDate } from '#domain/formats/calendar-date.ts'
import { locale } from '#web/spanish/language.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The reader's day of an instant, as `yyyy-MM-dd`. */
export const dayOf = (at: string) => localDate(new Date(at))

/** `10:42 AM` */
export const timeOf = (at: string) => clock.format(new Date(at))

const exactClock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

/** The times of these instants, with their seconds where two fall in one minute: `10:42:05 AM`. */
export function timesOf(instants: readonly string[]): string[] {
  const times = instants.map(timeOf)
  if (new Set(times).size === times.length) return times
  return instants.map((at) => exactClock.format(new Date(at)))
}

/** `May 3`, or `May 3, 2024` when it is not this year. */
export const dayWords = (day: string) => shortDate(day, localDate(new Date()), locale())

/** `May 3, 10:42 AM` */
export const momentOf = (at: string, time = timeOf(at)) => `${dayWords(dayOf(at))}, ${time}`
