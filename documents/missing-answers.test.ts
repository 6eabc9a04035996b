import { expect, test } from 'vitest'
import { message } from '#domain/message.ts'
import { missingAnswers } from './missing-answers.ts'

test('a blank in a list leads to its entry', () => {
  const beneficiaries = [
    { id: 'kid', name: 'Ada', relationship: 'child' },
    { id: 'fund', name: 'Fund', relationship: 'charity' },
  ] as const
  const trust = {
    uid: 'u',
    trustName: 'T',
    trustDate: '2025-07-04',
    grantorName: 'G',
    trusteeName: 'D',
    beneficiaries: [...beneficiaries],
  }
  expect(missingAnswers(trust, 'Schedule A - Beneficiary Schedule')).toEqual([
    { field: 'beneficiaries', entryId: 'fund', path: 'ein', label: message('EIN of {name}', { name: 'Fund' }) },
  ])
})

test('each missing answer is listed once', () => {
  const fields = missingAnswers({ uid: 'u' }, 'Irrevocable Trust Agreement').map(({ field }) => field)
  expect(new Set(fields).size).toBe(fields.length)
})
