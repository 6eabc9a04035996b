import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import type { Asset } from '../entries.ts'
import { merge } from '../merge.ts'
import { newTrust } from '../record.ts'
import { reviewTrust } from './review.ts'

const company = (id: string, name: string, more: Partial<Asset> = {}): Asset => ({
  ...{ id, name, type: 'business', ownership: 'sole' },
  ...more,
})
const review = (...put: Asset[]) =>
  reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), { assets: { put } }), '2026-11-20')
const ids = (...assets: Asset[]) => review(...assets).map(({ id }) => id)
const of = (entityType: string, state = 'Wyoming') => ({ businessDetails: { entityType, state } })

test.each<[string, Asset, string[]]>([
  ['a Wyoming company', company('a', 'Mill LLC', of('LLC')), []],
  [
    'nothing of which is owned, and no more is said of it',
    company('a', 'Mill, Inc.', { businessDetails: { state: 'Delaware', percentOwned: 0 } }),
    ['owned-at-nothing'],
  ],
  [
    'a boat of which nothing is owned',
    company('a', 'Boat', { type: 'vehicle', percentOwned: 0 }),
    ['owned-at-nothing'],
  ],
  ['a corporation', company('a', 'Mill', of('C corporation')), ['voting-stock']],
  ['an S corporation', company('a', 'Mill Co.', of('S corporation')), ['s-corporation', 'voting-stock']],
  ['a company taxed as one', company('a', 'Mill LLC', of('LLC taxed as an S corporation')), ['s-corporation']],
  ['a company of Delaware', company('a', 'Mill LLC', of('LLC', 'Delaware')), ['formed-elsewhere']],
  [
    'a company of Mexico',
    company('a', 'Índigo, S.A. de C.V.', of('sociedad anónima', 'Jalisco')),
    ['voting-stock', 'formed-elsewhere'],
  ],
  ['restricted shares', company('a', 'Mill LLC', { description: '1,200 restricted common shares' }), ['consents']],
  ['an agreement', company('a', 'Mill LLC', { description: 'See the Shareholders’ Agreement of 2021' }), ['consents']],
  ['a description of other things', company('a', 'Mill LLC', { description: 'Sawmill on the river' }), []],
])('%s', (_, asset, expected) => {
  expect(ids(asset)).toEqual(expected)
})

test.each([
  ['limited liability company owned by IQ Holdings LLC', true],
  ['LLC, wholly owned subsidiary of IQ Holdings', true],
  ['Held 100% by the IQ Holdings, L.L.C.', true],
  ['LLC propiedad de IQ Holdings LLC', true],
  ['LLC not owned by IQ Holdings LLC', false],
  ['LLC owned by IQ', false],
  ['LLC owned by my brother', false],
  ['LLC next to IQ Holdings LLC', false],
])('%j names another asset as its owner: %s', (entityType, does) => {
  const holdings = company('h', 'IQ Holdings, LLC')
  expect(ids(holdings, company('a', 'Leasing LLC', of(entityType))).includes('owned-by-another')).toBe(does)
  const land = company('a', 'Barn', { type: 'real_estate', description: entityType })
  expect(ids(holdings, land).includes('owned-by-another')).toBe(does)
})

test('several companies are counted in one finding, with a link to each', () => {
  const [finding] = review(company('a', 'Mill', of('corporation')), company('b', 'Inn, Inc.', of('corporation')))
  expect(english(finding?.text ?? '')).toBe('From the answers, 2 of the assets appear to be corporations.')
  expect(finding?.places.map(({ label }) => label)).toEqual(['Mill', 'Inn, Inc.'])
})
