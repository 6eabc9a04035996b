import { describe, expect, test } from 'vitest'
import { changedPaths, concerning } from '../differences.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { entryWords } from '../questions/changes.ts'
import { newTrust, type TrustRecord } from '../record.ts'
import {
  broughtBack,
  editingSessionsOf,
  type HistoryChange,
  removedEntries,
  replay,
  type StoredChange,
} from './history.ts'
import {
  firstChangeOf,
  isWorthShowing,
  overwrittenChanges,
  overwrittenValue,
  patchTakingBack,
  withOwn,
} from './overwritten.ts'

const dayOf = (at: string) => at.slice(0, 10)
const change = (version: number, at: string, more: Partial<HistoryChange> = {}): HistoryChange => ({
  version,
  at: `2026-05-${at}:00.000Z`,
  patch: { trustName: `Trust ${version}` },
  ...more,
})
const shape = (changes: readonly HistoryChange[]) =>
  editingSessionsOf('u', null, changes, dayOf).map(({ saves }) => saves.map(({ version }) => version).join())

test('saves with short pauses are one session; a pause, a quarter of an hour, midnight and a restore begin another', () => {
  expect(
    shape([
      change(1, '03T10:00'),
      change(2, '03T10:09'),
      change(3, '03T10:15'),
      change(4, '03T10:16'),
      change(5, '03T23:55'),
      change(6, '04T00:05'),
      change(7, '04T00:06', { restoredFrom: 2 }),
      change(8, '04T00:07'),
    ]),
  ).toEqual(['1,2,3', '4', '5', '6', '7', '8'])
})

test('the completing of the trust ends a session, and so do twenty saves', () => {
  const completed = { patch: { completedAt: '2026-05-03T10:01:00.000Z' } }
  expect(shape([change(1, '03T10:00'), change(2, '03T10:01', completed), change(3, '03T10:02')])).toEqual(['1,2', '3'])
  const many = Array.from({ length: 45 }, (_, n) => change(n + 1, '03T10:00'))
  expect(editingSessionsOf('u', null, many, dayOf).map(({ saves }) => saves.length)).toEqual([20, 20, 5])
})

test('a session has the answers before and after it, and says whether it begins or restores', () => {
  const [first, second] = editingSessionsOf(
    'u',
    null,
    [change(1, '03T10:00'), change(2, '03T10:01'), change(3, '03T10:02', { restoredFrom: 1 })],
    dayOf,
  )
  expect(first).toMatchObject({ version: 2, begun: true, before: { uid: 'u' }, after: { trustName: 'Trust 2' } })
  expect(first?.before.trustName).toBeUndefined()
  expect(second).toMatchObject({ restoredFrom: 1, before: { trustName: 'Trust 2' }, after: { trustName: 'Trust 3' } })
  expect(second?.begun).toBeUndefined()
})

test('a compacted day is one save', () => {
  const changes = [change(1, '03T10:00', { patch: {} }), change(2, '03T10:01', { patch: {} }), change(3, '03T20:00')]
  expect(shape(changes)).toEqual(['1', '3'])
})

test('a stretch goes on from the record before it', () => {
  const base = { uid: 'u', trustName: 'Trust 6', county: 'Teton' }
  const [only] = editingSessionsOf('u', base, [change(7, '03T10:00')], dayOf)
  expect(only).toMatchObject({ before: base, after: { trustName: 'Trust 7', county: 'Teton' } })
})

const NOW = '2026-11-20T10:00:00.000Z'

test('changes applied one after another give the record after the last', () => {
  const changes = [
    { version: 1, at: NOW, patch: { trustName: 'Oak' } },
    { version: 2, at: '2026-11-20T11:00:00.000Z', patch: { trustName: 'Elm', currentStep: 2 } },
  ]
  expect(replay('u', null, [])).toBeNull()
  expect(replay('u', null, changes)).toMatchObject({
    uid: 'u',
    trustName: 'Elm',
    currentStep: 2,
    createdAt: NOW,
    lastUpdated: '2026-11-20T11:00:00.000Z',
  })
  const first = replay('u', null, changes.slice(0, 1))
  expect(replay('u', first, changes.slice(1))).toEqual(replay('u', null, changes))
})

