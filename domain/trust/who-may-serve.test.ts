import { expect, test } from 'vitest'
import type { Beneficiary } from './entries.ts'
import type { TrustRecord } from './record.ts'
import { minorNamed, onlyTrusteeIsOnlyBeneficiary } from './who-may-serve.ts'

const dan: Beneficiary = { id: 'd', name: 'Dan Reyes', relationship: 'child' }
const ada: Beneficiary = { id: 'a', name: 'Ada Hollis', relationship: 'child', isPrimary: false }
const grantor: Beneficiary = { id: 'g', name: 'Margaret Hollis', relationship: 'other' }
const family = (changes: Partial<TrustRecord>): TrustRecord => ({
  uid: 'u',
  trustDate: '2026-05-01',
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
  ['a minor, whom another replaces', { beneficiaries: [{ ...dan, birthYear: 2012 }] }, false],
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
  ['the Grantor by name', { trusteeName: 'Margaret Hollis', beneficiaries: [grantor, dan] }, false],
])('the only trustee and the only beneficiary: %s', (_, changes, expected) => {
  expect(onlyTrusteeIsOnlyBeneficiary(family(changes))).toBe(expected)
})

test.each<[string, Partial<TrustRecord>, boolean]>([
  ['a child of 17', { beneficiaries: [{ ...dan, birthYear: 2009 }] }, true],
  ['one who turns 18 in the year of the trust', { beneficiaries: [{ ...dan, birthYear: 2008 }] }, false],
  ['a child of unknown age', {}, false],
  ['a trust without a date', { trustDate: undefined, beneficiaries: [{ ...dan, birthYear: 2009 }] }, false],
  ['another name', { beneficiaries: [{ ...ada, birthYear: 2009 }] }, false],
  ['the same name in other letters', { beneficiaries: [{ ...dan, name: 'dan  reyes', birthYear: 2009 }] }, true],
  ['a charity, which has no age', { beneficiaries: [{ ...dan, relationship: 'charity', birthYear: 2009 }] }, false],
  [
    'one of two of the name',
    {
      beneficiaries: [
        { ...dan, birthYear: 1960 },
        { ...dan, id: 'e', birthYear: 2009 },
      ],
    },
    true,
  ],
  [
    'a child of the Grantor’s name, which is taken for the Grantor',
    { grantorName: 'Dan Reyes', beneficiaries: [{ ...dan, birthYear: 2009 }] },
    false,
  ],
])('a minor is named: %s', (_, changes, expected) => {
  expect(minorNamed('Dan Reyes', family(changes)) !== undefined).toBe(expected)
})
