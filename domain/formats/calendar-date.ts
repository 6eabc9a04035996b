/** A calendar date without a zone, `yyyy-MM-dd`. */
export type CalendarDate = string

/** The earliest date a trust or an EIN application may carry (specification T 9). */
export const EARLIEST_DATE: CalendarDate = '1900-01-01'

/** How a {@link CalendarDate} is written. */
export const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether `text` is a day that exists, written `yyyy-MM-dd`. */
export function isCalendarDate(text: string): boolean {
  const parts = CALENDAR_DATE.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const made = new Date(Date.UTC(2000, 0, 1))
  made.setUTCFullYear(year, month - 1, day)
  return made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day
}

const ENGLISH = 'en-US'
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, year: 'numeric' | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${year}`
  const known = formats.get(key)
  if (known) return known
  // A calendar date has no time zone: midnight UTC stays that day only in UTC.
  const format = new Intl.DateTimeFormat(locale, { year, month: 'long', day: 'numeric', timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

function inWords(date: CalendarDate, locale: string, year?: 'numeric'): string {
  if (!isCalendarDate(date)) return date
  // The first use of Intl blocks the page for 80 ms on a slow phone.
  if (locale === ENGLISH) {
    const [y = 0, month = 0, day] = date.split('-').map(Number)
    return `${MONTHS[month - 1]} ${day}${year ? `, ${y}` : ''}`
  }
  return formatOf(locale, year).format(new Date(`${date}T00:00:00Z`))
}

/** `1976-07-04` as `July 4, 1976`, or as the locale writes it; text that is no calendar date comes back unchanged. */
export function longDate(date: CalendarDate, locale = ENGLISH): string {
  return inWords(date, locale, 'numeric')
}

/** The day on which `instant` falls where the reader's clock stands, as `yyyy-MM-dd`. */
export function localDate(instant: Date): CalendarDate {
  const pad = (number: number, width: number) => String(number).padStart(width, '0')
  return `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}`
}

/** The last day that can be written with four digits for the year. */
const LATEST_DATE: CalendarDate = '9999-12-31'

/** `date` moved by whole days, at most to the last day of the year 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.getUTCFullYear() > 9999 ? LATEST_DATE : moved.toISOString().slice(0, 10)
}

/** A day in a short sentence: `May 3`, and with the year, `May 3, 2024`, when it is not the year of `today`. */
export function shortDate(date: CalendarDate, today: CalendarDate, locale = ENGLISH): string {
  return inWords(date, locale, date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric')
}
