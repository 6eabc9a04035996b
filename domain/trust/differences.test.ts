import { describe, expect, test } from 'vitest'
import { isEmptyPatch, listChange, patchBetween } from './differences.ts'
import type { Beneficiary } from './entries.ts'
import { merge } from './merge.ts'
import { newTrust, type TrustRecord } from './record.ts'

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

const NOW = '2026-11-20T10:00:00.000Z'
const trustWith = (changes: Partial<TrustRecord>): TrustRecord => ({ ...newTrust('u', NOW), ...changes })
const people = (...ids: string[]) => ids.map((id) => ({ id, name: `Name ${id}`, relationship: 'friend' as const }))
const names = ({ beneficiaries = [] }: TrustRecord) => beneficiaries.map(({ id }) => id).join('')

describe('lists come out with their entries and their order', () => {
  const orders = ['', 'a', 'abc', 'bca', 'cab', 'acb', 'xabc', 'abxc', 'abcx', 'cx', 'yx']
  test.each(orders.flatMap((before) => orders.map((after) => [before, after] as const)))(
    '%j to %j',
    (before, after) => {
      const [was, is] = [
        trustWith({ beneficiaries: people(...before) }),
        trustWith({ beneficiaries: people(...after) }),
      ]
      const patch = patchBetween(was, is)
      expect(names(merge(was, patch))).toBe(after)
      expect(isEmptyPatch(patch)).toBe(before === after)
    },
  )

  test('an entry that stays in its place is changed field by field, and a field that went is cleared', () => {
    const [ann] = people('a')
    const before = trustWith({
      beneficiaries: [{ ...ann, id: 'a', name: 'Ann', relationship: 'child', sharePercent: 40 }],
    })
    const after = trustWith({ beneficiaries: [{ id: 'a', name: 'Ann', relationship: 'child', birthYear: 2004 }] })
    expect(patchBetween(before, after)).toEqual({
      beneficiaries: { put: [{ id: 'a', birthYear: 2004, sharePercent: null }] },
    })
    expect(merge(before, patchBetween(before, after))).toEqual(after)
  })
})

test('answers are set, changed and cleared, in the certificate too', () => {
  const before = trustWith({
    trustName: 'Oak',
    dbaName: 'Gone',
    certificateData: { adminAddress: 'A', hasAmendments: true },
  })
  const after = trustWith({ trustName: 'Elm', county: 'Teton', certificateData: { adminAddress: 'A' } })
  expect(patchBetween(before, after)).toEqual({
    trustName: 'Elm',
    dbaName: null,
    county: 'Teton',
    certificateData: { hasAmendments: null },
  })
  expect(merge(before, patchBetween(before, after))).toEqual(after)
  expect(isEmptyPatch(patchBetween(after, { ...after, lastUpdated: '2027-01-01T00:00:00.000Z' }))).toBe(true)
})
