import { addDays, type CalendarDate, isCalendarDate } from '../formats/calendar-date.ts'
import type { TrustRecord } from './record.ts'

/** The default of specification T 9: a period of lives in being plus 21 years. */
const DEFAULT_TERMINATION_EVENT =
  '21 years after the death of all initial beneficiaries living at the time of trust creation'

/** The longest period W.S. 34-1-139(b) allows for property other than land held directly, said as an event. */
export const THOUSAND_YEARS_EVENT = 'the day before the date 1,000 years after the date of the trust agreement'

export const TERMINATION_CHOICES = {
  default: '21 years after the last initial beneficiary has died',
  thousand: 'Up to 1,000 years',
  own: 'Your own words',
} as const
export type TerminationChoice = keyof typeof TERMINATION_CHOICES

/** Which of the three choices the record's text stands for; nothing stored is the default. */
export function terminationChoice(trust: Pick<TrustRecord, 'terminationEvent'>): TerminationChoice {
  if (!trust.terminationEvent || trust.terminationEvent === DEFAULT_TERMINATION_EVENT) return 'default'
  return trust.terminationEvent === THOUSAND_YEARS_EVENT ? 'thousand' : 'own'
}

/** The event as documents print it. */
export function terminationEvent(trust: Pick<TrustRecord, 'terminationEvent'>): string {
  return trust.terminationEvent || DEFAULT_TERMINATION_EVENT
}

/** The day before the date 1,000 years after `date`. The calendar of a 29 February may lack the day: the year then ends with that month. */
export function thousandYearsAfter(date: CalendarDate): CalendarDate {
  const later = `${Number(date.slice(0, 4)) + 1000}${date.slice(4)}`
  return isCalendarDate(later) ? addDays(later, -1) : `${later.slice(0, 8)}28`
}
