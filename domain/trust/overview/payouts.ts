import { percent } from '../../formats/numbers.ts'
import { type Message, message } from '../../message.ts'
import { LATER_PARTS, type Stage } from '../distribution-ages.ts'
import { defaultAge, type Terms, termsOf } from '../distribution-terms.ts'
import type { TrustRecord } from '../record.ts'
import { classesOf, effectiveShares } from '../shares.ts'
import { entriesThatCount } from '../who-may-serve.ts'

/** The earliest time at which a part of a share can come out: none does before the grantor's death, which no answer gives. */
export interface Part {
  age: number
  /** Known with the year of birth. */
  year?: number
  /** 0 for the first, or the only, part. */
  part: number
  /** How many percent of the share, where the family set its own parts. */
  percent?: number
  /** The stated age was reached before there was a trust; the earliest time is then the trust's beginning. */
  passed?: true
}

export interface Payee {
  id: string
  name: string
  /** Second in line, as Article 9 of the agreement orders them. */
  contingent: boolean
  /** No age was stated, so the agreement's own applies. */
  byDefault: boolean
  parts: readonly Part[]
}

export interface Payouts {
  terms: Terms
  /** The individuals with more than 0%, the youngest age first; empty where the terms fix no ages. */
  payees: readonly Payee[]
  /** Charities with more than 0%, which are paid outright at the grantor's death and have no age. */
  charities: readonly { id: string; name: string }[]
}

/** The year before which nothing can come out of the trust. */
function beginningOf({ trustDate, createdAt }: TrustRecord): number | undefined {
  const date = trustDate ?? createdAt
  return date === undefined ? undefined : Number(date.slice(0, 4))
}

function withYear(part: Part, birthYear: number | undefined, begins: number | undefined): Part {
  if (birthYear === undefined) return part
  const least = begins === undefined ? part.age : begins - birthYear
  return part.age < least
    ? { ...part, age: least, year: birthYear + least, passed: true }
    : { ...part, year: birthYear + part.age }
}

/** The parts of a share by the beneficiary's distribution age, before which none is due. */
function partsFrom(first: number, { parts, stages }: Terms): Part[] {
  if (stages) return stages.map(({ age, percent }, part) => ({ age: Math.max(age, first), part, percent }))
  return (parts === 3 ? [0, ...LATER_PARTS] : [0]).map((years, part) => ({ age: first + years, part }))
}

/** From which ages on shares can come out, of everybody who has one. */
export function payoutsOf(trust: TrustRecord): Payouts {
  const beneficiaries = entriesThatCount(trust)
  const terms = termsOf(trust)
  if (!terms.parts) return { terms, payees: [], charities: [] }
  const contingent = new Set(classesOf(beneficiaries).contingent.map(({ id }) => id))
  const begins = beginningOf(trust)
  const otherwise = defaultAge(terms)
  const shares = effectiveShares(beneficiaries, terms.divided)
  const payees = beneficiaries
    .filter(({ id, relationship }) => relationship !== 'charity' && shares.get(id)?.percent !== 0)
    .map(({ id, name, distributionAge, birthYear }): Payee => {
      const parts = partsFrom(distributionAge ?? otherwise, terms).map((part) => withYear(part, birthYear, begins))
      return { id, name, contingent: contingent.has(id), byDefault: distributionAge === undefined, parts }
    })
  const first = ({ parts }: Payee) => parts[0]?.age ?? otherwise
  return {
    terms,
    payees: payees.sort((one, other) => first(one) - first(other)),
    charities: beneficiaries
      .filter(({ id, relationship }) => relationship === 'charity' && shares.get(id)?.percent !== 0)
      .map(({ id, name }) => ({ id, name })),
  }
}

export type PartOf = Part & { payee: Payee }

/** All parts by the age at which they come out, the youngest first; within an age the first parts before later ones. */
export function partsByAge(payees: readonly Payee[]): [age: number, parts: readonly PartOf[]][] {
  const parts = payees.flatMap((payee) => payee.parts.map((part) => ({ ...part, payee })))
  return [...Map.groupBy(parts, ({ age }) => age)]
    .sort(([one], [other]) => one - other)
    .map(([age, at]) => [age, at.sort((one, other) => one.part - other.part)])
}

/** What is left in trust of a share at one time. */
export interface Milestone {
  when: Message | string
  /** Percent of the share; of a share that is kept, all that was not paid out before. */
  inTrust: number
  words: Message | string
}

/** What a way of distribution leaves for a grandchild, as the agreement has it: a way through the years, and three facts. */
export interface GrandchildScenario {
  /** Empty where the grantor's own words decide. */
  milestones: readonly Milestone[]
  /** Whose own age moves a part to a later one. */
  follows?: Message
  has: string
  decides: string
  creditors: string
}

/** The circumstances in which every {@link GrandchildScenario} is looked at. */
export const ASSUMPTIONS =
  'An example: the grandchild is born after the trust is made. By 2060 the grantor has died, and so has the parent, a child of the grantor and a beneficiary who had passed every age in the agreement. The trust has not ended.'

const AT_DEATH = 'Grantor’s death'
const IN_2060 = 'Grandchild in 2060'
const ALL: Milestone = { when: AT_DEATH, inTrust: 100, words: 'all in trust' }

