import { describe, expect, test } from 'vitest'
import { businessInfo, realEstateInfo } from '#domain/trust/details/asset-details.ts'
import { beneficiaryAge, charityInfo } from '#domain/trust/details/beneficiary-details.ts'
import { detailPatchForAll } from '#domain/trust/details/detail-step.ts'
import { detailPatchShared, shareLabel } from '#domain/trust/details/shared-answers.ts'
import { merge } from '#domain/trust/merge.ts'
import { detailPath } from '#domain/trust/routes.ts'
import { recordOf } from '#samples/families.ts'

const today = '2026-11-20'
const children = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `c-${at}`, name: `Child ${at}`, relationship: 'child' }) as const)

test('one answer serves every child that lacks an age, and one mark every charity', () => {
  const charities = [
    { id: 'd-0', name: 'Library', relationship: 'charity' },
    { id: 'd-1', name: 'Museum', relationship: 'charity', ein: '12-3456789' },
    { id: 'd-2', name: 'School', relationship: 'charity' },
  ] as const
  const given = { ...children(1)[0], id: 'c-9', distributionAge: 40 } as const
  const trust = recordOf({ beneficiaries: { put: [...children(3), given, ...charities] } })
  const ages = merge(trust, detailPatchForAll(beneficiaryAge, 'c-1', { distributionAge: '30' }, trust, { today }))
  expect(ages.beneficiaries?.map(({ distributionAge }) => distributionAge).slice(0, 4)).toEqual([30, 30, 30, 40])
  const marks = merge(trust, detailPatchForAll(charityInfo, 'd-0', { ein: '', address: '' }, trust, { today }))
  expect(marks.beneficiaries?.map(({ einUnknown }) => einUnknown).slice(4)).toEqual([true, undefined, true])
})

describe('answers that entries share', () => {
  const land = (id: string, more: object = {}) =>
    ({ id, name: id, type: 'real_estate', ownership: 'sole', ...more }) as const
  const company = (id: string, more: object = {}) =>
    ({ id, name: id, type: 'business', ownership: 'sole', ...more }) as const

  test('a county and a state go to the land that lacks them and is not known to lie elsewhere', () => {
    const assets = [
      land('here'),
      land('bare'),
      land('half', { realEstateDetails: { street: '2 Elm Street', state: 'WY' } }),
      land('other', { realEstateDetails: { state: 'Montana' } }),
      land('far', { address: '9 Main Street, Bozeman, MT 59715' }),
      land('later', { realEstateDetails: { unknown: true } }),
      company('shop'),
    ]
    const trust = recordOf({ assets: { put: assets } })
    const answers = { street: '1 Elm Street', county: 'Teton', state: 'Wyoming', legalDescription: 'Lot 1' }
    const after = merge(trust, detailPatchShared(realEstateInfo, 'here', answers, trust))
    expect(
      Object.fromEntries((after.assets ?? []).map(({ id, realEstateDetails }) => [id, realEstateDetails])),
    ).toEqual({
      here: answers,
      bare: { county: 'Teton', state: 'Wyoming' },
      half: { street: '2 Elm Street', state: 'WY', county: 'Teton' },
      other: { state: 'Montana' },
      far: undefined,
      later: { county: 'Teton', state: 'Wyoming', unknown: true },
      shop: undefined,
    })
    // The street of each is still asked for.
    expect(realEstateInfo.lacking(after).map(({ id }) => id)).toEqual(['bare', 'other', 'far'])
    expect(realEstateInfo.next(after, 'here')).toBe(detailPath('real-estate-info', 'bare'))
    expect(shareLabel(realEstateInfo, 'here', answers, after)).toBeUndefined()
    expect(shareLabel(realEstateInfo, 'here', { county: ' ', state: '' }, trust)).toBeUndefined()
    expect(shareLabel(realEstateInfo, 'here', answers, trust)).toMatch(/county and state/)
  })

  test('a type and a state of formation go to the companies that lack them, and no number does', () => {
    const assets = [company('first'), company('second'), company('third', { businessDetails: { entityType: 'LP' } })]
    const trust = recordOf({ assets: { put: assets } })
    const answers = {
      ...{ entityType: 'Limited liability company', state: 'Wyoming', ein: '12-3456789' },
      ...{ percentOwned: '40', registeredAgent: 'Ada Alder' },
    }
    const after = merge(trust, detailPatchShared(businessInfo, 'first', answers, trust))
    const [first, second, third] = (after.assets ?? []).map(({ businessDetails }) => businessDetails)
    expect(first).toMatchObject({ ein: '12-3456789', percentOwned: 40 })
    expect(second).toEqual({ entityType: 'Limited liability company', state: 'Wyoming' })
    expect(third).toEqual({ entityType: 'LP', state: 'Wyoming' })
    expect(businessInfo.lacking(after)).toEqual([])
  })
})
