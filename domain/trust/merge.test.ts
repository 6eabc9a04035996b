import { describe, expect, test } from 'vitest'
import { listChange } from './differences.ts'
import type { Beneficiary } from './entries.ts'
import { isEmptyPatch, patchBetween } from './history/history.ts'
import { merge, mergeAll } from './merge.ts'
import type { TrustPatch } from './patch.ts'
import { newTrust, type TrustRecord } from './record.ts'

const trust = newTrust('u', '2026-05-03T16:00:00.000Z')
const clara = { id: 'c', name: 'Clara', relationship: 'child', sharePercent: 50 } as const
const omar = { id: 'o', name: 'Omar', relationship: 'friend', sharePercent: 50 } as const

/** Each on the one before, which no later one may change. */
const oneByOne = (patches: readonly TrustPatch[]) =>
  patches.reduce((record, patch) => {
    const before = JSON.stringify(record)
    const after = merge(record, patch)
    expect(JSON.stringify(record)).toBe(before)
    return after
  }, trust)

const patches: readonly TrustPatch[] = [
  {
    trustName: 'First',
    county: 'Teton',
    beneficiaries: { put: [clara, omar] },
    certificateData: { adminAddress: 'A' },
  },
  { county: null, beneficiaries: { put: [{ ...clara, name: 'Clara Jane' }] } },
  { trustName: 'Second', certificateData: { adminAddress: null, hasAmendments: true } },
  { beneficiaries: { put: [{ id: 'c', sharePercent: null, email: 'c@family.example' }], remove: ['o'] } },
  { trustees: { remove: ['none'] }, acknowledgements: { put: [{ id: 'a', text: 'Read', checked: true }] } },
  { grantorName: 'Ann', dbaName: 'Oak', trustees: { put: [{ id: 't', name: 'Tia', address: '1 Elk Road' }] } },
  { county: 'Park', beneficiaries: { put: [{ id: 'o', name: 'no longer there' }] }, assets: { remove: ['none'] } },
  { beneficiaries: { put: [omar, { ...omar, name: 'Omar Aziz' }] } },
]

test('all at once are the same as one after the other, in the order of fields and entries too', () => {
  for (let count = 0; count <= patches.length; count += 1) {
    const some = patches.slice(0, count)
    expect(JSON.stringify(mergeAll(trust, some))).toBe(JSON.stringify(oneByOne(some)))
  }
})

test('what they come to', () => {
  const { beneficiaries, county, certificateData, assets, trustName } = mergeAll(trust, patches)
  expect({ beneficiaries, county, certificateData, assets, trustName }).toEqual({
    beneficiaries: [
      { id: 'c', name: 'Clara Jane', relationship: 'child', email: 'c@family.example' },
      { ...omar, name: 'Omar Aziz' },
    ],
    county: 'Park',
    certificateData: { hasAmendments: true },
    assets: [],
    trustName: 'Second',
  })
})

test('a field that is undefined in a change stays as it was', () => {
  const before = merge(trust, { trustName: 'Kept', beneficiaries: { put: [clara] } })
  const patch = { trustName: undefined, county: undefined, beneficiaries: { put: [{ ...clara, name: undefined }] } }
  const after = merge(before, patch as unknown as TrustPatch)
  expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  expect('county' in after).toBe(false)
})

test('an entry keeps the order of its fields', () => {
  const before = merge(trust, { beneficiaries: { put: [clara] } })
  const { id, name, relationship, sharePercent } = clara
  const after = merge(before, { beneficiaries: { put: [{ sharePercent: sharePercent / 2, relationship, name, id }] } })
  expect(Object.keys(after.beneficiaries?.[0] ?? {})).toEqual(Object.keys(clara))
})

test('no patch is changed by what comes after it', () => {
  const before = JSON.stringify(patches)
  mergeAll(trust, patches)
  expect(JSON.stringify(patches)).toBe(before)
})

describe('changedPaths and listChange', () => {
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
})

describe('patchBetween', () => {
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
})
