import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../message.ts'
import { amountIn, type Marks, marksIn } from './amounts.ts'

const read = (text: string, marks?: Marks) => {
  const amount = amountIn(text, marks)
  if (!amount) return undefined
  return amount.error === undefined ? [amount.digits, amount.other].filter(Boolean).join(' or ') : english(amount.error)
}

test.each([
  ['1250000', '1250000'],
  ['$1,250,000', '1250000'],
  ['$ 1,250,000.00', '1250000'],
  ['1,250,000.50 USD', '1250001'],
  ['US$ 1.2M', '1200000'],
  ['1.2 million', '1200000'],
  ['2 millones de dólares', '2000000'],
  ['1,2 M', '1200000'],
  ['1.25mm', '1250000'],
  ['350k', '350000'],
  ['350 K', '350000'],
  ['$12.5k', '12500'],
  ['1.1B', '1100000000'],
  ['~ $350,000', '350000'],
  ['approx. 350,000 (2024 appraisal)', '350000'],
  ['aprox. 350.000,00', '350000'],
  ['1.250,00', '1250'],
  ['1.250.000', '1250000'],
  ['1.250.000,75', '1250001'],
  ['1 250 000', '1250000'],
  ["1'250'000", '1250000'],
  ['0', '0'],
  ['999999999999999', '999999999999999'],
])('%j is %s dollars', (text, digits) => expect(read(text)).toBe(digits))

test.each([
  ['1.250', '1250 or 1'],
  ['350 mil', '350000 or 350000000'],
  ['1.250M', '1250000 or 1250000000'],
])('%j can be read in two ways', (text, both) => expect(read(text)).toBe(both))

test('the other amounts of the table say how decimals are parted', () => {
  expect(marksIn(['$1,250,000', '18.5', '350k'])).toBe('point')
  expect(marksIn(['1.250.000', '18,50', '350'])).toBe('comma')
  expect(marksIn(['1.250.000', '1,250,000'])).toBeUndefined()
  expect(marksIn(['1250', '1.250', 'x'])).toBeUndefined()
  expect(read('1.250', 'comma')).toBe('1250')
  expect(read('1,250', 'point')).toBe('1250')
  expect(read('1,250', 'comma')).toBe('1250 or 1')
})

test.each(['', '-', 'n/a', 'TBD', '?', 'unknown', 'desconocido'])('%j says nothing', (text) =>
  expect(read(text)).toBeUndefined(),
)

test.each<[string, RegExp]>([
  ['(1,250)', /below zero/],
  ['-500', /below zero/],
  ['€ 300.000', /not in US dollars/],
  ['300,000 MXN', /not in US dollars/],
  ['300-350k', /more than one amount/],
  ['300k to 350k', /more than one amount/],
  ['1.23E+11', /shortened/],
  ['1,25,000', /one amount/],
  ['half a million', /one amount/],
  ['9'.repeat(16), /at most 15 digits/],
  ['#REF!', /one amount/],
])('%j is rejected with what to write', (text, words) => expect(read(text)).toMatch(words))

test('no text whatever makes it throw, and what comes of it is digits', () => {
  const piece = fc.constantFrom('1', '250', '000', ',', '.', ' ', '$', 'k', 'M', 'mil', '-', '(', ')', "'", 'e+', '€')
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom<Marks>('point', 'comma', undefined), (each, marks) => {
      const amount = amountIn(each, marks)
      if (amount?.digits !== undefined) expect(amount.digits).toMatch(/^\d{1,15}$/)
    }),
  )
})
