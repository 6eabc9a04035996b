import { expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { factsOf } from '../facts.ts'
import { onlyTrusteeIsOnlyBeneficiary } from './sole-trustee.ts'

const dan: Beneficiary = { id: 'd', name: 'Dan Reyes', relationship: 'child' }
const ada: Beneficiary = { id: 'a', name: 'Ada Hollis', relationship: 'child', isPrimary: false }
const grantor: Beneficiary = { id: 'g', name: 'Margaret Hollis', relationship: 'other' }
const family = (changes: Partial<TrustRecord>): TrustRecord => ({
  uid: 'u',
  grantorName: 'Margaret Hollis',
  trusteeType: 'other',
  trusteeName: 'Dan Reyes',
  beneficiaries: [dan],
  ...changes,
})

test.each<[string, Partial<TrustRecord>, boolean]>([
  ['the child alone', {}, true],
  ['the child, entered twice', { beneficiaries: [dan, { ...dan, id: 'e', isPrimary: false }] }, true],
  ['the child beside the Grantor, who takes nothing', { beneficiaries: [grantor, dan] }, true],
  ['another beneficiary, if only a contingent one', { beneficiaries: [dan, ada] }, false],
  ['another trustee', { trusteeName: 'Eve Stone' }, false],
  ['no beneficiary', { beneficiaries: [] }, false],
  ['no trustee', { trusteeName: '', beneficiaries: [{ ...dan, name: '' }] }, false],
  [
    'a co-trustee',
    {
      trustees: [
        { id: 'x', name: 'Dan Reyes', address: '' },
        { id: 'y', name: 'Eve Stone', address: '' },
      ],
    },
    false,
  ],
  [
    'the Grantor, with a child of the same name',
    { trusteeType: 'self', beneficiaries: [{ ...dan, name: 'Margaret Hollis' }] },
    false,
  ],
])('%s', (_, changes, expected) => {
  expect(onlyTrusteeIsOnlyBeneficiary(factsOf(family(changes)))).toBe(expected)
})
