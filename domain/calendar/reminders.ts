import { addDays, type CalendarDate } from '../formats/calendar-date.ts'
import { isBlank } from '../formats/names.ts'
import { percent } from '../formats/numbers.ts'
import { english, message, type Translate } from '../message.ts'
import { passesByDesignation } from '../trust/assets.ts'
import { termsOf } from '../trust/distribution-terms.ts'
import type { Asset } from '../trust/entries.ts'
import { fundingOf } from '../trust/funding.ts'
import { taskOf } from '../trust/funding-plan.ts'
import { type Part, type Payee, payoutsOf } from '../trust/overview/payouts.ts'
import type { TrustRecord } from '../trust/record.ts'
import { FUNDING_PLAN, OVERVIEW, SIGNING_DAY, SUMMARY } from '../trust/routes.ts'
import { nextAnniversary, type Reminder, type ReminderKind } from './reminder.ts'

/** The day on which a trust is looked through each year: that of the trust, else of its completion, else a year from today. Never the day itself, which may lie ahead. */
function anniversaryOf({ trustDate, completedAt }: TrustRecord, today: CalendarDate): CalendarDate {
  const begins = trustDate ?? completedAt?.slice(0, 10) ?? today
  return nextAnniversary(begins, addDays(begins > today ? begins : today, 1))
}

function yearlyReview(trust: TrustRecord, today: CalendarDate, translate: Translate): Reminder {
  return {
    id: 'review',
    kind: 'review',
    date: anniversaryOf(trust, today),
    yearly: true,
    title: translate('Review your trust'),
    words: [
      translate(
        'Read the summary of your answers. Has anyone been born, died, married, divorced or moved? Have you bought, sold or been given property? Can everyone you named still serve?',
      ),
      translate('The trust is irrevocable: ask an attorney before you act on a change.'),
      translate(
        'The trustee reports to the qualified beneficiaries at least once a year, unless they have waived it (W.S. 4-10-813).',
      ),
    ],
    path: SUMMARY,
  }
}

/** What is known for sure is when returns are due in general, and not which of them this family has to file. */
function taxReminder(today: CalendarDate, translate: Translate): Reminder {
  return {
    id: 'taxes',
    kind: 'taxes',
    date: nextAnniversary('2000-03-01', today),
    yearly: true,
    title: translate('Ask your accountant about tax returns'),
    words: [
      translate(
        'In general, Form 1041 for a trust’s income and Form 709 for gifts made to a trust in the previous year are due by April 15.',
      ),
      translate('Ask your accountant whether your trust must file either of them, or another return.'),
    ],
  }
}

/** Days until the assets are looked at again for which no day was noted. */
const LATER = 30
const MAX_NAMED = 20

function planned(asset: Asset, date: CalendarDate, translate: Translate): Reminder {
  const { note } = fundingOf(asset)
  return {
    id: `funding-${asset.id}`,
    kind: 'funding',
    date,
    title: translate(message('Move into the trust: {name}', { name: asset.name })),
    words: [
      `${translate(taskOf(asset))}.`,
      ...(note.trim() ? [translate(message('Your note: {note}', { note: note.trim() }))] : []),
    ],
    path: FUNDING_PLAN,
  }
}

function withoutDay(assets: readonly Asset[], today: CalendarDate, translate: Translate): Reminder {
  const named = assets.slice(0, MAX_NAMED).map(({ name }) => name)
  const more = assets.length - named.length
  return {
    id: 'funding',
    kind: 'funding',
    date: addDays(today, LATER),
    title: translate(
      message('{count, plural, one {An asset is} other {# assets are}} not yet in the trust', { count: assets.length }),
    ),
    words: [
      translate(
        'A trust holds only the property transferred to it. The funding plan states how each kind of property is transferred.',
      ),
      [
        translate('Still to do:'),
        ...named.map((name) => `- ${name}`),
        ...(more > 0 ? [`- ${translate(message('and {count} more', { count: more }))}`] : []),
      ].join('\n'),
    ],
    path: FUNDING_PLAN,
  }
}

/** The open items of the funding plan: each on the day that was noted for it, and together those whose day is past or was never noted. */
function fundingReminders(assets: readonly Asset[], today: CalendarDate, translate: Translate): Reminder[] {
  const open = assets.filter(
    (asset) => !passesByDesignation(asset) && ['to-do', 'in-progress'].includes(fundingOf(asset).status),
  )
  const ahead = open.filter((asset) => fundingOf(asset).date >= today)
  const rest = open.filter((asset) => !ahead.includes(asset))
  return [
    ...(rest.length > 0 ? [withoutDay(rest, today, translate)] : []),
    ...ahead.map((asset) => planned(asset, fundingOf(asset).date, translate)),
  ]
}

const IN_THIRDS = ['a third of the share', 'half of what remains of the share', 'the rest of the share'] as const

/** Parts of one age as one part: a later distribution age makes a family's own parts wait for it. */
function dueTogether(parts: readonly Part[]): Part[] {
  return [...Map.groupBy(parts, ({ age }) => age).values()].flatMap(([first, ...others]) => {
    if (!first?.percent || others.length === 0) return first ?? []
    const sum = others.reduce((sum, { percent = 0 }) => sum + percent, first.percent)
    return { ...first, percent: Number(sum.toFixed(2)) }
  })
}

