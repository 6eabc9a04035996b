import { describe, expect, test } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import { changeWords } from '#domain/trust/questions/change-words.ts'
import { answerChanges } from '#domain/trust/questions/changes.ts'
import { families, recordOf } from '#samples/families.ts'

describe('a line', () => {
  const before = families.complete
  const line = (patch: Parameters<typeof merge>[1]) =>
    answerChanges(before, merge(before, patch)).map((change) => changeWords(change))
  const [child] = (before.beneficiaries ?? []).filter(({ relationship }) => relationship === 'child')
  const id = child?.id ?? ''

  test('shows both sides where they are short', () => {
    expect(line({ backupTrusteeName: 'Ada Byron' })).toEqual([
      `Backup trustee name: ${before.backupTrusteeName} → Ada Byron`,
    ])
    expect(line({ beneficiaries: { put: [{ id, sharePercent: 50 }] } })).toEqual([
      'Beneficiary Clara Jane Whitlock: share 30% → 50%',
    ])
    expect(line({ dpoa_financialAuthority: false })).toEqual(['Agent’s power over financial matters: Yes → No'])
    expect(line({ trustDate: '2025-05-02' })).toEqual(['Trust date: May 1, 2025 → May 2, 2025'])
  })

  test('says only that a long text changed', () => {
    expect(line({ customRules: 'x'.repeat(200) })).toEqual(['Custom distribution rules filled in'])
    expect(line({ trusteeAddress: 'One line\nand another' })).toEqual(['Trustee address changed'])
  })

  test('masks social security numbers, and shows a change that the mask hides', () => {
    expect(line({ grantorSsn: '536904322' })).toEqual(['Grantor’s social security number: XXX-XX-4321 → XXX-XX-4322'])
    expect(line({ grantorSsn: '111224321' })).toEqual(['Grantor’s social security number changed'])
  })

  test('lists who was added, taken out, renamed or moved', () => {
    expect(line({ beneficiaries: { put: [{ id: 'n', name: 'Zoe', relationship: 'friend' }] } })).toEqual([
      'Beneficiary Zoe added',
    ])
    expect(line({ beneficiaries: { remove: [id] } })).toEqual(['Beneficiary Clara Jane Whitlock removed'])
    expect(line({ beneficiaries: { put: [{ id, name: 'Clara Reyes' }] } })).toEqual([
      'Beneficiary Clara Reyes: name Clara Jane Whitlock → Clara Reyes',
    ])
    expect(line({ beneficiaries: { remove: [id], put: [child ?? { id }] } })).toEqual([
      'Order of the beneficiaries changed',
    ])
  })

  test('of a mark says what is marked', () => {
    const begun = recordOf({ currentStep: 4 })
    const after = merge(begun, { currentStep: 5, pourOverWillComplete: true })
    expect(answerChanges(begun, after).map((change) => changeWords(change))).toEqual([
      'Step reached: 4 → 5',
      'Pour-Over Will section finished',
    ])
  })
})

test('an emptied answer and an empty text are distinguished from a change, times of saving not at all', () => {
  const emptied = answerChanges(recordOf({ dbaName: 'Oak' }), recordOf({}))
  expect(emptied.map(({ what, before, after }) => [what, before, after])).toEqual([['emptied', 'Oak', undefined]])
  expect(answerChanges(recordOf({ dbaName: '' }), recordOf({}))).toEqual([])
  const later = { ...families.complete, lastUpdated: '2027-01-01T00:00:00.000Z' }
  expect(answerChanges(families.complete, later)).toEqual([])
})
