import { expect, test } from 'vitest'
import { companyNotes, isCorporation, isFormedElsewhere, isSCorporation, mayBeWyomingLlc } from './companies.ts'
import type { Asset } from './entries.ts'

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
