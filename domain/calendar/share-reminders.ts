import type { CalendarDate } from '../formats/calendar-date.ts'
import { percent } from '../formats/numbers.ts'
import { message, type Translate } from '../message.ts'
import { type Part, type Payee, payoutsOf } from '../trust/overview/payouts.ts'
import type { TrustRecord } from '../trust/record.ts'
import { OVERVIEW } from '../trust/routes.ts'
import type { Reminder } from './reminder.ts'

const IN_THIRDS = ['a third of the share', 'half of what remains of the share', 'the rest of the share'] as const

const whatOf = (parts: readonly Part[], { part, percent: share }: Part) => {
  if (share !== undefined) return message('{percent} of the share', { percent: percent(share) })
  return message(parts.length === 1 ? 'the share' : (IN_THIRDS[part] ?? 'a part of the share'))
}

function reminder({ id, name, contingent, parts }: Payee, due: Part, today: CalendarDate, say: Translate): Reminder {
  const { age, year, part } = due
  const begins = `${year}-01-01`
  const what = whatOf(parts, due)
  return {
    id: `share-${id}-${part}`,
    kind: 'shares',
    // Only the year of birth is asked for. Of the year that has begun, the birthday may still come: a day that is past reminds nobody.
    date: begins < today ? today : begins,
    title: say(
      message('{name} reaches {age} this year: {what} can be paid out after the grantor’s death', { name, age, what }),
    ),
    words: [
      say(
        message(
          'According to your answers, {what} is paid out at age {age}, but not before the grantor’s death. Your answers give only the year of birth, so move this reminder to the birthday.',
          { what, age },
        ),
      ),
      ...(contingent ? [say('Article 9 of the trust agreement states when a contingent beneficiary takes.')] : []),
      say('The trust agreement determines what is paid, and when.'),
    ],
    path: OVERVIEW,
  }
}

/** The years from which shares can come out, of those whose year of birth is known, from this year on. */
export function shareReminders(trust: TrustRecord, today: CalendarDate, say: Translate): Reminder[] {
  const thisYear = Number(today.slice(0, 4))
  return payoutsOf(trust).payees.flatMap((payee) =>
    payee.parts
      .filter(({ year, passed }) => !passed && year !== undefined && year >= thisYear && year <= 9999)
      .map((part) => reminder(payee, part, today, say)),
  )
}
