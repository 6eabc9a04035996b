import { expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { countWords, partWords, propertyOf } from '#domain/trust/overview/property.ts'
import { families } from '#samples/families.ts'

const asset = (id: string, rest: Partial<Asset>): Asset => ({
  ...{ id, name: id, type: 'bank_account', ownership: 'sole' },
  ...rest,
})

test('the parts of a family’s property, by value', () => {
  const property = propertyOf(families.complete.assets ?? [])
  expect(property).toMatchObject({ by: 'value', count: 7, unvalued: 1, value: 2_611_000n })
  expect(property.types.map(({ words, part, count }) => [words, english(partWords(part)), count])).toEqual([
    ['Real Estate', '48%', 1],
    ['Investment', '33%', 1],
    ['Business', '15%', 1],
    ['Bank Account', '2%', 1],
    ['Vehicle', '1%', 1],
    ['Personal Property', 'less than 1%', 1],
    ['Other', '0%', 1],
  ])
  expect(property.ownerships.map(({ words, value }) => [words, value])).toEqual([
    ['Sole', 101_000n],
    ['Joint', 1_250_000n],
    ['Community Property', 860_000n],
    ['Tenants in Common', 400_000n],
  ])
})

test('nothing is nothing', () => {
  expect(propertyOf([])).toEqual({ by: 'count', count: 0, unvalued: 0, value: 0n, part: 0, types: [], ownerships: [] })
})

test.each([undefined, '', '0'])('with no value but %o, parts are by count', (value) => {
  const given = value === undefined ? {} : { value }
  const property = propertyOf([
    asset('a', given),
    asset('b', given),
    asset('c', { ...given, type: 'vehicle', ownership: 'joint' }),
  ])
  expect(property).toMatchObject({ by: 'count', part: 1, unvalued: value === '0' ? 0 : 3 })
  expect(property.types.map(({ type, part }) => [type, english(partWords(part))])).toEqual([
    ['bank_account', '67%'],
    ['vehicle', '33%'],
  ])
})

test('fifteen digits stay exact, and every part lies between nothing and all', () => {
  const property = propertyOf([
    asset('a', { value: '999999999999999' }),
    asset('b', { value: '999999999999999' }),
    asset('c', { value: '1', type: 'other', ownership: 'joint' }),
  ])
  expect(property.value).toBe(1_999_999_999_999_999n)
  expect(property.types.map(({ part }) => english(partWords(part)))).toEqual(['more than 99%', '0%'])
  for (const { part, byOwnership } of property.types) {
    expect(part).toBeGreaterThanOrEqual(0)
    expect(part).toBeLessThanOrEqual(1)
    expect(byOwnership.reduce((sum, each) => sum + each.part, 0)).toBeCloseTo(part, 5)
  }
})

test('counts in words', () => {
  expect(english(countWords({ count: 1, unvalued: 0 }))).toBe('1 asset')
  expect(english(countWords({ count: 1_000, unvalued: 2 }))).toBe('1,000 assets, 2 without a value')
})
