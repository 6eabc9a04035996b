import { expect, test } from 'vitest'
import { FOR_GENERATIONS } from '#domain/trust/enumerations.ts'
import { partsByAge, payoutsOf } from '#domain/trust/overview/payouts.ts'
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

test('parts of the family’s own come at their ages, and not before a person’s own', () => {
  const stages = { ...families.complete, distributionStages: '26: 20%, 28: 30%, 40: 50%' }
  const { payees } = payoutsOf(stages)
  const partsOf = (id: string) =>
    payees.find((payee) => payee.id === id)?.parts.map(({ age, percent }) => [age, percent])
  expect(partsOf('b-clara')).toEqual([
    [26, 20],
    [28, 30],
    [40, 50],
  ])
  expect(partsOf('b-owen')).toEqual([
    [30, 20],
    [30, 30],
    [40, 50],
  ])
  expect(payees.filter(({ byDefault }) => byDefault).map(({ parts }) => parts[0]?.age)).toEqual(
    payees.filter(({ byDefault }) => byDefault).map(() => 26),
  )
})

test.each(Object.keys(FOR_GENERATIONS))(
  'no ages where the property is kept for generations: %s',
  (distributionType) => {
    expect(payoutsOf({ ...families.complete, distributionType }).payees).toEqual([])
  },
)

test.each(['hostile', 'empty'] as const)('no ages where the terms of %s fix none', (family) => {
  expect(payoutsOf(families[family]).payees).toEqual([])
})

test('nothing comes out before there is a trust: an age that has passed by then comes with its beginning', () => {
  const born = (birthYear: number) => [
    { id: 'a', name: 'Ada', relationship: 'child', birthYear, distributionAge: 25 } as const,
  ]
  const parts = (birthYear: number, trustDate?: string) =>
    payoutsOf({
      ...families.complete,
      createdAt: '2026-05-03T16:00:00.000Z',
      trustDate,
      distributionType: 'staggered',
      beneficiaries: born(birthYear),
    }).payees[0]?.parts.map(({ age, year, passed }) => [age, year, passed ?? false])
  const late = [
    [36, 2026, true],
    [36, 2026, true],
    [36, 2026, true],
  ]
  expect(parts(1990, '2026-01-31')).toEqual(late)
  expect(parts(1990)).toEqual(late)
  expect(parts(1998, '2026-01-31')).toEqual([
    [28, 2026, true],
    [30, 2028, false],
    [35, 2033, false],
  ])
})
