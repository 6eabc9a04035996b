import type { CalendarDate } from '../formats/calendar-date.ts'
import { english, type Translate } from '../message.ts'
import type { TrustRecord } from '../trust/record.ts'
import { fundingReminders } from './funding-reminders.ts'
import type { Reminder } from './reminder.ts'
import { shareReminders } from './share-reminders.ts'
import { taxReminder, yearlyReview } from './yearly-reminders.ts'

/** What the owner of a trust may want to be reminded of, from the answers as they are `today`. `say` chooses the language. No social security number is in it. */
export function remindersOf(trust: TrustRecord, today: CalendarDate, say: Translate = english): Reminder[] {
  return [
    yearlyReview(trust, today, say),
    taxReminder(today, say),
    ...fundingReminders(trust.assets ?? [], today, say),
    ...shareReminders(trust, today, say),
  ]
}
