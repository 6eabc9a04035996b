import { expect, test } from 'vitest'
import { sameName } from '#domain/formats/names.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { factsOf } from './facts.ts'

const grantor = { grantorName: 'Margaret Hollis', grantorAddress: '1 Elm Street' }
const parties = (trust: Partial<TrustRecord>) =>
  factsOf({ uid: 'u', ...trust }).trustees.map(({ name, address }) => `${name.text} / ${address.text}`)

test.each<[string, Partial<TrustRecord>, string[]]>([
  ['nobody is named', {}, ['[Trustee Name] / [Trustee Address]']],
  ['the trustee of step 3', { trusteeName: 'Dan', trusteeAddress: '2 Oak' }, ['Dan / 2 Oak']],
  ['the grantor, by choice', { ...grantor, trusteeType: 'self' }, ['Margaret Hollis / 1 Elm Street']],
  [
    'the grantor, by choice, whatever older name is stored',
    { ...grantor, trusteeType: 'self', trusteeName: 'Old Name' },
    ['Margaret Hollis / 1 Elm Street'],
  ],
  [
    'an address only the certificate knows',
    { trusteeName: 'Dan', trustees: [{ id: '1', name: 'dan', address: '3 Fir' }] },
    ['Dan / 3 Fir'],
  ],
  ['the certificate’s trustees alone', { trustees: [{ id: '1', name: 'Eve', address: '4 Ash' }] }, ['Eve / 4 Ash']],
  [
    'co-trustees, each once',
    {
      trusteeName: 'Dan',
      trusteeAddress: '2 Oak',
      trustees: [
        { id: '1', name: 'Dan', address: '2 Oak' },
        { id: '2', name: 'Eve', address: '4 Ash' },
        { id: '3', name: 'EVE', address: '' },
        { id: '4', name: ' ', address: '' },
      ],
    },
    ['Dan / 2 Oak', 'Eve / 4 Ash'],
  ],
])('the trustees: %s', (_, trust, expected) => {
  expect(parties(trust)).toEqual(expected)
})

test('a list of trustees older than the choice of step 3 brings nobody back', () => {
  const trustees = [{ id: '1', name: 'Dan', address: '2 Oak' }]
  expect(parties({ ...grantor, trusteeType: 'self', trustees })).toEqual(['Margaret Hollis / 1 Elm Street'])
  expect(parties({ trusteeName: 'Eve', trusteeAddress: '4 Ash', trustees })).toEqual(['Eve / 4 Ash'])
})

test('the grantor serves by choice or by name', () => {
  expect(factsOf({ uid: 'u', ...grantor, trusteeType: 'self' }).grantorServes).toBe(true)
  expect(factsOf({ uid: 'u', ...grantor, trusteeName: 'margaret  hollis' }).grantorServes).toBe(true)
  expect(factsOf({ uid: 'u', ...grantor, trusteeName: 'Dan' }).grantorServes).toBe(false)
})

test('a beneficiary is primary unless said otherwise', () => {
  const { primary, contingent, charities } = factsOf({
    uid: 'u',
    beneficiaries: [
      { id: 'a', name: 'A', relationship: 'child' },
      { id: 'b', name: 'B', relationship: 'charity', isPrimary: true },
      { id: 'c', name: 'C', relationship: 'friend', isPrimary: false },
    ],
  })
  expect([primary, contingent, charities].map((list) => list.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['b']])
})

test('no name is not the same as no name', () => {
  expect(sameName('', undefined)).toBe(false)
})
