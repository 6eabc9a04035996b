import { addDays, type CalendarDate } from '../formats/calendar-date.ts'
import { english, type Translate } from '../message.ts'
import type { TrustRecord } from '../trust/record.ts'
import { fundingReminders } from './funding-reminders.ts'
import type { Reminder, ReminderKind } from './reminder.ts'
import { shareReminders } from './share-reminders.ts'
import { taxReminder, yearlyReview } from './yearly-reminders.ts'

/** Which reminders an account wants, and up to which day it has had them. */
export interface ReminderWish {
  kinds: readonly ReminderKind[]
  /** The day on which they asked for it. */
  since: CalendarDate
  /** The last day that was checked, not before `since`. */
  through: CalendarDate
}

/** The days that are made up for after an outage. Older ones are skipped. */
const LOOK_BACK = 30
/** Days until assets without a day are first mentioned, and then between mentions. */
const FIRST = 30
const AGAIN = 90

/** The first day from `from` on, on which assets without a day are mentioned. */
function fundingDay(since: CalendarDate, from: CalendarDate): CalendarDate {
  let day = addDays(since, FIRST)
  while (day < from) day = addDays(day, AGAIN)
  return day
}

/**
 * The reminders of the days after `through`, up to `today`, from the answers as they are. A calendar file names days that
 * depend on when it is made; these are counted from `since`, so that each of them comes once.
 */
export function dueReminders(
  trust: TrustRecord,
  { kinds, since, through }: ReminderWish,
  today: CalendarDate,
  say: Translate = english,
): Reminder[] {
  const earliest = addDays(today, -LOOK_BACK)
  const before = through > earliest ? through : earliest
  const from = addDays(before, 1)
  const assets = trust.assets ?? []
  const openDay = fundingDay(since, from)
  const all = [
    yearlyReview({ ...trust, trustDate: trust.trustDate ?? trust.completedAt?.slice(0, 10) ?? since }, before, say),
    taxReminder(from, say),
    ...fundingReminders(assets, from, say).filter(({ id }) => id !== 'funding'),
    // The assets that are still to be moved today.
    ...fundingReminders(assets, today, say).flatMap((each) =>
      each.id === 'funding' ? { ...each, date: openDay } : [],
    ),
    // Counted from the first morning: a share of the current year would otherwise be mentioned every day.
    ...shareReminders(trust, addDays(since, 1), say),
  ]
  return all.filter(({ kind, date }) => kinds.includes(kind) && date >= from && date <= today)
}
