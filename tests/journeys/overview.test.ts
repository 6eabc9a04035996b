import { describe, expect, test } from 'vitest'
import { english, message } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { FOR_GENERATIONS } from '#domain/trust/enumerations.ts'
import { byRelationship, familyOf, sharesEach, shareWords } from '#domain/trust/overview/family.ts'
import { partsByAge, payoutsOf } from '#domain/trust/overview/payouts.ts'
import { countWords, partsWords, propertyOf } from '#domain/trust/overview/property.ts'
import { families } from '#samples/families.ts'

const officesOf = (family: keyof typeof families) =>
  familyOf(families[family]).offices.map(({ office, name, note }) => [office, name, note])

test('the offices of a family, with what each person is besides', () => {
  expect(officesOf('complete')).toEqual([
    ['Grantor', 'Margaret Anne Whitlock', message('makes the trust')],
    ['Trustee', 'Daniel Joseph Reyes', 'Brother-in-law'],
    ['Successor trustee', 'Eleanor Grace Park', message('Friend')],
  ])
  expect(officesOf('selfTrustee')[1]).toEqual(['Trustee', 'Chidi Okafor', message('the grantor too')])
  expect(officesOf('professional')[1]).toEqual([
    'Trustee',
    'Wind River Trust Company',
    message('Bank or trust company'),
  ])
})

test('who is not named yet leads to the question', () => {
  expect(familyOf(families.empty)).toMatchObject({
    offices: [
      { office: 'Grantor', path: '/trust-builder/grantor' },
      { office: 'Trustee', path: '/trust-builder/trustee' },
      { office: 'Successor trustee', path: '/trust-builder/backup-trustee' },
    ],
    groups: [],
  })
  expect(familyOf(families.empty).offices.every(({ name, note }) => name === undefined && note === undefined)).toBe(
    true,
  )
})

test('co-trustees are offices of their own', () => {
  const trustees = [
    { id: 't-1', name: 'Daniel Joseph Reyes', address: 'A' },
    { id: 't-2', name: 'Ana Ruiz', address: 'B' },
  ]
  expect(familyOf({ ...families.complete, trustees }).offices.map(({ office, name }) => `${office} ${name}`)).toContain(
    'Co-trustee Ana Ruiz',
  )
})

describe('beneficiaries', () => {
  const groupsOf = (trust: Parameters<typeof familyOf>[0]) =>
    familyOf(trust).groups.map(({ kind, heirs }) => [kind, heirs.map(({ share }) => english(shareWords(share)))])

  test('have the shares of the agreement, contingent ones their own', () => {
    expect(groupsOf(families.complete)).toEqual([
      ['primary', ['30%', '30%', '30%', '10%']],
      ['contingent', ['100%']],
    ])
  })

  test('of whom one alone states no share: that one takes the rest', () => {
    const [a, b, c] = families.complete.beneficiaries ?? []
    const beneficiaries = [a, b, c].flatMap((each, at) =>
      each ? [{ ...each, isPrimary: true, sharePercent: [40, 30, undefined][at] }] : [],
    )
    expect(groupsOf({ ...families.complete, beneficiaries })).toEqual([['primary', ['40%', '30%', 'the rest, 30%']]])
  })

  test('have none under terms that fix none', () => {
    expect(groupsOf(families.hostile)).toEqual([['primary', Array(6).fill('not fixed')]])
  })

  test('that are all contingent take first', () => {
    const beneficiaries = families.complete.beneficiaries?.map((each) => ({ ...each, isPrimary: false }))
    const family = familyOf({ ...families.complete, ...(beneficiaries && { beneficiaries }) })
    expect(family.movedUp).toBe(true)
    expect(family.groups.map(({ kind }) => kind)).toEqual(['primary'])
    expect(family.adjusted).toBe(true)
  })

  test('say when stated shares were changed', () => {
    const beneficiaries = families.complete.beneficiaries?.map((each) => ({ ...each, sharePercent: 50 }))
    const family = familyOf({ ...families.complete, ...(beneficiaries && { beneficiaries }) })
    expect(family.adjusted).toBe(true)
    expect(family.groups[0]?.heirs.map(({ share }) => english(shareWords(share)))).toEqual(['25%', '25%', '25%', '25%'])
  })

  test('are grouped by relationship, each of 200 in one group', () => {
    const [primary] = familyOf(families.veryLarge).groups
    const groups = byRelationship(primary?.heirs ?? [])
    expect(groups).toHaveLength(8)
    expect(groups.reduce((sum, [, heirs]) => sum + heirs.length, 0)).toBe(primary?.heirs.length)
  })
})

