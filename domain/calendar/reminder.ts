import type { CalendarDate } from '../formats/calendar-date.ts'

/** Looking through the trust, tax returns, moving assets into the trust, and shares that can be paid out. */
export const REMINDER_KINDS = ['review', 'taxes', 'funding', 'shares'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** A day to be reminded of. */
export interface Reminder {
  /** What it is about, the same each time: a calendar that has it already changes it and adds no second one. */
  id: string
  kind: ReminderKind
  date: CalendarDate
  /** Comes again every year. */
  yearly?: true
  title: string
  /** Paragraphs of plain words. */
  words: readonly string[]
  /** The page of the product that it is about. */
  path?: string
}

/** The first day from `today` on that has the month and day of `date`; February 29 counts as 28, to come every year. */
export function nextAnniversary(date: CalendarDate, today: CalendarDate): CalendarDate {
  const day = date.endsWith('-02-29') ? '02-28' : date.slice(5)
  const thisYear = Number(today.slice(0, 4))
  const next = (year: number) => `${String(year).padStart(4, '0')}-${day}`
  return next(thisYear) >= today || thisYear === 9999 ? next(thisYear) : next(thisYear + 1)
}
