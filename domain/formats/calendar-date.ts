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

/** The day on which `instant` falls where the user's clock stands, as `yyyy-MM-dd`. */
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

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Whether `name` is a time zone that this program knows, such as `America/Denver`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

const clockFormats = new Map<string, Intl.DateTimeFormat>()

function clockFormat(zone: string): Intl.DateTimeFormat {
  const known = clockFormats.get(zone)
  if (known) return known
  // A zone that a later Node no longer knows must not stop anything.
  const timeZone = isTimeZone(zone) ? zone : 'UTC'
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-US', { ...fields, second: '2-digit', hourCycle: 'h23', timeZone })
  clockFormats.set(zone, format)
  return format
}

/** What the clocks of the zone show at `instant`, in milliseconds as if they were UTC. Both are milliseconds since 1970. */
function clockIn(zone: string, instant: number): number {
  const parts = Object.fromEntries(
    clockFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The day on which `instant` falls in the zone. An unknown zone counts as UTC. */
export const dateIn = (zone: string, instant: Date): CalendarDate =>
  new Date(clockIn(zone, instant.getTime())).toISOString().slice(0, 10)

/** When the clocks of the zone next show this hour, after `instant`. */
export function nextHourIn(zone: string, hour: number, instant: Date): Date {
  const shown = clockIn(zone, instant.getTime())
  const today = Math.floor(shown / DAY) * DAY + hour * HOUR
  const wanted = today > shown ? today : today + DAY
  // The second time with the offset that holds then: between the two, the clocks may have been changed.
  const guess = wanted - (clockIn(zone, wanted) - wanted)
  return new Date(wanted - (clockIn(zone, guess) - guess))
}