test('what several hold each, in words', () => {
  const share = (percent: number) => ({ percent, as: 'equal' }) as const
  expect(
    [
      sharesEach([]),
      sharesEach([share(50)]),
      sharesEach([share(0.625), share(0.625)]),
      sharesEach([share(20), share(0.001)]),
    ].map((words) => english(words ?? '')),
  ).toEqual(['', '50%', '0.63% each', 'less than 0.01% to 20% each'])
})

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

test('a share of 0% is not paid out, to an individual or a charity', () => {
  const put = [
    { id: 'a', name: 'Ana', relationship: 'child' as const, sharePercent: 100 },
    { id: 'b', name: 'Ben', relationship: 'child' as const, sharePercent: 0 },
    { id: 'c', name: 'Zoo', relationship: 'charity' as const, sharePercent: 0 },
  ]
  const payouts = (distributionType: string, beneficiaries = put) =>
    payoutsOf({ ...families.complete, distributionType, beneficiaries })
  expect(payouts('lump-sum').payees.map(({ name }) => name)).toEqual(['Ana'])
  expect(payouts('lump-sum').charities).toEqual([])
  const nothing = put.map((one) => ({ ...one, sharePercent: 0 }))
  expect(payouts('lump-sum', nothing).payees.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
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

const asset = (id: string, rest: Partial<Asset>): Asset => ({
  ...{ id, name: id, type: 'bank_account', ownership: 'sole' },
  ...rest,
})

test('the parts of a family’s property, by value', () => {
  const property = propertyOf(families.complete.assets ?? [])
  expect(property).toMatchObject({ by: 'value', count: 7, unvalued: 1, value: 2_611_000n })
  const parts = partsWords(property.types).map(english)
  expect(property.types.map(({ words, count }, at) => [words, parts[at], count])).toEqual([
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

test('what is not owned adds nothing, and what is owned in part may be less than its value', () => {
  const funds = asset('a', { value: '100', percentOwned: 100 })
  expect(propertyOf([funds, asset('b', { value: '900', percentOwned: 0 })])).toMatchObject({
    value: 100n,
    inPart: false,
  })
  expect(propertyOf([{ ...funds, percentOwned: 50 }])).toMatchObject({ value: 100n, inPart: true })
  expect(propertyOf([{ ...funds, ownership: 'joint' }]).inPart).toBe(true)
})

test('nothing is nothing', () => {
  expect(propertyOf([])).toMatchObject({ by: 'count', count: 0, value: 0n, types: [], ownerships: [] })
})

test.each([undefined, '', '0'])('with no value but %o, parts are by count', (value) => {
  const given = value === undefined ? {} : { value }
  const property = propertyOf([
    asset('a', given),
    asset('b', given),
    asset('c', { ...given, type: 'vehicle', ownership: 'joint' }),
  ])
  expect(property).toMatchObject({ by: 'count', part: 1, unvalued: value === '0' ? 0 : 3 })
  expect(property.types.map(({ type }) => type)).toEqual(['bank_account', 'vehicle'])
  expect(partsWords(property.types).map(english)).toEqual(['67%', '33%'])
})

test('fifteen digits stay exact, and every part lies between nothing and all', () => {
  const property = propertyOf([
    asset('a', { value: '999999999999999' }),
    asset('b', { value: '999999999999999' }),
    asset('c', { value: '1', type: 'other', ownership: 'joint' }),
  ])
  expect(property.value).toBe(1_999_999_999_999_999n)
  expect(partsWords(property.types).map(english)).toEqual(['more than 99%', '0%'])
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
