import { describe, expect, test } from 'vitest'
import { percent } from '../formats/numbers.ts'
import { english } from '../message.ts'
import { stageRows, stagesAnswer, stagesOf, stagesText, stageText } from './distribution-ages.ts'
import type { Beneficiary } from './entries.ts'
import { columnsThatCount, type Divided, effectiveShares, shareErrors, shareTotals, withoutShares } from './shares.ts'

type Given = number | undefined | Partial<Beneficiary>

const people = (given: readonly Given[]): Beneficiary[] =>
  given.map((each, at) => ({
    id: `b-${at}`,
    name: `Person ${at}`,
    relationship: 'child',
    ...(typeof each === 'number' ? { sharePercent: each } : each),
  }))

const taken = (given: readonly Given[], divided?: Divided) =>
  [...effectiveShares(people(given), divided).values()].map((share) => `${share.as} ${percent(share.percent)}`)

describe('Article 4 makes of the stated percentages', () => {
  test.each<[string, Given[], string[]]>([
    ['nobody', [], []],
    ['one without a percentage', [undefined], ['equal 100%']],
    ['one with zero', [0], ['equal 100%']],
    ['one with half', [50], ['adjusted 100%']],
    ['100 in all', [30, 30, 40], ['stated 30%', 'stated 30%', 'stated 40%']],
    ['100 in all, by fractions', [33.33, 33.33, 33.34], ['stated 33.33%', 'stated 33.33%', 'stated 33.34%']],
    ['more than 100', [100, 60, 40], ['adjusted 50%', 'adjusted 30%', 'adjusted 20%']],
    ['less than 100', [20, 20, 10], ['adjusted 40%', 'adjusted 40%', 'adjusted 20%']],
    ['some missing', [40, undefined, undefined], ['stated 40%', 'equal 30%', 'equal 30%']],
    ['some missing and the rest zero', [0, undefined], ['stated 0%', 'rest 100%']],
    ['nothing left', [60, 40, undefined], ['adjusted 40%', 'adjusted 26.67%', 'equal 33.33%']],
    ['more than all and one missing', [100, 100, undefined], ['adjusted 33.33%', 'adjusted 33.33%', 'equal 33.33%']],
    ['none', [undefined, undefined, undefined], ['equal 33.33%', 'equal 33.33%', 'equal 33.33%']],
    ['all zero', [0, 0], ['equal 50%', 'equal 50%']],
  ])('%s', (_name, given, expected) => {
    expect(taken(given)).toEqual(expected)
  })

  test('contingent beneficiaries are counted apart', () => {
    const later = { isPrimary: false }
    expect(taken([{ sharePercent: 100 }, { ...later, sharePercent: 25 }, { ...later }])).toEqual([
      'stated 100%',
      'stated 25%',
      'rest 75%',
    ])
  })

  test('where all are contingent, they take from the beginning', () => {
    expect(taken([{ isPrimary: false }, { isPrimary: false }])).toEqual(['equal 50%', 'equal 50%'])
  })

  test('a percentage for principal or income alone prevails there for all, and leaves the other as it was', () => {
    const given = [{ sharePercent: 50, incomeShare: 100, principalShare: 20 }, { sharePercent: 50 }]
    expect(taken(given, 'principal')).toEqual(['stated 20%', 'rest 80%'])
    expect(taken(given, 'income')).toEqual(['adjusted 50%', 'equal 50%'])
    expect(taken([{ sharePercent: 70 }, { sharePercent: 30, incomeShare: 5 }], 'principal')).toEqual([
      'stated 70%',
      'stated 30%',
    ])
  })

  test('equal terms pass over every percentage', () => {
    expect(taken([90, 10], 'equally')).toEqual(['equal 50%', 'equal 50%'])
  })
})

test.each<[string, Given[], Divided | undefined, string[]]>([
  ['the shares for both', [60, 40], 'principal', ['sharePercent']],
  [
    'the principal instead of the shares',
    [{ sharePercent: 60, principalShare: 10 }, 40],
    'principal',
    ['principalShare'],
  ],
  ['no income where shares are made', [{ incomeShare: 10 }], 'principal', ['sharePercent']],
  ['income, and the shares for principal', [{ incomeShare: 10 }, 40], 'income', ['sharePercent', 'incomeShare']],
  ['both, and no shares', [{ incomeShare: 1, principalShare: 2 }, 40], undefined, ['incomeShare', 'principalShare']],
  ['nothing where all are equal', [60, { incomeShare: 10 }], 'equally', []],
])('what counts: %s', (_, given, divided, fields) => {
  expect(columnsThatCount(people(given), divided)).toEqual(fields)
})

test('a total is wrong only in a column that counts', () => {
  const fields = (divided: Divided) => shareErrors(people([{ incomeShare: 30 }]), divided).map(({ field }) => field)
  expect(fields('income')).toEqual(['incomeShare'])
  expect(fields('principal')).toEqual([])
})

test.each([
  [2, 'C and D'],
  [3, 'C, D, and E'],
  [4, 'C, D, and 2 others'],
])('of %i who are left without a share it names %s', (count, names) => {
  const some = people([60, 40, ...Array<undefined>(count)]).map((one, at) => ({ ...one, name: 'ABCDEF'.charAt(at) }))
  expect(shareErrors(some).map(({ text }) => english(text))).toEqual([
    `The stated shares of the primary beneficiaries add up to 100% and leave nothing for those without one: ${names}.`,
  ])
})

