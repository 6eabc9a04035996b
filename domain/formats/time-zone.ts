import type { CalendarDate } from './calendar-date.ts'

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

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // A zone that a later Node no longer knows must not stop anything.
  const timeZone = isTimeZone(zone) ? zone : 'UTC'
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-US', { ...fields, second: '2-digit', hourCycle: 'h23', timeZone })
  formats.set(zone, format)
  return format
}

/** What the clocks of the zone show at `instant`, in milliseconds as if they were UTC. Both are milliseconds since 1970. */
function clockIn(zone: string, instant: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
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
