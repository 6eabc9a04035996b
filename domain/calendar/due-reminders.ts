import { addDays, type CalendarDate } from '../formats/calendar-date.ts'
import { english, type Translate } from '../message.ts'
import type { TrustRecord } from '../trust/record.ts'
import { fundingReminders } from './funding-reminders.ts'
import type { Reminder, ReminderKind } from './reminder.ts'
import { shareReminders } from './share-reminders.ts'
import { taxReminder, yearlyReview } from './yearly-reminders.ts'

/** What somebody wants to be reminded of, and which days they have been reminded of. */
export interface ReminderWish {
  kinds: readonly ReminderKind[]
  /** The day on which they asked for it. */
  since: CalendarDate
  /** The last day that was looked at, not before `since`. */
  through: CalendarDate
}

/** After so many days without a look, for example because the server was down, a day is past and not caught up with. */
const CAUGHT_UP = 30
/** The days until assets without a day are first mentioned, and then from one time to the next. */
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
  const earliest = addDays(today, -CAUGHT_UP)
  const before = through > earliest ? through : earliest
  const from = addDays(before, 1)
  const assets = trust.assets ?? []
  const openDay = fundingDay(since, from)
  const all = [
    yearlyReview({ ...trust, trustDate: trust.trustDate ?? trust.completedAt?.slice(0, 10) ?? since }, before, say),
    taxReminder(from, say),
    ...fundingReminders(assets, from, say).filter(({ id }) => id !== 'funding'),
    // As they are open today.
    ...fundingReminders(assets, today, say).flatMap((each) =>
      each.id === 'funding' ? { ...each, date: openDay } : [],
    ),
    // Of the year that has begun, the first morning: otherwise it would be mentioned again each day.
    ...shareReminders(trust, addDays(since, 1), say),
  ]
  return all.filter(({ kind, date }) => kinds.includes(kind) && date >= from && date <= today)
}
