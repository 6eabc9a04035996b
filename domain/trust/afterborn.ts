import { termsOf } from './overview/terms.ts'
import type { TrustRecord } from './record.ts'

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