const ann = { id: 'a', name: 'Ann', relationship: 'child', birthYear: 2001 } as const
const ben = { id: 'b', name: 'Ben', relationship: 'friend' } as const
const cabin = { id: 'c', name: 'Cabin', type: 'real_estate', ownership: 'sole' } as const
const changes = (...patches: StoredChange['patch'][]): StoredChange[] =>
  patches.map((patch, index) => ({ version: index + 1, at: `2026-05-03T10:0${index}:00.000Z`, patch }))
const found = (...patches: StoredChange['patch'][]) =>
  removedEntries('u', null, changes(...patches)).map(({ entry, at }) => `${entry.name} ${at.slice(14, 16)}`)

test('what was taken out is found as it was last, the last one first', () => {
  const [one, other] = removedEntries(
    'u',
    null,
    changes(
      { beneficiaries: { put: [{ ...ann, birthYear: 1990 }, ben] }, assets: { put: [cabin] } },
      { beneficiaries: { put: [{ id: 'a', birthYear: 2001 }] } },
      { beneficiaries: { remove: ['a'] } },
      { assets: { remove: ['c', 'unknown'] } },
    ),
  )
  expect(one).toEqual({ list: 'assets', entry: cabin, at: '2026-05-03T10:03:00.000Z' })
  expect(other).toEqual({ list: 'beneficiaries', entry: ann, at: '2026-05-03T10:02:00.000Z' })
})

test('what is there again, or was only moved, is not', () => {
  const both = { beneficiaries: { put: [ann, ben] } }
  expect(found(both, { beneficiaries: { remove: ['a'] } }, { beneficiaries: { put: [ann] } })).toEqual([])
  expect(found(both, { beneficiaries: { remove: ['a'], put: [ann] } })).toEqual([])
  expect(found(both, { beneficiaries: { remove: ['a'], put: [ann] } }, { beneficiaries: { remove: ['a'] } })).toEqual([
    'Ann 02',
  ])
})

test('one entry is brought back alone', () => {
  const now = { ...newTrust('u', '2026-05-03T10:00:00.000Z'), trustName: 'Oak', beneficiaries: [ben] }
  const patch = broughtBack({ list: 'beneficiaries', entry: ann, at: '' })
  expect(merge(now, patch)).toEqual({ ...now, beneficiaries: [ben, ann] })
})

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
    expect(isWorthShowing('2026-05-03T10:00:00.000Z', '2026-05-03T22:00:00.000Z')).toBe(true)
    expect(isWorthShowing('2026-05-03T10:00:00.000Z', '2026-05-03T22:00:00.001Z')).toBe(false)
  })

  test('the history shows when an answer was changed first after its version', () => {
    const changes = [
      { version: 4, at: 'v4', patch: { grantorName: 'Early' } },
      { version: 5, at: 'v5', patch: { trustName: 'Oak', beneficiaries: { put: [{ id: 'c', sharePercent: 5 }] } } },
      { version: 6, at: 'v6', patch: { grantorName: null, certificateData: { adminAddress: 'A' } } },
      { version: 7, at: 'v7', patch: { grantorName: 'Late', beneficiaries: { remove: ['c'] } } },
    ]
    expect(firstChangeOf('grantorName', 4, changes)).toBe('v6')
    expect(firstChangeOf('beneficiaries/c/name', 5, changes)).toBe('v7')
    expect(firstChangeOf('certificateData.adminAddress', 4, changes)).toBe('v6')
    expect(firstChangeOf('dbaName', 0, changes)).toBeUndefined()
  })
})
