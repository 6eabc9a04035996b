import { expect, test } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { answerChanges } from '#domain/trust/questions/changes.ts'
import { recordOf } from '#samples/families.ts'
import { countWords, sessionSummary } from './editing-session-row.tsx'

function rowOf(patch: TrustPatch, more: { restoredFrom?: number; begun?: true } = {}) {
  const ann = { id: 'a', name: 'Ann', relationship: 'friend' as const }
  const before = recordOf({ trustName: 'Oak', currentStep: 2, beneficiaries: { put: [ann] } })
  const after = merge(before, patch)
  const changes = answerChanges(before, after)
  const session = { saves: [], version: 2, before, after, ...more }
  return [sessionSummary(session, changes), countWords(changes)]
}

test('answers come before what the product marked', () => {
  expect(rowOf({ trustName: 'Elm', currentStep: 3 })).toEqual(['Trust name: Oak → Elm', '1 answer changed'])
  expect(rowOf({ currentStep: 3 })).toEqual(['Step reached: 2 → 3', undefined])
})

test('more than two are counted', () => {
  expect(rowOf({ trustName: 'Elm', county: 'Teton', grantorName: 'Ann', dbaName: 'Elm' })).toEqual([
    'Trust name: Oak → Elm; Grantor’s full legal name: Ann; and 2 more',
    '4 answers changed',
  ])
})

test('what was taken out comes first, since its name stands nowhere else any more', () => {
  const patch = { trustName: 'Elm', county: 'Teton', dbaName: 'Elm', beneficiaries: { remove: ['a'] } }
  expect(rowOf(patch)).toEqual(['Beneficiary Ann removed; Trust name: Oak → Elm; and 2 more', '4 answers changed'])
})

test('a beginning, a restoring and a save of nothing new are named as such', () => {
  expect(rowOf({}, { begun: true })[0]).toBe('Trust started')
  expect(rowOf({ trustName: 'Elm' }, { restoredFrom: 1 })[0]).toBe('Earlier answers restored')
  expect(rowOf({})[0]).toBe('Saved without a change')
})
