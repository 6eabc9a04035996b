import { expect, test } from 'vitest'
import { editingSessionsOf, type HistoryChange } from './editing-sessions.ts'

const dayOf = (at: string) => at.slice(0, 10)
const change = (version: number, at: string, more: Partial<HistoryChange> = {}): HistoryChange => ({
  version,
  at: `2026-05-${at}:00.000Z`,
  patch: { trustName: `Trust ${version}` },
  ...more,
})
const shape = (changes: readonly HistoryChange[]) =>
  editingSessionsOf('u', null, changes, dayOf).map(({ saves }) => saves.map(({ version }) => version).join())

test('saves with short pauses are one session; a long pause, midnight and a restore begin another', () => {
  expect(
    shape([
      change(1, '03T10:00'),
      change(2, '03T10:29'),
      change(3, '03T10:59'),
      change(4, '03T11:30'),
      change(5, '03T23:55'),
      change(6, '04T00:05'),
      change(7, '04T00:06', { restoredFrom: 2 }),
      change(8, '04T00:07'),
    ]),
  ).toEqual(['1,2,3', '4', '5', '6', '7', '8'])
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
