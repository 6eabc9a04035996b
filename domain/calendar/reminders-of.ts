import type { CalendarDate } from '../formats/calendar-date.ts'
import { isBlank } from '../formats/names.ts'
import { english, message, type Translate } from '../message.ts'
import type { TrustRecord } from '../trust/record.ts'
import { SIGNING_DAY } from '../trust/routes.ts'
import { fundingReminders } from './funding-reminders.ts'
import type { Reminder } from './reminder.ts'
import { shareReminders } from './share-reminders.ts'
import { taxReminder, yearlyReview } from './yearly-reminders.ts'

/** The day that the family has planned for the signing, until it has passed. */
function signing(
  { signingDate, signingTime, signingPlace }: TrustRecord,
  today: CalendarDate,
  say: Translate,
): Reminder[] {
  if (!signingDate || signingDate < today) return []
  const words = [
    ...(signingTime ? [say(message('At {time}.', { time: signingTime }))] : []),
    ...(signingPlace && !isBlank(signingPlace) ? [signingPlace.trim()] : []),
    say('Signing Day lists who comes, what to bring and the order of the signatures.'),
  ]
  const title = say('Sign the documents of the trust')
  return [{ id: 'signing', kind: 'review', date: signingDate, title, words, path: SIGNING_DAY }]
}

/** What the owner of a trust may want to be reminded of, from the answers as they are `today`. `say` chooses the language. No social security number is in it. */
export function remindersOf(trust: TrustRecord, today: CalendarDate, say: Translate = english): Reminder[] {
  return [
    ...signing(trust, today, say),
    yearlyReview(trust, today, say),
    taxReminder(today, say),
    ...fundingReminders(trust.assets ?? [], today, say),
    ...shareReminders(trust, today, say),
  ]
}
