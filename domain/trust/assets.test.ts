import { expect, test } from 'vitest'
import { passesByDesignation, shareOwned } from './assets.ts'
import { businessInfo } from './details/asset-details.ts'
import type { Asset } from './entries.ts'
import { merge } from './merge.ts'
import { newTrust } from './record.ts'
import { assetForm } from './steps/06-assets.ts'
import { withoutHidden } from './steps/answers.ts'

const asset = (more: Partial<Asset>): Asset => ({ id: 'a', name: 'Mill', type: 'business', ownership: 'sole', ...more })
const trustOf = (one: Asset) => merge(newTrust('ann', '2026-05-04T10:00:00.000Z'), { assets: { put: [one] } })

test('the share of a business is asked for on its own page only, that of other property in the asset’s form', () => {
  const inForm = assetForm.questions.find(({ name }) => name === 'percentOwned')
  expect(inForm?.shownIf?.({ type: 'business' })).toBe(false)
  expect(inForm?.shownIf?.({ type: 'vehicle' })).toBe(true)
  expect(businessInfo.questions.some(({ name }) => name === 'percentOwned')).toBe(true)
})

test('a share of a business that the form once took is on its page, and another answer there takes its place', () => {
  const trust = trustOf(asset({ percentOwned: 40, businessDetails: { entityType: 'LLC' } }))
  expect(businessInfo.initial(trust, 'a').percentOwned).toBe('40')
  const [untouched] = merge(trust, businessInfo.change({ state: 'Wyoming' }, 'a', trust)).assets ?? []
  expect(untouched && shareOwned(untouched)).toBe(40)
  const [changed] = merge(trust, businessInfo.change({ percentOwned: '55' }, 'a', trust)).assets ?? []
  expect(changed).toMatchObject({ businessDetails: { entityType: 'LLC', percentOwned: 55 } })
  expect(changed).not.toHaveProperty('percentOwned')
  const [emptied] = merge(trust, businessInfo.change({ percentOwned: '' }, 'a', trust)).assets ?? []
  expect(emptied && shareOwned(emptied)).toBeUndefined()
})

test('the asset’s form leaves the share of a business as it is, and carries it over to another type', () => {
  const former = asset({ percentOwned: 40 })
  expect(assetForm.entry(assetForm.initial(former), 'a', former).percentOwned).toBe(40)
  const detailed = asset({ businessDetails: { percentOwned: 55 } })
  expect(assetForm.entry(assetForm.initial(detailed), 'a', detailed)).not.toHaveProperty('percentOwned')
  expect(assetForm.entry({ ...assetForm.initial(detailed), type: 'investment' }, 'a', detailed).percentOwned).toBe(55)
  const fund = asset({ type: 'investment', percentOwned: 30 })
  const business = assetForm.entry({ ...assetForm.initial(fund), type: 'business' }, 'a', fund)
  expect(shareOwned(business)).toBe(30)
})

test('the share of property that becomes a business is on its page, or is named as lost to the one given there', () => {
  const boat = asset({ type: 'vehicle', percentOwned: 50 })
  const typed = (before: Asset) => withoutHidden(assetForm, { ...assetForm.initial(before), type: 'business' })
  const business = assetForm.entry(typed(boat), 'a', boat)
  expect(businessInfo.initial(trustOf(business), 'a').percentOwned).toBe('50')
  expect(assetForm.lost(boat, business)).toEqual([])
  const both = { ...boat, businessDetails: { percentOwned: 30 } }
  expect(assetForm.lost(both, assetForm.entry(typed(both), 'a', both))).toEqual(['Your share (%)'])
})

const of = (name: string, type: Asset['type'] = 'investment', description?: string) =>
  passesByDesignation({ name, type, ...(description && { description }) })

test.each([
  ...['Traditional IRA', 'My Roth IRA', 'roth ira at Vanguard', 'Inherited ira', 'SEP IRA', 'Two IRAs'],
  ...['401(k)', 'Acme 401k plan', '403(b)', '457 (b) deferred compensation', 'Roth 401(k)', 'Retirement account'],
  ...['State pension', 'Keogh plan', 'TSP', 'HSA', 'Health savings account'],
])('%s is a retirement account', (name) => {
  expect(of(name)).toBe('retirement')
})

test.each(['Term life insurance policy', 'Life Insurance', 'Whole life, Mutual of Lander', 'universal life'])(
  '%s is life insurance',
  (name) => {
    expect(of(name, 'other')).toBe('insurance')
  },
)

test.each([
  ...['Brokerage account', 'Ira Whitlock’s account', 'Roth Brothers shares', 'Non-retirement savings'],
  ...['Mirador fund', 'Account 40155', 'Wildlife fund', 'Lifetime membership', 'Simple savings'],
])('%s is neither', (name) => {
  expect(of(name)).toBeUndefined()
})

test('the description counts too, and land, a business or a thing is never one', () => {
  expect(of('Savings', 'bank_account', 'Held in a Roth IRA')).toBe('retirement')
  for (const type of ['real_estate', 'business', 'vehicle', 'personal_property'] as const)
    expect(of('Retirement home, 401(k), life insurance', type)).toBeUndefined()
})
