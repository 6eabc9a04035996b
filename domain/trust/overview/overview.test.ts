import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { type AfterbornTake, afterbornTake, defaultAge, KNOWN_DISTRIBUTIONS, termsOf } from '../distribution-terms.ts'
import { DISTRIBUTION_TYPES, FOR_GENERATIONS, type Relationship } from '../enumerations.ts'
import { effectOfAges, effectOfStatedAges } from './effect-of-ages.ts'
import { grandchildOf } from './payouts.ts'
import { partsWords } from './property.ts'
import { agesInWords, sharesInWords } from './terms-in-words.ts'

test.each(['', ...KNOWN_DISTRIBUTIONS, 'as my brother says'])(
  '%o says of shares and of ages whether they are fixed',
  (kind) => {
    const terms = termsOf({ distributionType: kind })
    const { divided, parts } = terms
    expect(/not fixed/.test(sharesInWords(terms))).toBe(divided === undefined)
    expect(/^No ages are fixed/.test(english(agesInWords(terms, {})))).toBe(parts === undefined)
  },
)

test.each([
  ['', undefined],
  ['lump-sum', undefined],
  ['staggered', undefined],
  ['hems', /do not cause or limit any payment/],
  ['discretionary', /trustee may pay out principal only for health/],
  ['equal', /may pay out principal only for health/],
  ['custom', /where your words state the age at which it is due/],
])('%o says of an age what Section 6.2 of the agreement does', (distributionType, words) => {
  const said = effectOfAges(termsOf({ distributionType }))
  expect(said ?? '').toMatch(words ?? /^$/)
  const heir = { id: 'b', name: 'B', relationship: 'child' as const }
  const trust = { uid: 'u', distributionType }
  expect(effectOfStatedAges({ ...trust, beneficiaries: [{ ...heir, distributionAge: 25 }] })).toBe(said)
  expect(effectOfStatedAges({ ...trust, beneficiaries: [heir] })).toBeUndefined()
})

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
  expect(english(agesInWords(terms, {}))).toContain('in parts: 20% at 25, 30% at 30, and 50% at 40.')
  expect(defaultAge(terms)).toBe(25)
  expect(termsOf({ distributionType: 'lump-sum', distributionStages }).stages).toBeUndefined()
  expect(defaultAge(termsOf({ distributionType: 'staggered' }))).toBe(21)
})

test.each([...KNOWN_DISTRIBUTIONS, 'as my brother says'])(
  '%s: what is kept is drawn full, what is paid out is not',
  (kind) => {
    const trust = { distributionType: kind }
    const { parts, ownWords } = termsOf(trust)
    const last = grandchildOf(trust)?.milestones.at(-1)
    expect(last?.inTrust).toBe(ownWords ? undefined : parts ? 0 : 100)
    expect(grandchildOf(trust)?.decides.includes('no longer')).toBe(parts !== undefined)
  },
)

test('each way on the page says something of its own of who decides, but for the two that pay out', () => {
  const words = Object.keys(DISTRIBUTION_TYPES).map((distributionType) => grandchildOf({ distributionType })?.decides)
  expect(new Set(words).size).toBe(words.length - 1)
  expect(grandchildOf({})).toBeUndefined()
})

test('own stages are drawn as they are', () => {
  const scenario = grandchildOf({
    distributionType: 'staggered',
    distributionStages: '25: 33.33%, 30: 33.33%, 40: 33.34%',
  })
  expect(scenario?.milestones.map(({ when, inTrust, words }) => [english(when), inTrust, english(words)])).toEqual([
    ['Grantor’s death', 100, 'all in trust'],
    ['Parent at 25', 66.67, '66.67% in trust'],
    ['Parent at 30', 33.34, '33.34% in trust'],
    ['Parent at 40', 0, 'paid out'],
    ['Grandchild in 2060', 0, 'none in trust'],
  ])
})

test('a part is not drawn before a child’s own distribution age', () => {
  const scenario = grandchildOf({
    distributionType: 'staggered',
    distributionStages: '30: 25%, 40: 25%, 50: 50%',
    beneficiaries: [{ id: 'b', name: 'Ada', relationship: 'child', distributionAge: 45 }],
  })
  expect(scenario?.milestones.map(({ when, inTrust }) => [english(when), inTrust])).toEqual([
    ['Grantor’s death', 100],
    ['Parent at 45', 50],
    ['Parent at 50', 0],
    ['Grandchild in 2060', 0],
  ])
  expect(english(scenario?.follows ?? '')).toContain('those of Ada, whose own distribution age is 45')
  const early = [{ id: 'b', name: 'Ada', relationship: 'child' as const, distributionAge: 25 }]
  const stages = { distributionType: 'staggered', distributionStages: '30: 50%, 40: 50%' } as const
  expect(grandchildOf({ ...stages, beneficiaries: early })?.follows).toBeUndefined()
})

const entry = (relationship: Relationship, isPrimary?: false) => ({
  id: `${relationship}-${isPrimary}`,
  name: 'A',
  relationship,
  ...(isPrimary === false && { isPrimary }),
})

test.each<[AfterbornTake, ReturnType<typeof entry>[], string | undefined]>([
  ['open', [], undefined],
  ['open', [], 'equal'],
  ['reducing', [entry('spouse'), entry('charity')], 'lump-sum'],
  ['with-children', [entry('child'), entry('spouse')], 'lump-sum'],
  ['directed', [entry('child'), entry('spouse')], 'custom'],
  ['directed', [entry('spouse'), entry('child', false)], 'specific'],
  ['reducing', [entry('spouse')], 'custom'],
  ['with-children', [entry('child'), entry('child', false)], undefined],
  ['with-contingent-children', [entry('spouse'), entry('child', false)], 'lump-sum'],
  ['with-children', [entry('child', false)], undefined],
  ['equal-primary', [entry('child'), entry('spouse')], 'equal'],
  ['equal-primary', [entry('spouse')], 'equal'],
  ['equal-contingent', [entry('spouse'), entry('child', false)], 'equal'],
])('%s: %#', (take, beneficiaries, distributionType) => {
  expect(afterbornTake({ uid: 'u', beneficiaries, ...(distributionType && { distributionType }) })).toBe(take)
})

test.each([
  [
    [0.674, 0.194, 0.113, 0.019],
    ['68%', '19%', '11%', '2%'],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    ['34%', '33%', '33%'],
  ],
  [
    [0.29, 0.71],
    ['29%', '71%'],
  ],
])('the parts %o add up to the whole', (parts, expected) => {
  expect(partsWords(parts.map((part) => ({ part }))).map(english)).toEqual(expected)
})
