import { expect, test } from 'vitest'
import { english } from '../message.ts'
import { dashedEin, dashedSsn, dollars, isNeverIssued, maskedSsn, shownSsn, ssnDigits } from './numbers.ts'

test.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['12345', '123-45'],
  ['123456789', '123-45-6789'],
  ['123-45-6789-0', '123-45-6789'],
])('T 5: dashes after the third and the fifth digit of %s', (typed, shown) => expect(dashedSsn(typed)).toBe(shown))

test.each([
  ['536904321', 'XXX-XX-4321'],
  ['4321', 'XXX-XX-4321'],
  ['', ''],
  [undefined, ''],
])('T 9: %s is masked as %s', (number, shown) => expect(maskedSsn(number)).toBe(shown))

test.each([
  ['536904321', 'XXX-XX-4321'],
  ['4321', 'XXX-XX-4321 (4 of 9 digits)'],
  ['53690', 'XXX-XX-3690 (5 of 9 digits)'],
  ['XXX-XX-4321', 'XXX-XX-4321'],
  ['XXX-XX-4321 (4 of 9 digits)', 'XXX-XX-4321 (4 of 9 digits)'],
  ['XXX-XX-4321/abcdef', 'XXX-XX-4321'],
  ['', ''],
])('%s is shown as %s, and never looks whole when it is not', (number, shown) =>
  expect(english(shownSsn(number))).toBe(shown),
)

test('only digits are kept, at most nine', () => expect(ssnDigits('a1b2-34567890x')).toBe('123456789'))

test.each([
  ['83', '83'],
  ['831234567', '83-1234567'],
  // A number cut to the right length would be another organization's.
  ['83-12345678', '83-12345678'],
])('an EIN typed as %s', (typed, shown) => expect(dashedEin(typed)).toBe(shown))

test.each([
  ['', ''],
  [undefined, ''],
  ['0', '$0'],
  ['999', '$999'],
  ['1250000', '$1,250,000'],
  ['999999999999999', '$999,999,999,999,999'],
])('T 2.5: the value %s shows as %s', (digits, shown) => expect(dollars(digits)).toBe(shown))

test.each([
  ['000-12-3456', true],
  ['666123456', true],
  ['900-12-3456', true],
  ['899-12-3456', false],
  ['001-12-3456', false],
  ['66612345', false],
])('%s begins as no number does: %s', (number, never) => expect(isNeverIssued(number)).toBe(never))
