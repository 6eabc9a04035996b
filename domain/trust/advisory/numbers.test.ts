import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { reviewTrust } from './review.ts'

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
  expect(about({ ...account, accountNumber: '6789' }, { ...house, description: 'Parcel 22-41-16-28-1-00' })).toEqual([])
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
