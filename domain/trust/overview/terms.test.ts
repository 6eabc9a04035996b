import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { DISTRIBUTION_TYPES, FOR_GENERATIONS } from '../enumerations.ts'
import { defaultAge, KNOWN_DISTRIBUTIONS, termsOf } from './terms.ts'

test.each(['', ...KNOWN_DISTRIBUTIONS, 'as my brother says'])(
  '%o says of shares and of ages whether they are fixed',
  (kind) => {
    const { divided, parts, shares, ages } = termsOf({ distributionType: kind })
    expect(/not fixed/.test(shares)).toBe(divided === undefined)
    expect(/^No ages are fixed/.test(english(ages))).toBe(parts === undefined)
  },
)

test('reads a type as it may be written', () => {
  expect(termsOf({ distributionType: ' Lump_Sum ' }).parts).toBe(1)
  expect(termsOf({}).open).toBe(true)
})

test('every type on the page is known, and only those for generations keep the property in trust for them', () => {
  for (const type of Object.keys(DISTRIBUTION_TYPES)) {
    expect(KNOWN_DISTRIBUTIONS).toContain(type)
    expect(termsOf({ distributionType: type }).generations !== undefined).toBe(type in FOR_GENERATIONS)
  }
})

test('the family’s own stages are parts of a staggered share, and of no other', () => {
  const distributionStages = '25: 20%, 30: 30%, 40: 50%'
  const terms = termsOf({ distributionType: 'staggered', distributionStages })
  expect(terms.parts).toBe(3)
  expect(english(terms.ages)).toContain('in parts: 20% at 25, 30% at 30, and 50% at 40.')
  expect(defaultAge(terms)).toBe(25)
  expect(termsOf({ distributionType: 'lump-sum', distributionStages }).stages).toBeUndefined()
  expect(defaultAge(termsOf({ distributionType: 'staggered' }))).toBe(21)
})
