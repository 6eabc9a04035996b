import { expect, test } from 'vitest'
import { ALL_DOCUMENTS } from '#domain/trust/documents.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import { missingKeys, readiness } from '#domain/trust/readiness.ts'
import { families, recordOf } from '#samples/families.ts'

test('what is missing is listed key by key', () => {
  expect(missingKeys('certificate-of-trust', recordOf({ trustName: 'Oak' }))).toEqual([
    'trustDate',
    'trustees',
    'certificateData.adminAddress',
  ])
  expect(missingKeys('schedule-a', families.empty)).toEqual(['beneficiaries'])
  expect(missingKeys('trustee-appointment', recordOf({ grantorName: ' ', trusteeName: 'Ada' }))).toEqual([
    'grantorName',
  ])
})

test('a completion flag stands for every key', () => {
  expect(missingKeys('trust-agreement', recordOf({ trustAgreementComplete: true }))).toEqual([])
})

test('a skipped directive still waits for its keys', () => {
  const skipped = recordOf({ healthCareDirectiveSkipped: true, healthCareDirectiveComplete: true })
  expect(missingKeys('health-care-directive', skipped)).toEqual(['hcd_principalName', 'hcd_agentName'])
})

test('the grantor who is the trustee is asked for once, as the grantor', () => {
  expect(missingKeys('trustee-appointment', recordOf({ trusteeType: 'self' }))).toEqual(['grantorName'])
})

test.each(ALL_DOCUMENTS)(
  '%s: nothing is missing at 100 per cent and only there, and each key has its question',
  (id) => {
    for (const trust of Object.values(families)) {
      expect(missingKeys(id, trust).length === 0).toBe(readiness(id, trust) === 100)
      for (const key of missingKeys(id, trust)) expect(questionOf(key), key).toBeDefined()
    }
  },
)
