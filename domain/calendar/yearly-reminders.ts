import { addDays, type CalendarDate } from '../formats/calendar-date.ts'
import type { Translate } from '../message.ts'
import type { TrustRecord } from '../trust/record.ts'
import { SUMMARY } from '../trust/routes.ts'
import { nextAnniversary, type Reminder } from './reminder.ts'

/** The day on which a trust is looked through each year: that of the trust, else of its completion, else a year from today. Never the day itself, which may lie ahead. */
function anniversaryOf({ trustDate, completedAt }: TrustRecord, today: CalendarDate): CalendarDate {
  const begins = trustDate ?? completedAt?.slice(0, 10) ?? today
  return nextAnniversary(begins, addDays(begins > today ? begins : today, 1))
}

export function yearlyReview(trust: TrustRecord, today: CalendarDate, say: Translate): Reminder {
  return {
    id: 'review',
    kind: 'review',
    date: anniversaryOf(trust, today),
    yearly: true,
    title: say('Review your trust'),
    words: [
      say(
        'Read the summary of your answers. Has anyone been born, died, married, divorced or moved? Have you bought, sold or been given property? Can everyone you named still serve?',
      ),
      say('The trust is irrevocable: ask an attorney before you act on a change.'),
      say(
        'The trustee reports to the qualified beneficiaries at least once a year, unless they have waived it (W.S. 4-10-813).',
      ),
    ],
    path: SUMMARY,
  }
}

/** What is known for sure is when returns are due in general, and not which of them this family has to file. */
export function taxReminder(today: CalendarDate, say: Translate): Reminder {
  return {
    id: 'taxes',
    kind: 'taxes',
    date: nextAnniversary('2000-03-01', today),
    yearly: true,
    title: say('Ask your accountant about tax returns'),
    words: [
      say(
        'In general, Form 1041 for a trust’s income and Form 709 for gifts made to a trust in the previous year are due by April 15.',
      ),
      say('Ask your accountant whether your trust must file either of them, or another return.'),
    ],
  }
}
