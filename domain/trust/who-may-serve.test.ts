import { expect, test } from 'vitest'
import type { Beneficiary } from './entries.ts'
import type { TrustRecord } from './record.ts'
import { effectiveShares } from './shares.ts'
import { spousesIn } from './spouse.ts'
import { grantorsNameRemark } from './steps/05-beneficiaries.ts'
import { entriesThatCount, minorNamed, onlyTrusteeIsOnlyBeneficiary } from './who-may-serve.ts'

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

test.each<[Beneficiary['relationship'], Partial<TrustRecord>, RegExp | undefined, number]>([
  ['other', {}, /^This is the grantor, who takes nothing/, 1],
  ['spouse', {}, /add Jr\., Sr\. or a middle name/, 2],
  ['spouse', { spouseName: 'Paul Hollis' }, /^This is the grantor, who takes nothing/, 1],
  ['spouse', { spouseName: 'Margaret Hollis' }, /add Jr\., Sr\. or a middle name/, 2],
  ['spouse', { maritalStatus: 'widowed' }, /^This is the grantor, who takes nothing/, 1],
  ['child', { spouseName: 'Paul Hollis' }, /add Jr\., Sr\. or a middle name/, 2],
  ['charity', {}, undefined, 2],
])('an entry of the grantor’s name as %s, with %j', (relationship, changes, remark, counted) => {
  const entry = { ...grantor, relationship }
  const trust = family({ ...changes, beneficiaries: [entry, dan] })
  const said = grantorsNameRemark(entry, trust)
  expect(said ?? '').toMatch(remark ?? /^$/)
  expect(effectiveShares(entriesThatCount(trust)).size).toBe(counted)
  if (changes.spouseName) expect(spousesIn(trust).map(({ name }) => name)).toEqual([changes.spouseName])
})
