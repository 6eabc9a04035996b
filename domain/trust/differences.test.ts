import { expect, test } from 'vitest'
import { listChange } from './differences.ts'
import type { Beneficiary } from './entries.ts'
import { merge } from './merge.ts'
import { newTrust } from './record.ts'

const ann: Beneficiary = { id: 'a', name: 'Ann', relationship: 'child', email: 'ann@home.example' }
const ben: Beneficiary = { id: 'b', name: 'Ben', relationship: 'friend' }
const cleo: Beneficiary = { id: 'c', name: 'Cleo', relationship: 'spouse' }
const trust = { ...newTrust('u', '2025-06-15T10:00:00.000Z'), beneficiaries: [ann, ben] }

test('an unchanged list is no change', () => expect(listChange([ann, ben], [ann, ben])).toEqual({}))

test('only what differs is put, and a field that is gone is cleared', () => {
  const { email: _, ...without } = ann
  expect(listChange([ann, ben], [{ ...without, name: 'Anna' }, ben])).toEqual({
    put: [{ id: 'a', name: 'Anna', email: null }],
  })
})

test('a change applied to the record gives the list on screen', () => {
  const edited = [{ ...ben, email: 'ben@home.example' }, cleo]
  expect(merge(trust, { beneficiaries: listChange(trust.beneficiaries, edited) }).beneficiaries).toEqual(edited)
})

test('T 3: two devices that add at once keep each other’s entries', () => {
  const here = { beneficiaries: listChange([ann, ben], [ann, ben, cleo]) }
  const there = { beneficiaries: listChange([ann, ben], [ben, { ...cleo, id: 'd', name: 'Dora' }]) }
  const ids = (one: typeof here, other: typeof here) =>
    merge(merge(trust, one), other).beneficiaries?.map(({ id }) => id)
  expect(ids(here, there)).toEqual(['b', 'c', 'd'])
  expect(ids(there, here)?.toSorted()).toEqual(['b', 'c', 'd'])
})

test('an edit does not bring back what another device removed', () => {
  const removed = merge(trust, { beneficiaries: { remove: ['a'] } })
  expect(merge(removed, { beneficiaries: { put: [{ id: 'a', name: 'Anna' }] } }).beneficiaries).toEqual([ben])
})

test('applying a patch twice is applying it once', () => {
  const patch = { trustName: 'T', grantorName: null, beneficiaries: listChange([ann], [ben, cleo]) }
  expect(merge(merge(trust, patch), patch)).toEqual(merge(trust, patch))
})