test.each([1, 3, 7, 200, 1000])('%i equal shares are the whole', (count) => {
  const shares = [...effectiveShares(people(Array(count).fill(undefined))).values()]
  expect(shares.reduce((sum, share) => sum + share.percent, 0)).toBeCloseTo(100, 6)
})

const NONE_STATED =
  'none stated. The agreement gives each of these an equal share, 33.33%, and reduces the rest in proportion. To leave somebody out, state 0.'

test.each<[string, Given[], string[]]>([
  ['no percentage', [undefined, undefined], []],
  ['some', [40, undefined, undefined], ['Stated shares: 40%, with 60% left for 2 others.']],
  ['all but one, to the whole', [60, 40, undefined], [`Stated shares: 100%, and 1 other has ${NONE_STATED}`]],
  ['all, to the whole', [33.33, 33.33, 33.34], ['Stated shares: 100%.']],
  [
    'all, to less',
    [50, 25],
    [`Stated shares: 75%, with 25% left over. The agreement gives it to the same people in proportion.`],
  ],
  ['too much', [80, 30], [`Stated shares: 110%, 10% too much. The agreement reduces all in proportion.`]],
  ['all, to nothing', [0, 0], ['Stated shares: 0%. The agreement gives each an equal share.']],
  ['contingent beneficiaries apart', [100, { isPrimary: false, sharePercent: 5 }], ['Stated shares: 100%.']],
  [
    'income beside the shares',
    [{ sharePercent: 50, incomeShare: 100 }, { sharePercent: 50 }],
    ['Stated shares: 100%.', `Stated shares of income: 100%, and 1 other has ${NONE_STATED.replace('33.33%', '50%')}`],
  ],
])('the running total of %s', (_name, given, expected) => {
  expect(shareTotals(people(given)).map(({ text }) => english(text))).toEqual(expected)
})

test('a total that the agreement changes is off', () => {
  const off = (given: Given[]) => shareTotals(people(given)).map(({ isOff }) => isOff)
  expect([off([60, 40]), off([60, undefined]), off([60, 42]), off([60, 35])]).toEqual([
    [false],
    [false],
    [true],
    [true],
  ])
})

test('the stated shares of the primary beneficiaries alone are taken away', () => {
  const list = people([60, undefined, { incomeShare: 5 }, { isPrimary: false, sharePercent: 100 }])
  const none = { sharePercent: null, incomeShare: null, principalShare: null }
  expect(withoutShares(list).put).toEqual([list[0], list[2]].map((one) => ({ id: one?.id, ...none })))
})

describe('ages of distribution', () => {
  test('stages are one text, in one form', () => {
    expect(stagesText.parse(' 25:20 ,30: 30 %, 35: 50%')).toBe('25: 20%, 30: 30%, 35: 50%')
    expect(stagesText.parse('  ')).toBe('')
    expect(stageText(stageRows('25: 33.33%, 30: %'))).toBe('25: 33.33%, 30: %')
  })

  test.each([
    ['25: 50%, 17: 50%', '1.age', 'Part 2: please enter a whole age from 18 to 90, or remove the part.'],
    ['25: 50%, : 50%', '1.age', 'Part 2: please enter a whole age from 18 to 90, or remove the part.'],
    ['25: 50%, 91: 50%', '1.age', 'Part 2: please enter a whole age from 18 to 90, or remove the part.'],
    ['30: 50%, 30: 50%', '1.age', 'Part 2: please enter an age above 30, the age of the part before it.'],
    ['25: 0%, 30: 100%', '0.percent', 'Part 1: please enter a percentage above 0, such as 25 or 33.33.'],
    ['25: 33.333%, 30: 66%', '0.percent', 'Part 1: please enter a percentage above 0, such as 25 or 33.33.'],
    ['25: half%, 30: 50%', '0.percent', 'Part 1: please enter a percentage above 0, such as 25 or 33.33.'],
    ['25: 50%, 30: 40%', '', 'The parts add up to 90%. Please change them so that they come to 100%.'],
    ['25: 100%', '', 'One part is the whole share. Please add another part, or remove this one to keep thirds.'],
    [Array.from({ length: 11 }, (_, at) => `${20 + at}: 9%`).join(), '', 'Please keep to 10 parts or fewer.'],
  ])('%s is rejected', (text, path, words) => {
    const issue = stagesAnswer.safeParse(text).error?.issues[0]
    expect(stagesText.safeParse(text).error?.issues[0]?.path).toEqual([])
    expect([issue?.path.join('.'), issue?.message]).toEqual([path, words])
  })

  test('an age is not compared with one that is wrong itself', () => {
    const paths = stagesAnswer.safeParse('200: 50%, 30: 50%').error?.issues.map(({ path }) => path.join('.'))
    expect(paths).toEqual(['0.age'])
  })

  test('hundredths that come to the whole are accepted', () => {
    expect(stagesOf({ distributionStages: '25: 33.33%, 30: 33.33%, 35: 33.34%' })).toHaveLength(3)
    expect(stagesOf({ distributionStages: '25: 33.33%' })).toEqual([])
    expect(stagesOf({})).toEqual([])
  })
})
