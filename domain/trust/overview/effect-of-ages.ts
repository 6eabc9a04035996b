import { type Terms, termsOf } from '../distribution-terms.ts'
import type { TrustRecord } from '../record.ts'

/** What Section 6.2 of the agreement makes of an age that nothing is paid out at; `undefined` where shares are, or may be. */
export function effectOfAges({ open, ownWords, generations, parts }: Terms): string | undefined {
  if (open || parts) return undefined
  if (ownWords)
    return 'Your own words say when something is paid out. Before the distribution age, the trustee hands over no principal, except for health, education, maintenance and support, or where your words state the age at which it is due or expressly exclude this limit.'
  if (generations === 'support')
    return 'With your distribution type, distribution ages do not cause or limit any payment. They count only for property that is kept for a minor, which is paid out at 21 or, if earlier, at the distribution age.'
  return 'With your distribution type, nothing is paid out at a distribution age. Before that age, the trustee may pay out principal only for health, education, maintenance and support.'
}

/** The same of a list of beneficiaries, if it states an age. */
export const effectOfStatedAges = (trust: TrustRecord): string | undefined =>
  trust.beneficiaries?.some(({ distributionAge }) => distributionAge !== undefined)
    ? effectOfAges(termsOf(trust))
    : undefined
