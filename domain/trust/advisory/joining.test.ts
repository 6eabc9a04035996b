import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import type { TrustRecord } from '../record.ts'
import { joiningAs } from './joining.ts'
import { reviewTrust } from './review.ts'

const found = (trust: Partial<TrustRecord>, id: string) =>
  reviewTrust({ uid: 'u', grantorName: 'Marcus Reed', ...trust }, '2026-11-20').find((finding) => finding.id === id)
const words = (trust: Partial<TrustRecord>, id = 'joining-beneficiary') => {
  const { text = '' } = found(trust, id) ?? {}
  return english(text)
}
const denise: Beneficiary = { id: 'd', name: 'Denise Reed', relationship: 'spouse' }
const home = (ownership: Asset['ownership'], titleHolding?: string): Asset => ({
  ...{ id: 'h', name: 'Home', type: 'real_estate', ownership },
  ...(titleHolding && { realEstateDetails: { titleHolding } }),
})

test('it says what joining costs a spouse who is a beneficiary', () => {
  const trust = { beneficiaries: [denise], assets: [home('joint')] }
  expect(words(trust)).toBe(
    'Denise Reed is a beneficiary, and the assignment has a place to give up an interest in Home.',
  )
  expect(found(trust, 'joining-beneficiary')?.places.map(({ label }) => label)).toEqual(['Home', 'Denise Reed'])
  expect(words({ ...trust, assets: [home('sole')] })).toBe('')
  expect(words({ ...trust, assets: [home('tenants_in_common')] })).toBe('')
  expect(words({ ...trust, assets: [home('joint'), { ...home('community'), id: 'i' }] })).toMatch(/in Home and Home\.$/)
})

test('a reader of the answers sees it of himself or herself only', () => {
  const trust = { uid: 'u', grantorName: 'Marcus Reed', beneficiaries: [denise], assets: [home('joint')] }
  expect(english(joiningAs('denise  reed', trust)?.text ?? '')).toMatch(/^Denise Reed is/)
  expect(joiningAs('Owen Reed', trust)).toBeUndefined()
})

test('so is any other beneficiary whom the title names, and nobody else', () => {
  const owen: Beneficiary = { id: 'o', name: 'Owen Reed', relationship: 'child' }
  const cabin = home('tenants_in_common', 'Marcus Reed and Owen J. Reed')
  expect(words({ beneficiaries: [owen], assets: [cabin] })).toMatch(/^Owen Reed is a beneficiary/)
  expect(words({ beneficiaries: [owen], assets: [home('joint', 'Marcus and Denise Reed')] })).toBe('')
})

test('of a home by the entireties nothing passes unless both sign', () => {
  const held = { assets: [home('joint', 'Marcus and Denise Reed, tenants by the entireties')] }
  expect(words(held, 'owned entireties')).toBe('Home is held by the entireties.')
  expect(found(held, 'owned entireties')?.consequence).toMatch(/otherwise nothing of it passes/)
  expect(found(held, 'owned joint')).toBeUndefined()
  expect(found({ assets: [home('joint')] }, 'owned joint')?.consequence).toMatch(/by the entireties, nothing\./)
})
