import { expect, test } from 'vitest'
import { businessInfo } from './details/business-info.ts'
import type { Asset } from './entries.ts'
import { merge } from './merge.ts'
import { newTrust } from './record.ts'
import { shareOwned } from './share-owned.ts'
import { withoutHidden } from './steps/answers.ts'
import { assetForm } from './steps/asset-form.ts'

const asset = (more: Partial<Asset>): Asset => ({ id: 'a', name: 'Mill', type: 'business', ownership: 'sole', ...more })
const trustOf = (one: Asset) => merge(newTrust('ann', '2026-05-04T10:00:00.000Z'), { assets: { put: [one] } })

test('the share of a business is asked for on its own page only, that of other property in the asset’s form', () => {
  const inForm = assetForm.questions.find(({ name }) => name === 'percentOwned')
  expect(inForm?.shownIf?.({ type: 'business' })).toBe(false)
  expect(inForm?.shownIf?.({ type: 'vehicle' })).toBe(true)
  expect(businessInfo.questions.some(({ name }) => name === 'percentOwned')).toBe(true)
})

test('a share of a business that the form once took stands on its page, and another answer there takes its place', () => {
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

test('the share of property that becomes a business stands on its page, or is named as lost to the one given there', () => {
  const boat = asset({ type: 'vehicle', percentOwned: 50 })
  const typed = (before: Asset) => withoutHidden(assetForm, { ...assetForm.initial(before), type: 'business' })
  const business = assetForm.entry(typed(boat), 'a', boat)
  expect(businessInfo.initial(trustOf(business), 'a').percentOwned).toBe('50')
  expect(assetForm.lost(boat, business)).toEqual([])
  const both = { ...boat, businessDetails: { percentOwned: 30 } }
  expect(assetForm.lost(both, assetForm.entry(typed(both), 'a', both))).toEqual(['Your share (%)'])
})