const THIRDS: readonly Milestone[] = [
  { when: 'Parent at the distribution age', inTrust: 200 / 3, words: 'two thirds in trust' },
  { when: 'Five years later', inTrust: 100 / 3, words: 'a third in trust' },
  { when: 'Ten years later', inTrust: 0, words: 'paid out' },
]

/** A part whose age is below the parent's own distribution age is due at that age, with the others due by then. */
function dueAges(stages: readonly Stage[], own: number): [age: number, percent: number][] {
  const byAge = Map.groupBy(stages, ({ age }) => Math.max(age, own))
  return [...byAge].map(([age, due]) => [age, due.reduce((sum, stage) => sum + stage.percent, 0)])
}

function paidOut({ stages, parts }: Terms, own: number): Milestone[] {
  const gone: Milestone = { when: IN_2060, inTrust: 0, words: 'none in trust' }
  if (parts === 1) return [ALL, { when: 'Parent at the distribution age', inTrust: 0, words: 'paid out' }, gone]
  if (!stages) return [ALL, ...THIRDS, gone]
  let left = 100
  const each = dueAges(stages, own).map(([age, part]): Milestone => {
    left = Math.max(0, Number((left - part).toFixed(2)))
    return {
      when: message('Parent at {age}', { age }),
      inTrust: left,
      words: left === 0 ? 'paid out' : message('{percent} in trust', { percent: percent(left) }),
    }
  })
  return [ALL, ...each, gone]
}

const kept = (meanwhile: string): Milestone[] => [
  ALL,
  { when: 'Parent’s life', inTrust: 100, words: meanwhile },
  { when: IN_2060, inTrust: 100, words: 'in trust: all that was not paid out' },
]

const UNTIL_PAID =
  'Under the agreement, nothing that is still in trust. What is paid out to the grandchild can be reached. An order for child support or maintenance can reach further (W.S. 4-10-502 to 4-10-504).'
const PLACE =
  'The parent’s place in the one fund, which is still in trust. No share of the fund is the grandchild’s own.'
const LINE = 'What is left of the parent’s share, divided with any brothers and sisters and still in trust.'
const IN_PART = 'in trust, less what the trustee pays out'
const FUND: GrandchildScenario = {
  milestones: kept(IN_PART),
  has: PLACE,
  decides: 'The trustee decides who receives what, and when. Nobody can demand a payment.',
  creditors: UNTIL_PAID,
}

const KEPT = {
  fund: FUND,
  support: {
    ...FUND,
    has: LINE,
    decides: 'The trustee, who may pay for health, education, maintenance and support.',
  },
  income: {
    ...FUND,
    milestones: kept('in trust, with its income paid out every year'),
    has: 'What is left of the parent’s share, divided with any brothers and sisters and still in trust, and its income every year.',
    decides: 'The income must be paid. The trustee decides whether any of the property itself is paid out.',
  },
  incentive: {
    ...FUND,
    has: LINE,
    decides:
      'The trustee, who may pay for health, education and need, and judges what to add for a degree, earned income, a home or a business.',
  },
  share: { ...FUND, has: LINE },
  incomeOnly: {
    ...FUND,
    milestones: kept('in trust, with its income paid out every year'),
    has: 'The parent’s part of the income every year. The property itself is still in trust.',
    decides: 'The income must be paid. The trustee may pay out property only for health or in an emergency.',
  },
} satisfies Record<string, GrandchildScenario>

/**
 * What a trust leaves for a grandchild born later, by its distribution; `undefined` while none is chosen. The parent is
 * the child whose own distribution age, where children have one, is the latest.
 */
export function grandchildOf(
  trust: Pick<TrustRecord, 'distributionType' | 'distributionStages' | 'beneficiaries'>,
): GrandchildScenario | undefined {
  const terms = termsOf(trust)
  const { open, ownWords, parts, stages, divided, generations } = terms
  if (open) return undefined
  const [latest] = (trust.beneficiaries ?? [])
    .filter(({ relationship }) => relationship === 'child')
    .toSorted((one, other) => (other.distributionAge ?? 0) - (one.distributionAge ?? 0))
  const ownAge = latest?.distributionAge ?? 0
  const isLater = stages?.some(({ age }) => age < ownAge)
  if (parts)
    return {
      milestones: paidOut(terms, ownAge),
      ...(latest &&
        isLater && {
          follows: message(
            'The ages are those of {name}, whose own distribution age is {age}: earlier parts wait for it.',
            {
              name: latest.name,
              age: ownAge,
            },
          ),
        }),
      has: 'What the parent left or gave to the grandchild, if anything. The share itself was paid to the parent.',
      decides: 'Its present owner. The trustee no longer holds the property.',
      creditors: 'Property that was paid out can be reached by its owner’s creditors.',
    }
  if (ownWords)
    return {
      milestones: [],
      has: 'What your own words say; a picture cannot show it.',
      decides: 'Your own words and, where they leave it open, the trustee.',
      creditors: UNTIL_PAID,
    }
  if (generations) return KEPT[generations]
  if (divided === 'income') return KEPT.incomeOnly
  return divided ? KEPT.share : KEPT.fund
}
