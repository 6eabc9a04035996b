import { useMemo } from 'react'
import { localDate, shortDate } from '#domain/formats/calendar-date.ts'
import { locale } from '#web/i18n/i18n.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The clock of the language that is on. To make one takes a noticeable time. */
function clockOf(second?: '2-digit'): Intl.DateTimeFormat {
  const key = `${locale()} ${second}`
  const known = clocks.get(key)
  if (known) return known
  const clock = new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit', second })
  clocks.set(key, clock)
  return clock
}

/** The user's day of an instant, as `yyyy-MM-dd`. */
export const dayOf = (at: string) => localDate(new Date(at))

/** `10:42 AM` */
export const timeOf = (at: string | Date) => clockOf().format(new Date(at))

/** The times of these instants, with their seconds where two fall in one minute: `10:42:05 AM`. */
export function timesOf(instants: readonly string[]): string[] {
  const times = instants.map((at) => timeOf(at))
  if (new Set(times).size === times.length) return times
  return instants.map((at) => clockOf('2-digit').format(new Date(at)))
}

/** `May 3`, or `May 3, 2024` when it is not this year. */
export const dayWords = (day: string) => shortDate(day, localDate(new Date()), locale())

/** `May 3, 10:42 AM` */
export const momentOf = (at: string, time = timeOf(at)) => `${dayWords(dayOf(at))}, ${time}`

/** Today where the user is, as `yyyy-MM-dd`, fixed while the page is open. */
export function useToday(): string {
  return useMemo(() => localDate(new Date()), [])
}
