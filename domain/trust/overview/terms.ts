import { type Message, message } from '../../message.ts'
import { DEFAULT_AGE, type Stage, stagesOf, stageWords } from '../distribution-ages.ts'
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
  /** In plain words, of shares and of ages. */
  shares: string
  ages: Message | string
  /** Nothing was chosen yet. */
  open?: true
}

const BY_PERCENTAGE = 'Your agreement adjusts the percentages you gave to these shares.'
const OWN_WORDS: Terms = {
  ownWords: true,
  shares: 'Shares are not fixed: your own words say who receives what.',
  ages: 'No ages are fixed: your own words say when something is paid out. If they name no time, it is paid out at the grantor’s death.',
}
const DISCRETION: Terms = {
  shares: 'Shares are not fixed: the trustee decides who receives how much.',
  ages: 'No ages are fixed: the trustee decides when something is paid out.',
}
const IN_THIRDS: Terms = {
  divided: 'principal',
  parts: 3,
  shares: BY_PERCENTAGE,
  ages: 'The property is divided into shares at the grantor’s death, and no share is paid out before. Each is then paid out in three parts: a third at the distribution age, half of what remains five years later, and the rest ten years later.',
}
const INCOME: Terms = {
  divided: 'income',
  shares: 'These are shares of the income. The property itself stays in the trust.',
  ages: 'No ages are fixed: income is paid every year from the beginning, and the property itself stays in the trust.',
}
const IN_TRUST =
  'No ages are fixed: after the grantor’s death, each share stays in trust, and the trustee decides when to pay from it. Only a charity’s share is paid out at the grantor’s death.'

const forGenerations = (generations: Terms['generations'], ages: string): Terms => ({
  divided: 'principal',
  generations,
  shares: BY_PERCENTAGE,
  ages,
})

const TERMS = new Map<string, Terms>(
  Object.entries({
    'lump-sum': {
      divided: 'principal',
      parts: 1,
      shares: BY_PERCENTAGE,
      ages: 'The property is divided into shares at the grantor’s death, and no share is paid out before. Each is then paid out whole at the distribution age.',
    },
    staggered: IN_THIRDS,
    staged: IN_THIRDS,
    'age-based': IN_THIRDS,
    custom: OWN_WORDS,
    specific: OWN_WORDS,
    equal: {
      divided: 'equally',
      shares: 'All shares are equal. The percentages you gave do not apply.',
      ages: IN_TRUST,
    },
    percentage: { divided: 'principal', shares: BY_PERCENTAGE, ages: IN_TRUST },
    discretionary: {
      ...DISCRETION,
      generations: 'fund',
      ages: 'No ages are fixed: the property stays in one fund for generations, and the trustee decides when something is paid out.',
    },
    hems: forGenerations(
      'support',
      'No ages are fixed: from the grantor’s death each share stays in trust for generations. The trustee may pay from it for health, education, maintenance and support. Only the share of a charity is paid out at that death.',
    ),
    'income-principal': forGenerations(
      'income',
      'No ages are fixed: from the grantor’s death each share stays in trust for generations. Its income is paid every year, and the trustee decides whether more is paid. Only the share of a charity is paid out at that death.',
    ),
    incentive: forGenerations(
      'incentive',
      'No ages are fixed: from the grantor’s death each share stays in trust for generations. The trustee may pay from it for health, education and need, and for what the agreement encourages. Only the share of a charity is paid out at that death.',
    ),
    spendthrift: DISCRETION,
    income: INCOME,
    'income-only': INCOME,
  } satisfies Record<string, Terms>),
)

/** The kinds of distribution that the agreement has words of its own for. */
export const KNOWN_DISTRIBUTIONS: readonly string[] = [...TERMS.keys()]

/** What the chosen distribution fixes of shares and ages. */
export function termsOf(trust: Pick<TrustRecord, 'distributionType' | 'distributionStages'>): Terms {
  const type = (trust.distributionType ?? '').trim().toLowerCase()
  if (type === '' || type === 'none')
    return {
      open: true,
      shares: 'Shares are not fixed yet: you have not chosen how the property is distributed.',
      ages: 'No ages are fixed yet: you have not chosen how the property is distributed.',
    }
  const terms = TERMS.get(type.replace(/[\s_]+/g, '-')) ?? OWN_WORDS
  const stages = terms === IN_THIRDS ? stagesOf(trust) : []
  return stages.length === 0 ? terms : { ...terms, parts: stages.length, stages, ages: inStages(stages) }
}

const inStages = (stages: readonly Stage[]): Message =>
  message(
    'The property is divided into shares at the grantor’s death, and no share comes out before. Each then comes out in parts: {parts}. A part is not paid before the beneficiary’s own distribution age, where one is stated.',
    { parts: stageWords(stages) },
  )

/** The distribution age of an individual for whom none is stated: with stages of the family's own, the youngest of them. */
export const defaultAge = ({ stages }: Terms): number => stages?.[0]?.age ?? DEFAULT_AGE
