import { expect, test } from 'vitest'
import { merge, mergeAll } from './merge.ts'
import type { TrustPatch } from './patch.ts'
import { newTrust } from './record.ts'

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
