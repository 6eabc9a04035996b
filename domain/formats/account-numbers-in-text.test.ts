import { expect, test } from 'vitest'
import { holdsAccountNumber } from './account-numbers-in-text.ts'

test.each([
  'Chase 000123456789',
  'Acct. 1234-5678-9012',
  'IBAN ES91 2100 0418 4502 0005 1332',
  'DE89370400440532013000',
  '123456789',
])('%s holds a whole number', (text) => {
  expect(holdsAccountNumber(text)).toBe(true)
})

test.each([
  'Chase, ending in 6789',
  '12345678',
  'Call 307-555-0123 or (307) 555-0123',
  'Cheyenne, WY 82001-1234',
  'EIN 12-3456789',
  'SSN 123-45-6789',
  'VIN 1HGCM826301234567',
  'Worth $1,000,000,000',
  'Opened 2020-01-01',
  '',
])('%s holds none', (text) => {
  expect(holdsAccountNumber(text)).toBe(false)
})
