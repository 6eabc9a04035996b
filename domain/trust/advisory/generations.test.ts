import { describe, expect, test } from 'vitest'
import { english } from '../../message.ts'
import { THOUSAND_YEARS_EVENT } from '../distribution-terms.ts'
import type { Beneficiary } from '../entries.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { reviewTrust } from './review.ts'

const heir = (id: string, name: string, more = {}) => ({ id, name, relationship: 'child' as const, ...more })
const heirs = (...put: ReturnType<typeof heir>[]): TrustPatch => ({ beneficiaries: { put } })

test.each<[string, TrustPatch, string[]]>([
  [
    'a stage before a person’s own age',
    {
      distributionType: 'staggered',
      distributionStages: '25: 50%, 40: 50%',
      ...heirs(heir('1', 'A', { distributionAge: 30 }), heir('2', 'B', { distributionAge: 25 })),
    },
    ['stages 1'],
  ],
  [
    'stages that do not apply',
    {
      distributionType: 'lump-sum',
      distributionStages: '25: 50%, 40: 50%',
      ...heirs(heir('1', 'A', { distributionAge: 30 })),
    },
    [],
  ],
  [
    'for generations, with the classic end',
    { distributionType: 'hems', ...heirs(heir('1', 'A')) },
    ['generations-default-end'],
  ],
  [
    'for generations of somebody else',
    {
      distributionType: 'discretionary',
      terminationEvent: THOUSAND_YEARS_EVENT,
      afterbornChildren: 'excluded',
      ...heirs(heir('1', 'A', { relationship: 'friend' })),
    },
    ['no-descendant-first'],
  ],
  [
    'for generations, with a stepchild',
    {
      distributionType: 'hems',
      terminationEvent: THOUSAND_YEARS_EVENT,
      ...heirs(heir('1', 'A'), heir('2', 'Hannah', { relationship: 'other' })),
    },
    ['lines-that-end'],
  ],
  [
    'for generations in one fund, with shares',
    {
      distributionType: 'discretionary',
      terminationEvent: THOUSAND_YEARS_EVENT,
      ...heirs(heir('1', 'A', { sharePercent: 60 }), heir('2', 'Hannah', { relationship: 'other', sharePercent: 40 })),
    },
    ['shares-without-effect', 'lines-that-end'],
  ],
  [
    'in the trustee’s discretion, with shares of income',
    { distributionType: 'spendthrift', ...heirs(heir('1', 'A', { incomeShare: 100 })) },
    ['income-shares'],
  ],
])('%s', (_, patch, expected) => {
  const findings = reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch), '2026-11-20')
  expect(findings.map(({ id }) => id)).toEqual(expected)
  for (const { places, source } of findings) {
    expect(places).not.toHaveLength(0)
    expect(source).toBeDefined()
  }
})

test('where nobody has a share, none is said to pass at death', () => {
  const consequence = (distributionType: string) => {
    const patch = { distributionType, ...heirs(heir('1', 'A'), heir('2', 'Hannah', { relationship: 'other' })) }
    return reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch), '2026-11-20').find(
      ({ id }) => id === 'lines-that-end',
    )?.consequence
  }
  expect(consequence('discretionary')).toContain('the beneficiary’s place in the one fund passes at death')
  expect(consequence('hems')).toContain('the share passes at death')
})

const house = { id: 'a', name: 'House', type: 'real_estate' as const, ownership: 'sole' as const, value: '1' }

test.each<[string, TrustPatch, string[]]>([
  [
    'a county that is not that of the home',
    {
      county: 'Teton',
      grantorAddress: '2214 Carter Avenue, Cody, WY 82414',
      assets: { put: [{ ...house, realEstateDetails: { street: '2214 Carter Avenue', county: 'Park County' } }] },
    },
    ['home-lived-in', 'county-of-home'],
  ],
  [
    'a county that is',
    {
      county: 'County of Park, WY',
      grantorAddress: '2214 Carter Avenue, Cody, WY 82414',
      assets: { put: [{ ...house, realEstateDetails: { street: '2214 Carter Avenue', county: 'Park County' } }] },
    },
    ['home-lived-in'],
  ],
  [
    'own words that leave somebody out',
    {
      distributionType: 'custom',
      customRules: 'Karen’s share is paid to her.',
      ...heirs(heir('k', 'Karen Dietz'), heir('p', 'Paul Hallstrom')),
    },
    ['left-out-of-words'],
  ],
  [
    'own words that name nobody',
    {
      distributionType: 'custom',
      customRules: 'All to my children alike.',
      ...heirs(heir('k', 'Karen Dietz'), heir('p', 'Paul Hallstrom')),
    },
    [],
  ],
])('%s', (_, patch, expected) => {
  const findings = reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch), '2026-11-20')
  expect(findings.map(({ id }) => id)).toEqual(expected)
})

describe('ages', () => {
  const leo: Beneficiary = { id: 'l', name: 'Leo', relationship: 'child', distributionAge: 30 }
  const chioma: Beneficiary = { id: 'c', name: 'Chioma', relationship: 'other', birthYear: 2008 }
  const words = (...beneficiaries: readonly Beneficiary[]) => wordsFor('lump-sum', ...beneficiaries)
  const wordsFor = (distributionType: string, ...beneficiaries: readonly Beneficiary[]) =>
    reviewTrust({ uid: 'u', distributionType, beneficiaries: [...beneficiaries] }, '2026-11-20')
      .filter(({ id }) => id.startsWith('age-of-other'))
      .map(({ text }) => english(text))

  test('a young beneficiary entered as Other is not held to the age of the children', () => {
    expect(words(leo, chioma)).toEqual([
      'The form asks for no distribution age for Chioma, who is entered as Other. The age is 21; for a child it would be 30.',
    ])
    expect(words(leo, { ...chioma, birthYear: 1980 })).toEqual([])
    expect(words({ ...leo, distributionAge: 21 }, chioma)).toEqual([])
    expect(words(chioma)).toEqual([])
    expect(wordsFor('incentive', leo, chioma)).toHaveLength(1)
    expect(wordsFor('hems', leo, chioma), 'where the age has no effect').toEqual([])
  })
})
