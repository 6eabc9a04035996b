import { describe, expect, test } from 'vitest'
import { changedPaths, concerning } from '../differences.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { peopleOf } from '../people/people.ts'
import { entryWords } from '../questions/changes.ts'
import { newTrust, type TrustRecord } from '../record.ts'
import { keyPartOf } from '../version-in-key.ts'
import {
  firstChangeOf,
  isWorthShowing,
  overwrittenChanges,
  overwrittenValue,
  patchTakingBack,
  withOwn,
} from './overwritten.ts'

const ben = { id: 'b', name: 'Ben', relationship: 'friend' } as const

describe('overwritten answers', () => {
  const clara = { id: 'c', name: 'Clara', relationship: 'child', sharePercent: 40 } as const
  const cabin = {
    id: 'a',
    name: 'Cabin',
    type: 'real_estate',
    ownership: 'sole',
    realEstateDetails: { street: '1 Elm Street', county: 'Teton' },
  } as const
  const mine: TrustRecord = {
    ...newTrust('u', '2026-05-03T10:00:00.000Z'),
    grantorName: 'Ruth Alder',
    certificateData: { adminAddress: '1 Elm Street' },
    beneficiaries: [clara, ben],
    assets: [cabin],
  }
  /** What another device makes of `mine`, and what was overwritten by it. */
  function changedBy(patch: TrustPatch, before = mine) {
    const now = merge(before, patch)
    const paths = changedPaths(before, now)
    return { now, paths, overwritten: Object.fromEntries(paths.map((path) => [path, overwrittenValue(path, before)])) }
  }

  test('what differs is named by its path, and what is the same is not', () => {
    expect(changedPaths(mine, JSON.parse(JSON.stringify(mine)))).toEqual([])
    const { paths } = changedBy({
      grantorName: 'Ruth Birch',
      certificateData: { adminAddress: null, hasAmendments: true },
      beneficiaries: {
        put: [
          { id: 'c', sharePercent: 50 },
          { ...ben, id: 'd' },
        ],
        remove: ['b'],
      },
      assets: { put: [{ id: 'a', realEstateDetails: { street: '2 Oak Street', county: 'Teton' } }] },
    })
    expect(paths).toEqual([
      'grantorName',
      'certificateData.adminAddress',
      'certificateData.hasAmendments',
      'beneficiaries/b',
      'beneficiaries/c/sharePercent',
      'beneficiaries/d/id',
      'beneficiaries/d/name',
      'beneficiaries/d/relationship',
      'assets/a/realEstateDetails.street',
    ])
  })

  test('a path concerns its own answer, its entry, and all that is in its entry', () => {
    const concerned = concerning(['beneficiaries/b', 'assets/a/name', 'grantorName'])
    const found = ['beneficiaries/b/name', 'beneficiaries/b', 'assets/a', 'grantorName'].filter(concerned)
    expect(found).toHaveLength(4)
    expect(['beneficiaries/bb', 'assets/a/type', 'trustName', 'beneficiaries'].filter(concerned)).toEqual([])
  })

  describe('each overwritten answer has both its values, and is taken back alone', () => {
    test.each<[string, TrustPatch, object]>([
      ['a field', { grantorName: 'Ruth Birch' }, { before: 'Ruth Alder', after: 'Ruth Birch', what: 'changed' }],
      ['a field that was emptied', { grantorName: null }, { before: 'Ruth Alder', what: 'emptied' }],
      [
        'a field of the certificate',
        { certificateData: { adminAddress: '2 Oak Street' } },
        { before: '1 Elm Street', after: '2 Oak Street' },
      ],
      [
        'a field of an entry, read as a share',
        { beneficiaries: { put: [{ id: 'c', sharePercent: 50 }] } },
        { before: '40%', after: '50%', entry: entryWords('beneficiaries', 'Clara') },
      ],
      [
        'a field of an entry that was emptied',
        { beneficiaries: { put: [{ id: 'c', sharePercent: null }] } },
        { before: '40%', what: 'emptied' },
      ],
      [
        'a detail within an entry',
        { assets: { put: [{ id: 'a', realEstateDetails: { street: '2 Oak Street', county: 'Teton' } }] } },
        { before: '1 Elm Street', after: '2 Oak Street', entry: entryWords('assets', 'Cabin') },
      ],
    ])('%s', (_, patch, expected) => {
      const { now, overwritten } = changedBy(patch)
      const changes = overwrittenChanges(now, overwritten)
      expect(changes).toEqual([expect.objectContaining(expected)])
      expect(changedPaths(mine, merge(now, patchTakingBack(now, overwritten, changes)))).toEqual([])
    })

    test('an entry that was taken out, named, and back with all its details behind the others', () => {
      const { now, overwritten } = changedBy({ beneficiaries: { remove: ['c'] } })
      const changes = overwrittenChanges(now, overwritten)
      expect(changes).toEqual([
        expect.objectContaining({ what: 'taken out', entry: entryWords('beneficiaries', 'Clara') }),
      ])
      const back = merge(now, patchTakingBack(now, overwritten, changes))
      expect(back.beneficiaries).toEqual([ben, clara])
    })

    test('an entry that was edited here and taken out there is one row', () => {
      const now = merge(mine, { beneficiaries: { remove: ['c'] } })
      const overwritten = { 'beneficiaries/c/name': clara, 'beneficiaries/c/sharePercent': clara }
      expect(overwrittenChanges(now, overwritten)).toHaveLength(1)
      expect(withOwn(now, overwritten).beneficiaries).toEqual([ben, clara])
    })

    test('an entry that was taken out here and brought back there', () => {
      const without = merge(mine, { beneficiaries: { remove: ['c'] } })
      const overwritten = { 'beneficiaries/c': overwrittenValue('beneficiaries/c', without) }
      const now = merge(without, { beneficiaries: { put: [clara] } })
      const changes = overwrittenChanges(now, overwritten)
      expect(changes).toEqual([expect.objectContaining({ what: 'added' })])
      expect(merge(now, patchTakingBack(now, overwritten, changes)).beneficiaries).toEqual([ben])
    })

    test('one of two', () => {
      const { now, overwritten } = changedBy({
        grantorName: 'Ruth Birch',
        beneficiaries: { put: [{ id: 'c', sharePercent: 5 }] },
      })
      expect(patchTakingBack(now, overwritten, [{ path: 'grantorName' }])).toEqual({ grantorName: 'Ruth Alder' })
    })
  })

  describe('of a person whom answers still name, the facts are shown that were lost, and come back', () => {
    const ada = { id: 'p', name: 'Ada Birch', address: '99 New Road' }
    const lost = { 'people/p/id': ada, 'people/p/name': ada, 'people/p/address': ada }
    const shownOf = (trust: TrustRecord) => peopleOf(trust).find(({ name }) => name === 'Ada Birch')?.address

    test.each<[string, Partial<TrustRecord>, object]>([
      ['in the place of another', { backupTrusteeAddress: '7 Old Road' }, { after: '7 Old Road', what: 'changed' }],
      ['that no answer has', {}, { what: 'emptied' }],
    ])('%s', (_, answers, expected) => {
      const now = { ...mine, backupTrusteeName: 'Ada Birch', ...answers }
      const changes = overwrittenChanges(now, lost)
      expect(changes).toEqual([
        expect.objectContaining({
          ...expected,
          ...{ path: 'people/p/address', before: '99 New Road', entry: entryWords('people', 'Ada Birch') },
        }),
      ])
      const back = merge(now, patchTakingBack(now, lost, changes))
      expect(shownOf(back)).toBe('99 New Road')
      expect(back.backupTrusteeAddress).toBe('99 New Road')
      expect(overwrittenChanges(back, lost)).toEqual([])
      const { 'people/p/address': _kept, ...settled } = lost
      expect(overwrittenChanges(now, settled), 'the other one was kept').toEqual([])
    })

    test('what no answer asks for comes back to the register', () => {
      const noted = { id: 'p', name: 'Ada Birch', birthYear: 1980 }
      const now: TrustRecord = { ...mine, backupTrusteeName: 'Ada Birch' }
      const changes = overwrittenChanges(now, { 'people/p/id': noted, 'people/p/birthYear': noted })
      expect(changes.map(({ path }) => path)).toEqual(['people/p/birthYear'])
      const patch = patchTakingBack(now, { 'people/p/birthYear': noted }, changes)
      expect(peopleOf(merge(now, patch))).toContainEqual(
        expect.objectContaining({ name: 'Ada Birch', birthYear: 1980, registered: ['p'] }),
      )
    })

    test('whom no answer names is the whole entry', () => {
      expect(overwrittenChanges(mine, lost)).toEqual([expect.objectContaining({ path: 'people/p', what: 'taken out' })])
      expect(merge(mine, patchTakingBack(mine, lost, [{ path: 'people/p' }])).people).toEqual([ada])
    })
  })

  test('marks of the product, the order of a list and equal values report nothing', () => {
    const { now, overwritten } = changedBy({ currentStep: 5, signatureComplete: true })
    expect(overwrittenChanges(now, overwritten)).toEqual([])
    expect(overwrittenChanges(mine, { grantorName: 'Ruth Alder', 'beneficiaries/c/sharePercent': clara })).toEqual([])
  })

  test('social security numbers are masked', () => {
    const before = { ...mine, grantorSsn: '536904321' }
    const { now, overwritten } = changedBy({ grantorSsn: '111224321' }, before)
    const [change] = overwrittenChanges(now, overwritten)
    expect(change).toMatchObject({ before: 'XXX-XX-4321', after: 'XXX-XX-4321' })
  })

  test('half a day later it is an ordinary correction', () => {
    const saved = { at: '2026-05-03T10:00:00.000Z', version: 4 }
    expect(isWorthShowing(saved, { at: '2026-05-03T22:00:00.000Z' })).toBe(true)
    expect(isWorthShowing(saved, { at: '2026-05-03T22:00:00.001Z' })).toBe(false)
  })

  test('a device that had the answer when it changed it corrects it, however soon and wherever it was', () => {
    const at = '2026-05-03T10:00:01.000Z'
    const shows = (saved: number, made: number, version: number) =>
      isWorthShowing(
        { at, version: saved },
        { at, version, patchId: `019a5f0e-8d2c-7${keyPartOf(made)}-9a0c-0305e82c3301` },
      )
    expect(shows(4, 4, 5)).toBe(false)
    expect(shows(4, 6, 9), 'others came between').toBe(false)
    expect(shows(4, 3, 5), 'it did not know').toBe(true)
    expect(shows(4096, 4096, 4097)).toBe(false)
    expect(shows(4096, 4095, 4098)).toBe(true)
    const random = { at, version: 5, patchId: '019a5f0e-8d2c-7b41-9a0c-0305e82c3301' }
    expect(isWorthShowing({ at, version: 4 }, random), 'a key that does not say').toBe(true)
  })

  test('the history shows when an answer was changed first after its version', () => {
    const changes = [
      { version: 4, at: 'v4', patch: { grantorName: 'Early' } },
      { version: 5, at: 'v5', patch: { trustName: 'Oak', beneficiaries: { put: [{ id: 'c', sharePercent: 5 }] } } },
      { version: 6, at: 'v6', patch: { grantorName: null, certificateData: { adminAddress: 'A' } } },
      { version: 7, at: 'v7', patch: { grantorName: 'Late', beneficiaries: { remove: ['c'] } } },
    ]
    expect(firstChangeOf('grantorName', 4, changes)).toBe(changes[2])
    expect(firstChangeOf('beneficiaries/c/name', 5, changes)).toBe(changes[3])
    expect(firstChangeOf('certificateData.adminAddress', 4, changes)).toBe(changes[2])
    expect(firstChangeOf('dbaName', 0, changes)).toBeUndefined()
  })
})
