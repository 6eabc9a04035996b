import type { AssetType, Ownership, Relationship } from '#domain/trust/enumerations.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { complete } from './complete.ts'

const given = [
  'Ada',
  'Ben',
  'Cora',
  'Dov',
  'Elif',
  'Finn',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaya',
  'Liam',
  'Mara',
  'Noah',
  'Olga',
  'Paul',
]
const relationships: readonly Relationship[] = [
  'child',
  'grandchild',
  'sibling',
  'parent',
  'friend',
  'charity',
  'other',
  'spouse',
]
const types: readonly AssetType[] = [
  'bank_account',
  'real_estate',
  'investment',
  'business',
  'vehicle',
  'personal_property',
  'other',
]
const ownerships: readonly Ownership[] = ['sole', 'joint', 'community', 'tenants_in_common']

/** A family of `size` beneficiaries and half as many assets, the same at every call. */
export function veryLarge(size: number): TrustPatch {
  return {
    ...complete,
    trustName: 'The Hundred Pines Dynasty Trust',
    distributionType: 'lump-sum',
    beneficiaries: {
      put: Array.from({ length: size }, (_, index) => {
        const relationship = relationships[index % relationships.length] ?? 'other'
        return {
          id: `b-${index}`,
          name: `${given[index % given.length]} Hundred-Pines ${index + 1}`,
          relationship,
          ...(relationship === 'child' && { distributionAge: 18 + (index % 48) }),
          ...(relationship === 'charity' && { ein: `83-${String(1000000 + index)}` }),
          isPrimary: index % 5 !== 4,
        }
      }),
    },
    assets: {
      put: Array.from({ length: Math.ceil(size / 2) }, (_, index) => {
        const type = types[index % types.length] ?? 'other'
        return {
          id: `a-${index}`,
          name: `Holding ${index + 1}`,
          type,
          value: String((index + 1) * 1_000),
          ownership: ownerships[index % ownerships.length] ?? 'sole',
          ...(type === 'real_estate' && { realEstateDetails: { county: 'Teton', state: 'Wyoming' } }),
          ...(type === 'business' && {
            businessDetails: { entityType: 'Limited liability company', state: 'Wyoming' },
          }),
        }
      }),
    },
  }
}
