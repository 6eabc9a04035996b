import { sameName } from '../formats/names.ts'
import type { Beneficiary } from './entries.ts'
import type { TrustRecord } from './record.ts'

const MAY_BE_ONESELF: readonly Beneficiary['relationship'][] = ['friend', 'other']

/**
 * Whether an entry names the grantor, who takes nothing (Article 3): a child, a spouse or a charity of the grantor's
 * name is another.
 */
export const isGrantorsEntry = (
  { name, relationship }: Pick<Beneficiary, 'name' | 'relationship'>,
  { grantorName }: Pick<TrustRecord, 'grantorName'>,
): boolean => MAY_BE_ONESELF.includes(relationship) && sameName(name, grantorName)
