import { sameName } from '#domain/formats/same-name.ts'
import type { Facts } from '../facts.ts'
import { isByHand } from './parties.ts'

/** `unknown` is a professional or one who is still to be named, a person or a company: the paper leaves room for either. */
export type TrusteeNature = 'individual' | 'organization' | 'unknown'

// Whole words, so that a family of the name Banks or Bankston remains one. Na is a name, so that N.A. needs its points.
const WORDS =
  'bank|banc|bancorp|bankers|company|co\\.|corporation|corp|incorporated|inc|limited|ltd|fiduciary|trustees|trusts?|n\\.a\\.?|l\\.?l\\.?c\\.?|l\\.?l\\.?p\\.?|l\\.?p\\.?|p\\.?c\\.?|credit union|savings|foundation'
const ORGANIZATION = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS})(?![\\p{L}\\p{M}])`, 'iu')

/** Whether a name contains a word that only an organization bears. */
export const namesOrganization = (name: string): boolean => ORGANIZATION.test(name)

/**
 * What the trustee at this place in `facts.trustees` is, which decides who signs and in which capacity. The name decides,
 * and the kind of trustee chosen in step 3 where the name says nothing or says the contrary.
 */
export function trusteeNature(facts: Facts, at: number): TrusteeNature {
  const trustee = facts.trustees[at]
  if (trustee && isByHand(trustee)) return 'unknown'
  const name = trustee?.name.text ?? ''
  if (sameName(name, facts.trust.grantorName)) return 'individual'
  const chosen = at === 0 ? facts.trust.trusteeType : undefined
  if (namesOrganization(name)) return chosen === 'other' ? 'unknown' : 'organization'
  return chosen === 'professional' ? 'unknown' : 'individual'
}

/** Whether a trustee is, or may be, an organization. */
export const mayBeOrganization = (facts: Facts): boolean =>
  facts.trustees.some((_, at) => trusteeNature(facts, at) !== 'individual')
