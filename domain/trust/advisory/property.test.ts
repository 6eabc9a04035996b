import { describe, expect, test } from 'vitest'
import { english } from '../../message.ts'
import type { Asset } from '../entries.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { reviewTrust } from './review.ts'

describe('companies', () => {
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
    [
      'an agreement',
      company('a', 'Mill LLC', { description: 'See the Shareholders’ Agreement of 2021' }),
      ['consents'],
    ],
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
})

describe('numbers of accounts', () => {
  const review = (patch: TrustPatch) =>
    reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch), '2026-11-20').map((finding) => ({
      ...finding,
      text: english(finding.text),
    }))
  const house = { id: 'a', name: 'House', type: 'real_estate' as const, ownership: 'sole' as const, value: '1' }

  test('a whole account number or social security number that an asset would print is named', () => {
    const account = { id: 'b', name: 'Savings', type: 'bank_account' as const, ownership: 'sole' as const }
    const about = (...put: object[]) =>
      review({ assets: { put: put as never } })
        .filter(({ id }) => id === 'whole-number')
        .map(({ text, places }) => [
          text.replace(' what looks like a full account or social security', ''),
          places.length,
        ])
    const one = (name: string) => [[`${name} holds number; the last four digits are enough.`, 1]]
    expect(about({ ...account, description: 'No. 0001-2345-6789' })).toEqual(one('Savings'))
    expect(about({ ...house, description: 'Of Ann, 123-45-6789' })).toEqual(one('House'))
    expect(about({ ...account, bankName: 'Chase 123456789' }, { ...account, id: 'c', name: '987654321' })).toEqual([
      ['2 assets hold number; the last four digits are enough.', 2],
    ])
    expect(about({ ...account, accountNumber: '6789' }, { ...house, description: 'Parcel 22-41-16-28-1-00' })).toEqual(
      [],
    )
  })

  test('a date of the funding plan before the date of the trust is named', () => {
    const moved = (date: string, more = {}) =>
      review({
        trustDate: '2026-05-10',
        assets: { put: [{ ...house, funding: { status: 'done', date }, ...more }] },
      }).find(({ id }) => id === 'early-funding a')
    expect(moved('2026-05-09')).toMatchObject({
      text: 'The funding plan has the date May 9, 2026 for House, before the date of the trust, May 10, 2026.',
      places: [{ path: '/trust-builder/funding-plan' }, { question: 'trustDate' }],
    })
    expect(moved('2026-05-10')).toBeUndefined()
    expect(moved('2026-05-09', { type: 'other', name: 'Term life insurance' })).toBeUndefined()
  })
})
