import { expect, test } from 'vitest'
import { partsByAge, payoutsOf } from '#domain/trust/glance/payouts.ts'
import { families } from '#samples/families.ts'

test('three parts for each individual, with years where the year of birth is known', () => {
  const { payees, charities } = payoutsOf(families.complete)
  expect(
    payees.map(({ name, contingent, byDefault, parts }) => [
      name,
      contingent,
      byDefault,
      ...parts.map(({ age, year }) => year ?? age),
    ]),
  ).toEqual([
    ['Thomas Edward Whitlock', false, true, 21, 26, 31],
    ['Iris Whitlock Nakamura', true, true, 21, 26, 31],
    ['Clara Jane Whitlock', false, false, 2029, 2034, 2039],
    ['Owen Samuel Whitlock', false, false, 2040, 2045, 2050],
  ])
  expect(charities).toEqual([{ id: 'b-teton', name: 'Teton Trails Conservancy' }])
})

test('one part for each under a lump sum, and those of one age together', () => {
  const { payees } = payoutsOf(families.veryLarge)
  const groups = partsByAge(payees)
  expect(groups.map(([age]) => age)).toEqual([18, 21, 26, 34, 42, 50, 58])
  expect(groups.reduce((sum, [, parts]) => sum + parts.length, 0)).toBe(payees.length)
  expect(payees.length).toBe(175)
})

test('parts of different kinds meet at one age, first parts before later ones', () => {
  const groups = new Map(partsByAge(payoutsOf(families.complete).payees))
  expect(groups.get(30)?.map(({ part, payee }) => [part, payee.id])).toEqual([
    [0, 'b-owen'],
    [1, 'b-clara'],
  ])
})

test.each(['hostile', 'empty'] as const)('no ages where the terms of %s fix none', (family) => {
  expect(payoutsOf(families[family]).payees).toEqual([])
})
