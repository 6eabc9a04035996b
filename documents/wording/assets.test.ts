import { expect, test } from 'vitest'
import type { Asset } from '#domain/trust/entries.ts'
import { factsOf } from '../facts.ts'
import { textOf } from '../model.ts'
import { scheduleB } from '../trust-agreement/schedule-b.ts'
import { assetGroup, describedAsset, dollars, ownershipOf, totalOf } from './assets.ts'

test.each([
  ['real_estate', 'Real Property'],
  ['property', 'Real Property'],
  ['bank_account', 'Bank Accounts'],
  ['Bank Account', 'Bank Accounts'],
  ['savings', 'Bank Accounts'],
  ['checking', 'Bank Accounts'],
  ['investment', 'Brokerage Accounts'],
  ['brokerage', 'Brokerage Accounts'],
  ['stocks', 'Brokerage Accounts'],
  ['bonds', 'Brokerage Accounts'],
  ['business', 'Other Assets'],
  ['vehicle', 'Other Assets'],
  ['personal_property', 'Other Assets'],
  ['constructor', 'Other Assets'],
])('an asset of type %s is listed under %s', (type, group) => {
  expect(assetGroup(type)).toBe(group)
})

test.each([
  ['1250000', '$1,250,000'],
  ['0', '$0'],
  ['999999999999999', '$999,999,999,999,999'],
  ['', undefined],
  [undefined, undefined],
])('%j dollars are printed as %j', (digits, printed) => {
  expect(dollars(digits)).toBe(printed)
})

test('the total leaves out what is not owned, and what has no value', () => {
  const funds = { id: 'a', name: 'Funds', type: 'investment', ownership: 'sole', value: '100' } as const
  expect(totalOf([funds, { ...funds, value: '900', percentOwned: 0 }, { ...funds, value: '' }])).toBe('$100')
})

test('an asset is described by all that is known of it', () => {
  const home = {
    id: 'h',
    name: 'Home',
    type: 'real_estate',
    ownership: 'tenants_in_common',
    percentOwned: 33.333,
    realEstateDetails: { street: '1 Elm Street', county: 'Teton', legalDescription: 'Lot 1\nBlock 2', mortgage: true },
  } as const
  expect(textOf(describedAsset(home))).toBe(
    'Home\n1 Elm Street\nCounty: Teton\nLegal description: Lot 1\nBlock 2\nSubject to a mortgage',
  )
  expect(ownershipOf(home)).toBe('Real Estate, tenants in common (33.333%)')
  expect(textOf(describedAsset({ ...home, address: '1 Elm Street, Jackson' }))).toMatch(
    /^Home\n1 Elm Street, Jackson\nCounty/,
  )
})

test.each([
  ['1420 Big Horn Avenue\nSheridan, Wyoming 82801', '1420 Big Horn Avenue, Sheridan, Wyoming 82801'],
  ['1420 big horn avenue,  Sheridan Wyoming 82801', '1420 Big Horn Avenue, Sheridan, Wyoming 82801'],
])('an address that the details repeat is printed once: %j, %j', (address, street) => {
  const home = { id: 'h', name: 'Home', type: 'real_estate', ownership: 'sole', realEstateDetails: { street } } as const
  expect(textOf(describedAsset({ ...home, address })).match(/Big Horn/gi)).toHaveLength(1)
  expect(textOf(describedAsset({ ...home, address: '1 Elm Street' }))).toBe(`Home\n1 Elm Street\n${street}`)
})

test.each([
  ['sole', 'The Grantor’s 60% interest in the entity'],
  ['tenants_in_common', 'The Grantor’s 60% interest in the entity'],
  ['joint', '60% interest in the entity'],
  ['community', '60% interest in the entity'],
] as const)('a part of a business, %s', (ownership, words) => {
  const inn = { id: 'b', name: 'Inn', type: 'business', ownership, percentOwned: 60 } as const
  expect(textOf(describedAsset(inn)).split('\n').at(-1)).toBe(words)
})

test('the registered agent of a company stands wherever its details do', () => {
  const businessDetails = { entityType: 'LLC', registeredAgent: 'Ann Agent\n' }
  const company: Asset = { id: 'c', name: 'Mill', type: 'business', ownership: 'sole', businessDetails }
  expect(textOf(describedAsset(company))).toBe('Mill\nEntity: LLC\nRegistered agent: Ann Agent')
  expect(textOf(describedAsset({ ...company, businessDetails: { entityType: 'LLC' } }))).toBe('Mill\nEntity: LLC')
  expect(JSON.stringify(scheduleB(factsOf({ uid: 'u', assets: [company] })))).toContain('Registered agent: Ann Agent')
})

test('of life insurance the number is that of a policy', () => {
  const policy: Asset = { id: 'p', name: 'Term life', type: 'other', ownership: 'sole', accountNumber: '4471' }
  expect(textOf(describedAsset(policy))).toBe('Term life\nPolicy ending in 4471')
  expect(textOf(describedAsset({ ...policy, name: 'Savings' }))).toBe('Savings\nAccount ending in 4471')
})
