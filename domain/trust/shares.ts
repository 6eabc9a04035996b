import { percent } from '../formats/numbers.ts'
import { listOf, type Message, message } from '../message.ts'
import type { Beneficiary } from './entries.ts'

export type ShareField = 'sharePercent' | 'incomeShare' | 'principalShare'

/** What the stated shares of a list add up to in percent, to two decimals, and whether any and whether every share is stated. */
export function sharesOf(beneficiaries: readonly Beneficiary[], field: ShareField) {
  const stated = beneficiaries.map((beneficiary) => beneficiary[field]).filter((share) => share !== undefined)
  const total = Number(stated.reduce((sum, share) => sum + share, 0).toFixed(2))
  return { any: stated.length > 0, all: stated.length === beneficiaries.length, total }
}

const KINDS: readonly (readonly [ShareField, Message])[] = [
  ['sharePercent', message('shares')],
  ['incomeShare', message('shares of income')],
  ['principalShare', message('shares of principal')],
]

/** All names of a short list; of a longer one the first two, and how many there are besides. */
function namesOf(people: readonly Beneficiary[]): Message {
  const names = people.map(({ name }) => name)
  if (names.length <= 3) return listOf(names)
  const more = message('{more, plural, one {# other} other {# others}}', { more: names.length - 2 })
  return listOf([...names.slice(0, 2), more])
}

/** Where the stated shares of those who take first are not the whole: what they come to and what follows, each in one sentence. */
export function shareErrors(
  beneficiaries: readonly Beneficiary[],
  divided?: Divided,
): { field: ShareField; text: Message; consequence: string }[] {
  const primary = beneficiaries.filter(({ isPrimary }) => isPrimary !== false)
  const counting = columnsThatCount(primary, divided)
  return KINDS.flatMap(([field, shares]) => {
    const { any, all, total } = sharesOf(primary, field)
    if (!counting.includes(field) || !any || (all && total === 100) || (!all && total < 100)) return []
    return [
      {
        field,
        text: all
          ? message('The {shares} of the primary beneficiaries add up to {total}%.', { shares, total })
          : message(
              'The stated {shares} of the primary beneficiaries add up to {total}% and leave nothing for those without one: {names}.',
              {
                shares,
                total,
                names: namesOf(primary.filter((one) => one[field] === undefined)),
              },
            ),
        consequence: 'The agreement then adjusts them in proportion, and Schedule A says so.',
      },
    ]
  })
}

export interface ShareTotal {
  text: Message
  /** They are not the whole, and the agreement changes them. */
  isOff: boolean
}

/**
 * What the percentages stated for those who take first come to so far, in a sentence for each kind that is stated for
 * anybody: `Stated shares: 60%, with 40% left for 2 others.`
 */
export function shareTotals(beneficiaries: readonly Beneficiary[]): ShareTotal[] {
  const { primary } = classesOf(beneficiaries)
  return KINDS.flatMap(([field, shares]) => {
    const { any, all, total } = sharesOf(primary, field)
    if (!any) return []
    const others = primary.filter((one) => one[field] === undefined).length
    const left = Number((100 - total).toFixed(2))
    const off = (text: Message): ShareTotal[] => [{ text, isOff: true }]
    const fits = (text: Message): ShareTotal[] => [{ text, isOff: false }]
    if (all) {
      if (left === 0) return fits(message('Stated {shares}: {total}%.', { shares, total }))
      if (total === 0) return off(message('Stated {shares}: 0%. The agreement gives each an equal share.', { shares }))
      return off(
        left > 0
          ? message(
              'Stated {shares}: {total}%, with {left}% left over. The agreement gives it to the same people in proportion.',
              { shares, total, left },
            )
          : message('Stated {shares}: {total}%, {over}% too much. The agreement reduces all in proportion.', {
              shares,
              total,
              over: -left,
            }),
      )
    }
    if (left > 0)
      return fits(
        message('Stated {shares}: {total}%, with {left}% left for {others, plural, one {# other} other {# others}}.', {
          shares,
          total,
          left,
          others,
        }),
      )
    return off(
      message(
        'Stated {shares}: {total}%, and {others, plural, one {# other has} other {# others have}} none stated. The agreement gives each of these an equal share, {equal}, and reduces the rest in proportion. To leave somebody out, state 0.',
        { shares, total, others, equal: percent(100 / primary.length) },
      ),
    )
  })
}

