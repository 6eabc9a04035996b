import type { TrustPatch } from '#domain/trust/patch.ts'
import { complete } from './complete.ts'

/** A grantor who serves as trustee, pays out in one sum, and has chosen the longest period. */
export const selfTrustee: TrustPatch = {
  ...complete,
  trustName: 'The Okafor Dynasty Trust',
  grantorName: 'Chidi Okafor',
  trusteeType: 'self',
  trusteeName: 'Chidi Okafor',
  trusteeAddress: '12 Cottonwood Lane, Jackson, WY 83001',
  trusteeEmail: null,
  trusteeRelationship: null,
  distributionType: 'lump-sum',
  terminationEvent: 'the day before the date 1,000 years after the date of the trust agreement',
}
