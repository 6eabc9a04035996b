import { expect, test } from 'vitest'
import { documentsThatDiffer } from '#documents/plain-text.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { recordOf } from '#samples/families.ts'

const WITHOUT: TrustPatch = {
  distributionType: 'lump-sum',
  beneficiaries: {
    put: [
      { id: 'child', name: 'Clara Brandt', relationship: 'child' },
      { id: 'charity', name: 'Teton Aid', relationship: 'charity' },
    ],
  },
  assets: {
    put: [
      { id: 'home', name: 'Home', type: 'real_estate', ownership: 'sole' },
      { id: 'firm', name: 'Firm', type: 'business', ownership: 'sole' },
    ],
  },
}
const GIVEN: Readonly<Record<string, TrustPatch>> = {
  'beneficiary-age': { beneficiaries: { put: [{ id: 'child', distributionAge: 30 }] } },
  'charity-info': { beneficiaries: { put: [{ id: 'charity', ein: '12-3456789' }] } },
  'real-estate-info': {
    assets: { put: [{ id: 'home', realEstateDetails: { street: '9 Elm St', state: 'WY' } }] },
  },
  'business-info': { assets: { put: [{ id: 'firm', businessDetails: { entityType: 'llc', ein: '12-3456789' } }] } },
}

test.each(detailSteps)('$page names the documents that its answers go into', ({ page, goesInto }) => {
  const before = recordOf(WITHOUT)
  expect(documentsThatDiffer(before, merge(before, GIVEN[page] ?? {}))).toEqual(goesInto.documents)
})
