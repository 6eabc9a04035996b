import { expect, test } from 'vitest'
import { GoogleReport } from '#api/google.ts'
import { isReport } from './looks-like-report.ts'

test.each([
  [{ outcome: 'created', attempt: 'mine' }, true],
  [{ outcome: 'failed' }, true],
  [{ outcome: 'code-wanted', attempt: undefined }, true],
  [{ outcome: 'created', attempt: null }, false],
  [{ outcome: 'created', attempt: 7 }, false],
  [{ outcome: 'toString' }, false],
  [{ outcome: ['created'] }, false],
  [{ attempt: 'mine' }, false],
  ['created', false],
  [null, false],
  [undefined, false],
])('%j is taken for a report: %s, as by the contract', (value, taken) => {
  expect(isReport(value)).toBe(taken)
  expect(GoogleReport.safeParse(value).success).toBe(taken)
})
