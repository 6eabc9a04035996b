import * as z from 'zod/mini'
import { CALENDAR_DATE, type CalendarDate, EARLIEST_DATE, isCalendarDate } from './calendar-date.ts'

/** A date that exists and is not before 1900-01-01. Whether it is in the future is judged by {@link dateUpTo}. */
export function date(required: string) {
  const exists = { error: 'Please enter a date that exists, such as 07/04/1976.', abort: true }
  return z.string(required).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.regex(CALENDAR_DATE, exists),
    z.refine(isCalendarDate, exists),
    z.refine((text) => text >= EARLIEST_DATE, 'The date cannot be before January 1, 1900.'),
  )
}

/** A {@link date} that is not after `today`. */
export function dateUpTo(today: CalendarDate, required: string) {
  return date(required).check(z.refine((text) => text <= today, 'The date cannot be in the future.'))
}
