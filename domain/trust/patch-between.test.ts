import { describe, expect, test } from 'vitest'
import { merge } from './merge.ts'
import { isEmptyPatch, patchBetween } from './patch-between.ts'
import { newTrust, type TrustRecord } from './record.ts'

const NOW = '2026-11-20T10:00:00.000Z'
const trust = (changes: Partial<TrustRecord>): TrustRecord => ({ ...newTrust('u', NOW), ...changes })
const people = (...ids: string[]) => ids.map((id) => ({ id, name: `Name ${id}`, relationship: 'friend' as const }))
const names = ({ beneficiaries = [] }: TrustRecord) => beneficiaries.map(({ id }) => id).join('')

describe('lists come out with their entries and their order', () => {
  const orders = ['', 'a', 'abc', 'bca', 'cab', 'acb', 'xabc', 'abxc', 'abcx', 'cx', 'yx']
  test.each(orders.flatMap((before) => orders.map((after) => [before, after] as const)))(
    '%j to %j',
    (before, after) => {
      const [was, is] = [trust({ beneficiaries: people(...before) }), trust({ beneficiaries: people(...after) })]
      const patch = patchBetween(was, is)
      expect(names(merge(was, patch))).toBe(after)
      expect(isEmptyPatch(patch)).toBe(before === after)
    },
  )

  test('an entry that stays in its place is changed field by field, and a field that went is cleared', () => {
    const [ann] = people('a')
    const before = trust({
      beneficiaries: [{ ...ann, id: 'a', name: 'Ann', relationship: 'child', sharePercent: 40 }],
    })
    const after = trust({ beneficiaries: [{ id: 'a', name: 'Ann', relationship: 'child', birthYear: 2004 }] })
    expect(patchBetween(before, after)).toEqual({
      beneficiaries: { put: [{ id: 'a', birthYear: 2004, sharePercent: null }] },
    })
    expect(merge(before, patchBetween(before, after))).toEqual(after)
  })
})

test('answers are set, changed and cleared, in the certificate too', () => {
  const before = trust({
    trustName: 'Oak',
    dbaName: 'Gone',
    certificateData: { adminAddress: 'A', hasAmendments: true },
  })
  const after = trust({ trustName: 'Elm', county: 'Teton', certificateData: { adminAddress: 'A' } })
  expect(patchBetween(before, after)).toEqual({
    trustName: 'Elm',
    dbaName: null,
    county: 'Teton',
    certificateData: { hasAmendments: null },
  })
  expect(merge(before, patchBetween(before, after))).toEqual(after)
  expect(isEmptyPatch(patchBetween(after, { ...after, lastUpdated: '2027-01-01T00:00:00.000Z' }))).toBe(true)
})