/** What is divided: the property or the income by the percentages stated for it, or either without regard to any. */
export type Divided = 'principal' | 'income' | 'equally'

export interface EffectiveShare {
  /** Percent of what the class divides, not rounded. */
  percent: number
  /** As it was stated, stated and changed in proportion, or, where none is stated, an equal part or all that is left. */
  as: 'stated' | 'adjusted' | 'equal' | 'rest'
}

/** Who takes first, and who only if nobody of these does; where nobody is named first, the others are (Article 4). */
export function classesOf(beneficiaries: readonly Beneficiary[]) {
  const first = beneficiaries.filter(({ isPrimary }) => isPrimary !== false)
  const later = beneficiaries.filter(({ isPrimary }) => isPrimary === false)
  return first.length === 0 ? { primary: later, contingent: [] } : { primary: first, contingent: later }
}

/** The column that counts: income and principal have their own where a percentage is in it for anybody. */
export function columnOf(among: readonly Beneficiary[], divided: 'principal' | 'income'): ShareField {
  const own: ShareField = divided === 'income' ? 'incomeShare' : 'principalShare'
  return sharesOf(among, own).any ? own : 'sharePercent'
}

/**
 * The columns by which a class divides anything (Article 4): the shares only where income or principal has no percentage
 * of its own, and the income only where the agreement does not make shares of the property. Pure.
 */
export function columnsThatCount(among: readonly Beneficiary[], divided?: Divided): readonly ShareField[] {
  if (divided === 'equally') return []
  const counting = [columnOf(among, 'principal'), ...(divided === 'principal' ? [] : [columnOf(among, 'income')])]
  return KINDS.map(([field]) => field).filter((field) => counting.includes(field))
}

function divide(among: readonly Beneficiary[], divided: Divided): (stated: number | undefined) => EffectiveShare {
  const equal: EffectiveShare = { percent: 100 / among.length, as: 'equal' }
  if (divided === 'equally') return () => equal
  const { any, all, total } = sharesOf(among, columnOf(among, divided))
  if (!any || (all && total === 0)) return () => equal
  if (all)
    return (stated = 0) =>
      total === 100 ? { percent: stated, as: 'stated' } : { percent: (stated * 100) / total, as: 'adjusted' }
  const without = among.filter((beneficiary) => beneficiary[columnOf(among, divided)] === undefined).length
  if (total < 100)
    return (stated) =>
      stated === undefined
        ? { percent: (100 - total) / without, as: without === 1 ? 'rest' : 'equal' }
        : { percent: stated, as: 'stated' }
  const room = 100 - without * equal.percent
  return (stated) => (stated === undefined ? equal : { percent: (stated * room) / total, as: 'adjusted' })
}

/**
 * What each beneficiary takes, by id, as Article 4 of the agreement ('Proportions') makes it of the stated percentages.
 * The primary beneficiaries divide the whole; the contingent ones, counted apart, divide it if they ever take.
 */
export function effectiveShares(
  beneficiaries: readonly Beneficiary[],
  divided: Divided = 'principal',
): Map<string, EffectiveShare> {
  const { primary, contingent } = classesOf(beneficiaries)
  return new Map(
    [primary, contingent].flatMap((among) => {
      const field = columnOf(among, divided === 'income' ? 'income' : 'principal')
      const shareOf = divide(among, divided)
      return among.map((beneficiary) => [beneficiary.id, shareOf(beneficiary[field])] as const)
    }),
  )
}

/** Whether a percentage of any kind is stated for a beneficiary. */
export const statesShare = (beneficiary: Beneficiary): boolean =>
  KINDS.some(([field]) => beneficiary[field] !== undefined)

/** The change that takes the stated shares of those who take first away: without them Article 4 treats them alike. Pure. */
export const withoutShares = (beneficiaries: readonly Beneficiary[]) => ({
  put: classesOf(beneficiaries)
    .primary.filter(statesShare)
    .map(({ id }) => ({ id, sharePercent: null, incomeShare: null, principalShare: null })),
})
