import { type Message, message } from '../../message.ts'
import { stageWords } from '../distribution-ages.ts'
import type { Terms } from '../distribution-terms.ts'
import type { TrustRecord } from '../record.ts'

/** What the terms fix of shares, in plain words for the grantor. */
export function sharesInWords({ open, ownWords, divided }: Terms): string {
  if (open) return 'Shares are not fixed yet: you have not chosen how the property is distributed.'
  if (ownWords) return 'Shares are not fixed: your own words say who receives what.'
  switch (divided) {
    case 'principal':
      return 'The shares follow the percentages you gave.'
    case 'equally':
      return 'All shares are equal. The percentages you gave do not apply.'
    case 'income':
      return 'These are shares of the income. The property itself stays in the trust.'
    case undefined:
      return 'Shares are not fixed: the trustee decides who receives how much.'
  }
}

const IN_TRUST: Readonly<Record<NonNullable<Terms['generations']>, string>> = {
  fund: 'No ages are fixed: the property stays in one fund for generations, and the trustee decides when something is paid out.',
  support:
    'No ages are fixed: from the grantor’s death each share stays in trust for generations. The trustee may pay from it for health, education, maintenance and support.',
  income:
    'No ages are fixed: from the grantor’s death each share stays in trust for generations. Its income is paid every year, and the trustee decides whether more is paid.',
  incentive:
    'No ages are fixed: from the grantor’s death each share stays in trust for generations. The trustee may pay from it for health, education and need, and for what the agreement encourages.',
}

/** What the terms fix of the ages at which something is paid out, in plain words for the grantor. */
export function agesInWords(terms: Terms, { beneficiaries = [] }: Pick<TrustRecord, 'beneficiaries'>) {
  const ages = agesOf(terms)
  const { divided, generations, parts } = terms
  const inShares = divided !== undefined && divided !== 'income' && generations !== 'fund' && !parts
  return inShares && beneficiaries.some(({ relationship }) => relationship === 'charity')
    ? message('{ages} Only the share of a charity is paid out at that death.', {
        ages: typeof ages === 'string' ? message(ages) : ages,
      })
    : ages
}

function agesOf({ open, ownWords, generations, stages, parts, divided }: Terms): Message | string {
  if (open) return 'No ages are fixed yet: you have not chosen how the property is distributed.'
  if (ownWords)
    return 'No ages are fixed: your own words say when something is paid out. If they name no time, it is paid out at the grantor’s death.'
  if (generations) return IN_TRUST[generations]
  if (stages)
    return message(
      'The property is divided into shares at the grantor’s death, and no share is paid out before then. Each is then paid out in parts: {parts}. A part is not paid before the beneficiary’s own distribution age, where one is stated.',
      { parts: stageWords(stages) },
    )
  if (parts === 1)
    return 'The property is divided into shares at the grantor’s death, and no share is paid out before. Each is then paid out whole at the distribution age.'
  if (parts)
    return 'The property is divided into shares at the grantor’s death, and no share is paid out before. Each is then paid out in three parts: a third at the distribution age, half of what remains five years later, and the rest ten years later.'
  switch (divided) {
    case 'principal':
    case 'equally':
      return 'No ages are fixed: after the grantor’s death, each share stays in trust, and the trustee decides when to pay from it.'
    case 'income':
      return 'No ages are fixed: income is paid every year from the beginning, and the property itself stays in the trust.'
    case undefined:
      return 'No ages are fixed: the trustee decides when something is paid out.'
  }
}