const whatOf = (parts: readonly Part[], { part, percent: share }: Part) => {
  if (share !== undefined && share < 100) return message('{percent} of the share', { percent: percent(share) })
  return message(parts.length === 1 || share === 100 ? 'the share' : (IN_THIRDS[part] ?? 'a part of the share'))
}

function reminder(
  { id, name, contingent, parts }: Payee,
  due: Part,
  today: CalendarDate,
  translate: Translate,
): Reminder {
  const { age, year, part } = due
  const begins = `${year}-01-01`
  const what = whatOf(parts, due)
  return {
    id: `share-${id}-${part}`,
    kind: 'shares',
    // Only the year of birth is asked for. Of the year that has begun, the birthday may still come: a day that is past reminds nobody.
    date: begins < today ? today : begins,
    title: translate(
      message('{name} reaches {age} this year: {what} can be paid out after the grantor’s death', { name, age, what }),
    ),
    words: [
      translate(
        message(
          'According to your answers, {what} is paid out at age {age}, but not before the grantor’s death. Your answers give only the year of birth, so move this reminder to the birthday.',
          { what, age },
        ),
      ),
      ...(contingent
        ? [translate('Article 9 of the trust agreement states when a contingent beneficiary takes.')]
        : []),
      translate('The trust agreement determines what is paid, and when.'),
    ],
    path: OVERVIEW,
  }
}

/** The years from which shares can come out, of those whose year of birth is known, from this year on. */
function shareReminders(trust: TrustRecord, today: CalendarDate, translate: Translate): Reminder[] {
  const thisYear = Number(today.slice(0, 4))
  return payoutsOf(trust).payees.flatMap((payee) =>
    dueTogether(
      payee.parts.filter(({ year, passed }) => !passed && year !== undefined && year >= thisYear && year <= 9999),
    ).map((part) => reminder(payee, part, today, translate)),
  )
}

/** Where the agreement has all income paid out at least once a year (its Article 5), a month before the year ends. */
function incomeReminder(trust: TrustRecord, today: CalendarDate, translate: Translate): Reminder[] {
  const { divided, generations } = termsOf(trust)
  if (divided !== 'income' && generations !== 'income') return []
  return [
    {
      id: 'income',
      kind: 'shares',
      date: nextAnniversary('2000-12-01', today),
      yearly: true,
      title: translate(
        divided === 'income'
          ? 'Pay out this year’s income of the trust'
          : 'Pay out this year’s income of each share, after the grantor’s death',
      ),
      words: [
        translate(
          divided === 'income'
            ? 'The trust agreement requires the trustee to distribute all of the net income to the primary beneficiaries at least once a year, from the first transfer of property on.'
            : 'The trust agreement requires the trustee to distribute the whole net income of each share to its beneficiary at least once a year, but not before the grantor’s death.',
        ),
      ],
      path: OVERVIEW,
    },
  ]
}

/** The day that the family has planned for the signing, until it has passed. */
function signing(
  { signingDate, signingTime, signingPlace }: TrustRecord,
  today: CalendarDate,
  translate: Translate,
): Reminder[] {
  if (!signingDate || signingDate < today) return []
  const words = [
    ...(signingTime ? [translate(message('At {time}.', { time: signingTime }))] : []),
    ...(signingPlace && !isBlank(signingPlace) ? [signingPlace.trim()] : []),
    translate('Signing Day lists who comes, what to bring and the order of the signatures.'),
  ]
  const title = translate('Sign the trust documents')
  return [{ id: 'signing', kind: 'review', date: signingDate, title, words, path: SIGNING_DAY }]
}

/** What the owner of a trust may want to be reminded of, from the answers as they are `today`. `translate` chooses the language. No social security number is in it. */
export function remindersOf(trust: TrustRecord, today: CalendarDate, translate: Translate = english): Reminder[] {
  return [
    ...signing(trust, today, translate),
    yearlyReview(trust, today, translate),
    taxReminder(today, translate),
    ...fundingReminders(trust.assets ?? [], today, translate),
    ...incomeReminder(trust, today, translate),
    ...shareReminders(trust, today, translate),
  ]
}

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
  translate: Translate = english,
): Reminder[] {
  const earliest = addDays(today, -LOOK_BACK)
  const before = through > earliest ? through : earliest
  const from = addDays(before, 1)
  const assets = trust.assets ?? []
  const openDay = fundingDay(since, from)
  const all = [
    yearlyReview(
      { ...trust, trustDate: trust.trustDate ?? trust.completedAt?.slice(0, 10) ?? since },
      before,
      translate,
    ),
    taxReminder(from, translate),
    ...fundingReminders(assets, from, translate).filter(({ id }) => id !== 'funding'),
    // The assets that are still to be moved today.
    ...fundingReminders(assets, today, translate).flatMap((each) =>
      each.id === 'funding' ? { ...each, date: openDay } : [],
    ),
    ...incomeReminder(trust, from, translate),
    // Counted from the first morning: a share of the current year would otherwise be mentioned every day.
    ...shareReminders(trust, addDays(since, 1), translate),
  ]
  return all.filter(({ kind, date }) => kinds.includes(kind) && date >= from && date <= today)
}
