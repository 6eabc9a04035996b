import { expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { untouchedOf } from './use-adding.ts'

const added: readonly Beneficiary[] = [
  { id: 'a', name: 'Red Cross', relationship: 'charity', sharePercent: 10, ein: '53-0196605' },
  { id: 'b', name: 'Ben Whitlock', relationship: 'child', birthYear: 1985 },
  { id: 'c', name: 'Ada Pine', relationship: 'friend' },
]

test('what came back from the account in another order of its answers is untouched', () => {
  const list = [
    ...added.slice(1),
    { id: 'a', name: 'Red Cross', relationship: 'charity' as const, ein: '53-0196605', sharePercent: 10 },
  ]
  expect(untouchedOf(added, list)).toEqual({ untouched: ['a', 'b', 'c'], changed: 0 })
})

test('what was changed since stays, and what was taken out is neither', () => {
  const list = [{ id: 'b', name: 'Ben Whitlock', relationship: 'child' as const, birthYear: 1986 }, ...added.slice(2)]
  expect(untouchedOf(added, list)).toEqual({ untouched: ['c'], changed: 1 })
  expect(untouchedOf(added)).toEqual({ untouched: [], changed: 0 })
})
