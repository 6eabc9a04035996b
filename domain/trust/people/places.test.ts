import { expect, test } from 'vitest'
import type { TrustRecord } from '../record.ts'
import { knownOfBeneficiaries } from './places.ts'

const trust: TrustRecord = {
  uid: 'u',
  grantorName: 'Ada Hart',
  grantorAddress: '1 Elm Street',
  executorName: 'ben hart',
  executorAddress: '2 Oak Street',
  trusteeType: 'other',
  trusteeName: 'Ben Hart',
  trusteeEmail: 'ben@hart.example',
  trusteeAddress: ' ',
  beneficiaries: [
    { id: 'b', name: 'Ben Hart', relationship: 'child' },
    { id: 'c', name: 'Cleo Hart', relationship: 'child', address: '3 Ash Street' },
    { id: 'a', name: 'Ada Hart', relationship: 'child' },
    { id: 'd', name: 'Dan Hart', relationship: 'child' },
  ],
  people: [{ id: 'p', name: 'Dan Hart', address: '4 Fir Street' }],
}
const known = (id: string, fact: 'address' | 'email', registered = false) => {
  const place = knownOfBeneficiaries(trust, { registered })({ id }, fact)
  return place && `${place.id}: ${place[fact]}`
}

test('the address and the email address of a beneficiary are known from other answers', () => {
  expect(known('b', 'address')).toBe('executorName: 2 Oak Street')
  expect(known('b', 'email')).toBe('trusteeName: ben@hart.example')
  expect(known('c', 'address')).toBe('beneficiaries/c: 3 Ash Street')
  expect(known('c', 'email')).toBeUndefined()
})

test('a child of the grantor’s name is another person', () => {
  expect(known('a', 'address')).toBeUndefined()
})

test('the register counts only where it is asked for', () => {
  expect(known('d', 'address')).toBeUndefined()
  expect(known('d', 'address', true)).toBe('people/p: 4 Fir Street')
})
