import { expect, test } from 'vitest'
import { merge } from '../merge.ts'
import { newTrust } from '../record.ts'
import { broughtBack, removedEntries } from './removed-entries.ts'
import type { StoredChange } from './replay.ts'

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
