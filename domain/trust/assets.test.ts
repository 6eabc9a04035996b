import { describe, expect, test } from 'vitest'
import { passesByDesignation, shareOwned } from './assets.ts'
import { companyNotes, isCorporation, isFormedElsewhere, isSCorporation, mayBeWyomingLlc } from './companies.ts'
import { businessInfo } from './details/asset-details.ts'
import type { Asset } from './entries.ts'
import { merge } from './merge.ts'
import { byTheEntireties, isGrantorsHome, mayBeHome, namedInTitle, ownedBySpousesAlone } from './real-estate.ts'
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

describe('real estate', () => {
  const home = (titleHolding?: string): Asset => ({
    ...{ id: 'h', name: 'Home', type: 'real_estate', ownership: 'joint' },
    ...(titleHolding && { realEstateDetails: { titleHolding } }),
  })
  const alone = (title?: string) => ownedBySpousesAlone(home(title), { grantorName: 'Marcus T. Reed' }, 'Denise Reed')

  test('a title by the entireties, or in the names of both spouses, leaves no other owner', () => {
    expect(alone('Marcus and Denise Reed, husband and wife, tenants by the entireties')).toBe(true)
    expect(alone('Tenants by the entirety')).toBe(true)
    expect(alone('Marcus T. Reed and Denise Reed, joint tenants')).toBe(true)
    expect(alone('Marcus Reed, Denise Reed and Owen Hale, joint tenants')).toBe(false)
    expect(alone('Joint tenants')).toBe(false)
    expect(alone()).toBe(false)
    expect(byTheEntireties(home('joint tenants'))).toBe(false)
  })

  test('a name is in the title by its first and its last word', () => {
    expect(namedInTitle(home('Denise A. Reed'), 'Denise Reed')).toBe(true)
    expect(namedInTitle(home('Reed family'), 'Denise Reed')).toBe(false)
    expect(namedInTitle(home(), '')).toBe(false)
  })

  const trust = { grantorAddress: '1 Elm Street, Lander, WY 82520' }

  test.each([
    ['House', undefined, true],
    ['Summer cabin', undefined, true],
    ['Elk Creek Ranch', undefined, true],
    ['Ranch house on 40 acres', undefined, true],
    ['Hay pasture', undefined, false],
    ['Lot 7, Block 2', undefined, false],
    ['Main Street', 'Commercial building with two shops', false],
  ])('%s (%s) may be a home: %s', (name, description, expected) => {
    expect(mayBeHome({ type: 'real_estate', name, ...(description && { description }) }, trust)).toBe(expected)
  })

  test('the grantor’s own address is a home whatever it is called, and a vehicle never is', () => {
    expect(mayBeHome({ type: 'real_estate', name: 'Lot 7', address: '1 Elm Street' }, trust)).toBe(true)
    expect(mayBeHome({ type: 'vehicle', name: 'Motor home' }, trust)).toBe(false)
  })

  test.each([
    ['1 Elm Street, Lander, WY 8252', true],
    ['1 Elm Street, Lander, WY', true],
    ['1 Elm Street, Lander, Wyoming 28520', true],
    ['1 ELM ST.\nLander WY 82520', true],
    ['1 Elm Street, Lander 82520', true],
    ['1 Elm Street, Lander, SD 57520', false],
    ['1 Elm Street, Riverton, WY 82520', false],
    ['11 Elm Street, Lander, WY 82520', false],
    ['Lander, WY 82520', false],
  ])('%j is the grantor’s home: %s', (address, expected) => {
    expect(isGrantorsHome({ type: 'real_estate', address }, trust)).toBe(expected)
    expect(
      isGrantorsHome({ type: 'real_estate', address: '1 Elm Street, Lander, WY 82520' }, { grantorAddress: address }),
    ).toBe(expected)
  })
})

describe('companies', () => {
  const company = (name: string, entityType?: string, state?: string, description?: string): Asset => ({
    ...{ id: 'a', name, type: 'business', ownership: 'sole' },
    ...(description && { description }),
    businessDetails: { ...(entityType && { entityType }), ...(state && { state }) },
  })

  test.each<[Asset, boolean]>([
    [company('Mill'), true],
    [company('Mill, L.L.C.'), true],
    [company('Mill', 'Limited liability company', 'WY'), true],
    [company('Mill Inc. Holdings', 'LLC', 'State of Wyoming'), true],
    [company('Mill LLC', 'LLC', 'Delaware'), false],
    [company('Mill LLC', 'LLC', 'West Virginia'), false],
    [company('Mill, L.P.'), false],
    [company('Mill, LLLP', undefined, 'Wyoming'), false],
    [company('Mill', 'general partnership'), false],
    [company('Mill', 'sole proprietorship', 'Wyoming'), false],
    [company('Mill', 'C-corporation', 'Wyoming'), false],
    [company('Mill', 'corporation owned by Mill Holdings LLC'), false],
    [company('Mill', 'limited liability company owned by Mill Holdings, Inc.'), true],
    [{ ...company('Mill LLC'), type: 'other' }, false],
  ])('%j may be a Wyoming limited liability company: %s', (asset, may) => {
    expect(mayBeWyomingLlc(asset)).toBe(may)
  })

  test.each<[Asset, boolean]>([
    [company('Mill, Inc.'), true],
    [company('Índigo & Hijos, S.A. de C.V.'), true],
    [company('Índigo', 'sociedad anónima de capital variable'), true],
    [company('Mill', undefined, undefined, 'C corporation, 1,200 shares'), true],
    [company('Joe’s A & B'), false],
    [company('Casa Grande'), false],
    [company('Mill LLC', 'LLC taxed as an S corporation'), false],
  ])('%j is a corporation: %s', (asset, is) => {
    expect(isCorporation(asset)).toBe(is)
  })

  test('an S corporation by what is said about it', () => {
    expect(isSCorporation(company('Mill', 'S-Corp'))).toBe(true)
    expect(isSCorporation(company('Mill LLC', 'LLC', 'WY', 'Taxed as an S corporation'))).toBe(true)
    expect(isSCorporation(company('Mill', 'C corporation'))).toBe(false)
  })

  test('formed elsewhere only where the answers say so', () => {
    expect(
      ['Delaware', 'Jalisco, México', 'West Virginia'].map((state) => isFormedElsewhere(company('A', 'LLC', state))),
    ).toEqual([true, true, true])
    expect(['', 'wy', 'W.Y.', 'Wyoming, USA'].map((state) => isFormedElsewhere(company('A', 'LLC', state)))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('the law of formation for all but a Wyoming company, a certificate for a corporation', () => {
    const notes = (asset: Asset) => companyNotes(asset).map(({ text }) => text.split(' ').slice(0, 3).join(' '))
    expect(notes(company('Mill LLC', 'LLC', 'Wyoming'))).toEqual([])
    expect(notes(company('Mill', 'sole proprietorship', 'Wyoming'))).toEqual([])
    expect(notes(company('Mill LLC', 'LLC', 'Delaware'))).toEqual(['The law under'])
    expect(notes(company('Mill, Inc.', 'corporation', 'Wyoming'))).toEqual(['The law under', 'Any share certificate'])
  })
})
