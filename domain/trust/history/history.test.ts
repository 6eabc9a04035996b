import { expect, test } from 'vitest'
import { merge } from '../merge.ts'
import { newTrust } from '../record.ts'
import {
  broughtBack,
  editingSessionsOf,
  type HistoryChange,
  removedEntries,
  replay,
  type StoredChange,
} from './history.ts'

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
