import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownRows } from './known-rows.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const row = (uid: string, body = 'ten long b') => ({ uid, body })

test('a row is known as it was put last, for a while, and nothing is left of it then', () => {
  const known = knownRows(1_000, 60_000)
  known.put(row('ann'))
  vi.advanceTimersByTime(40_000)
  known.put(row('ann', 'another'))
  known.put(row('ben'))
  vi.advanceTimersByTime(40_000)
  expect([known.get('ann')?.body, known.get('ben')?.body]).toEqual(['another', 'ten long b'])
  vi.advanceTimersByTime(60_000)
  expect([known.get('ann'), known.get('ben')]).toEqual([undefined, undefined])
  expect(vi.getTimerCount()).toBe(0)
})

test('of more than there is room for, those are known that were put last', () => {
  const known = knownRows(25)
  for (const uid of ['ann', 'ben', 'ann', 'cleo']) known.put(row(uid))
  expect(['ann', 'ben', 'cleo'].filter((uid) => known.get(uid))).toEqual(['ann', 'cleo'])
  known.put(row('dora', 'longer than all the room there is'))
  expect(['ann', 'cleo', 'dora'].filter((uid) => known.get(uid))).toEqual([])
  known.put(row('ben'))
  expect(known.get('ben')).toEqual(row('ben'))
})

test('one that was doubted is not known for a while, whatever is put', () => {
  const known = knownRows(1_000, 60_000)
  known.put(row('ann'))
  known.doubt('ann')
  known.put(row('ann'))
  expect(known.get('ann')).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  known.put(row('ann'))
  expect(known.get('ann')).toEqual(row('ann'))
})
