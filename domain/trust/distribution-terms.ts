import { addDays, type CalendarDate, isCalendarDate } from '../formats/calendar-date.ts'
import { DEFAULT_AGE, type Stage, stagesOf } from './distribution-ages.ts'
import type { TrustRecord } from './record.ts'
import type { Divided } from './shares.ts'

/** What Article 5 of the agreement, with the distribution type that was chosen, fixes beforehand. */
export interface Terms {
  /** What the shares are parts of; absent where nobody has a fixed share. */
  divided?: Divided
  /** In how many parts a share comes out at an age; absent where no age is fixed. */
  parts?: number
  /** The family's own ages and parts, instead of thirds. */
  stages?: readonly Stage[]
  /**
   * How the property is kept in trust from one generation to the next: as one fund in the trustee's discretion, or as a
   * trust for each line, for support, with its income paid out, or under standards that encourage.
   */
  generations?: 'fund' | 'support' | 'income' | 'incentive'
  /** The grantor's own words say who receives what, and when. */
  ownWords?: true
  /** Nothing was chosen yet. */
  open?: true
}

const OWN_WORDS: Terms = { ownWords: true }
const IN_THIRDS: Terms = { divided: 'principal', parts: 3 }

const TERMS = new Map<string, Terms>(
  Object.entries({
    'lump-sum': { divided: 'principal', parts: 1 },
    staggered: IN_THIRDS,
    staged: IN_THIRDS,
    'age-based': IN_THIRDS,
    custom: OWN_WORDS,
    specific: OWN_WORDS,
    equal: { divided: 'equally' },
    percentage: { divided: 'principal' },
    discretionary: { generations: 'fund' },
    hems: { divided: 'principal', generations: 'support' },
    'income-principal': { divided: 'principal', generations: 'income' },
    incentive: { divided: 'principal', generations: 'incentive' },
    spendthrift: {},
    income: { divided: 'income' },
    'income-only': { divided: 'income' },
  } satisfies Record<string, Terms>),
)

/** The kinds of distribution that the agreement has words of its own for. */
export const KNOWN_DISTRIBUTIONS: readonly string[] = [...TERMS.keys()]

/** What the chosen distribution fixes of shares and ages. */
export function termsOf(trust: Pick<TrustRecord, 'distributionType' | 'distributionStages'>): Terms {
  const type = (trust.distributionType ?? '').trim().toLowerCase()
  if (type === '' || type === 'none') return { open: true }
  const terms = TERMS.get(type.replace(/[\s_]+/g, '-')) ?? OWN_WORDS
  const stages = terms === IN_THIRDS ? stagesOf(trust) : []
  return stages.length === 0 ? terms : { ...terms, parts: stages.length, stages }
}

/** What stated percentages divide: where nobody has a fixed share, the property alone, when the trust ends. */
export const dividedByShares = ({ divided, ownWords }: Terms): Divided | undefined =>
  divided ?? (ownWords ? undefined : 'principal')

/** The distribution age of an individual for whom none is stated: with stages of the family's own, the youngest of them. */
export const defaultAge = ({ stages }: Terms): number => stages?.[0]?.age ?? DEFAULT_AGE

/** Article 4.4 of the agreement in short: with whom a child born or adopted later takes, and out of whose shares. */
export type AfterbornTake =
  /** An equal share with everyone of the class that the grantor's children are in. */
  | 'equal-primary'
  | 'equal-contingent'
  /** Equally with the grantor's children, where the grantor's own words give to all of them alike. */
  | 'directed'
  /** A part of what the grantor's children take together. */
  | 'with-children'
  | 'with-contingent-children'
  /** No child is on the list: a share of its own, which the other shares are reduced for. */
  | 'reducing'
  /** Nobody is on the list yet. */
  | 'open'

export function afterbornTake(trust: TrustRecord): AfterbornTake {
  const { beneficiaries = [] } = trust
  if (beneficiaries.length === 0) return 'open'
  const children = beneficiaries.filter(({ relationship }) => relationship === 'child')
  const contingent =
    children.length > 0 &&
    children.every(({ isPrimary }) => isPrimary === false) &&
    beneficiaries.some(({ isPrimary }) => isPrimary !== false)
  const { divided, ownWords } = termsOf(trust)
  if (divided === 'equally') return contingent ? 'equal-contingent' : 'equal-primary'
  if (children.length === 0) return 'reducing'
  if (ownWords) return 'directed'
  return contingent ? 'with-contingent-children' : 'with-children'
}

export const AFTERBORN_HINTS: Readonly<Record<AfterbornTake, string>> = {
  'equal-primary': 'Each takes an equal share with all the primary beneficiaries.',
  'equal-contingent': 'Each takes an equal share with all the contingent beneficiaries.',
  directed:
    'Where your own words give to all of the grantor’s children alike, each takes equally with them. No other gift in your own words changes.',
  'with-children':
    'Each takes an equal part of what the grantor’s children take together. No one else’s share changes.',
  'with-contingent-children':
    'Each is a contingent beneficiary, as the grantor’s children are, and takes an equal part of what they take together. No one else’s share changes.',
  reducing: 'No child is on the list, so each becomes a primary beneficiary, and the other shares are reduced.',
  open: 'Each takes an equal part of what the grantor’s children on the list take together. If none is listed, each becomes a primary beneficiary, and the other shares are reduced.',
}

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
