import { DEFAULT_AGE, type Stage, stagesOf } from '../distribution-ages.ts'
import type { TrustRecord } from '../record.ts'
import type { Divided } from '../shares.ts'

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

/** The distribution age of an individual for whom none is stated: with stages of the family's own, the youngest of them. */
export const defaultAge = ({ stages }: Terms): number => stages?.[0]?.age ?? DEFAULT_AGE
