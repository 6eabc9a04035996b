import { expect, test } from 'vitest'
import { KNOWN_DISTRIBUTIONS, termsOf } from './terms.ts'

test.each(['', ...KNOWN_DISTRIBUTIONS, 'as my brother says'])(
  '%o says of shares and of ages whether they are fixed',
  (kind) => {
    const { divided, parts, shares, ages } = termsOf({ distributionType: kind })
    expect(/not fixed/.test(shares)).toBe(divided === undefined)
    expect(/^No ages are fixed/.test(ages)).toBe(parts === undefined)
  },
)

test('reads a type as it may be written', () => {
  expect(termsOf({ distributionType: ' Lump_Sum ' }).parts).toBe(1)
  expect(termsOf({}).open).toBe(true)
})
