import type { TrustPatch } from '#domain/trust/patch.ts'
import type { DetailRow } from './row.ts'

const family: TrustPatch = {
  beneficiaries: {
    put: [
      { id: 'k1', name: 'Clara', relationship: 'child' },
      { id: 'c1', name: 'Conservancy', relationship: 'charity' },
      { id: 'k2', name: 'Owen', relationship: 'child' },
      { id: 'c2', name: 'Library', relationship: 'charity' },
    ],
  },
  assets: {
    put: [
      { id: 'r1', name: 'House', type: 'real_estate', ownership: 'sole' },
      { id: 'b1', name: 'Company', type: 'business', ownership: 'sole' },
      { id: 'r2', name: 'Cabin', type: 'real_estate', ownership: 'joint' },
      { id: 'b2', name: 'Shop', type: 'business', ownership: 'sole' },
    ],
  },
}
const age = (typed: string, more: Partial<DetailRow>): DetailRow => ({
  rule: `T 5, 9: distribution age typed as '${typed}'`,
  page: 'beneficiary-age',
  id: 'k1',
  given: family,
  type: { distributionAge: typed },
  press: 'next',
  ...more,
})
const ageOf = (id: string, distributionAge: number): TrustPatch => ({
  beneficiaries: { put: [{ id, distributionAge }] },
})
const BETWEEN = { distributionAge: 'The age must be between 18 and 65.' }

const ages: readonly DetailRow[] = [
  age('30', { writes: ageOf('k1', 30), leads: '/trust-builder/beneficiary-age/k2' }),
  age('18', { writes: ageOf('k1', 18) }),
  age('65', { writes: ageOf('k1', 65) }),
  age('17', { errors: BETWEEN }),
  age('66', { errors: BETWEEN }),
  age('-5', { errors: BETWEEN }),
  age('20.5', { errors: { distributionAge: 'The age must be a whole number.' } }),
  age('', { writes: ageOf('k1', 21) }),
  age('abc', { writes: ageOf('k1', 21) }),
  {
    rule: 'T 9: 21 by default',
    page: 'beneficiary-age',
    id: 'k1',
    given: family,
    press: 'next',
    writes: ageOf('k1', 21),
  },
  {
    rule: 'T 2.5: after the last child, the first charity lacking an EIN',
    page: 'beneficiary-age',
    id: 'k2',
    given: family,
    type: { distributionAge: '25' },
    press: 'next',
    leads: '/trust-builder/charity-info/c1',
  },
  {
    rule: 'D: Save and Exit accepts the age that is shown and goes to the dashboard',
    page: 'beneficiary-age',
    id: 'k1',
    given: family,
    press: 'save',
    writes: ageOf('k1', 21),
    leads: '/dashboard',
  },
]

const EIN = 'Please enter the EIN as two digits, a dash and seven digits, such as 12-3456789.'
const charities: readonly DetailRow[] = [
  {
    rule: 'D: a charity’s EIN and address, then the next charity',
    page: 'charity-info',
    id: 'c1',
    given: family,
    type: { ein: '830123456', address: 'P.O. Box 9' },
    press: 'next',
    writes: { beneficiaries: { put: [{ id: 'c1', ein: '83-0123456', address: 'P.O. Box 9', einUnknown: null }] } },
    leads: '/trust-builder/charity-info/c2',
  },
  {
    rule: 'D: after the last charity, assets',
    page: 'charity-info',
    id: 'c2',
    given: family,
    type: { ein: '83-0123456' },
    press: 'next',
    leads: '/trust-builder/assets',
  },
  {
    rule: 'D: an EIN of eight digits is rejected',
    page: 'charity-info',
    id: 'c1',
    given: family,
    type: { ein: '83-012345' },
    press: 'next',
    errors: { ein: EIN },
  },
  {
    rule: 'D: ‘I don’t have this yet’ records the mark and goes on',
    page: 'charity-info',
    id: 'c1',
    given: family,
    type: { address: 'P.O. Box 9' },
    press: 'not-yet',
    writes: { beneficiaries: { put: [{ id: 'c1', address: 'P.O. Box 9', einUnknown: true }] } },
    leads: '/trust-builder/charity-info/c2',
  },
]

const properties: readonly DetailRow[] = [
  {
    rule: 'D: real estate details, then the next real estate',
    page: 'real-estate-info',
    id: 'r1',
    given: family,
    type: { street: '12 Cottonwood Lane', county: 'Teton', mortgage: true, lender: 'First Bank' },
    press: 'next',
    writes: {
      assets: {
        put: [
          {
            id: 'r1',
            realEstateDetails: {
              street: '12 Cottonwood Lane',
              county: 'Teton',
              mortgage: true,
              lender: 'First Bank',
            },
          },
        ],
      },
    },
    leads: '/trust-builder/real-estate-info/r2',
  },
  {
    rule: 'T 2.5: after the last real estate, the first business',
    page: 'real-estate-info',
    id: 'r2',
    given: family,
    press: 'not-yet',
    writes: { assets: { put: [{ id: 'r2', realEstateDetails: { unknown: true } }] } },
    leads: '/trust-builder/business-info/b1',
  },
  {
    rule: 'D: real estate needs a street, or the mark',
    page: 'real-estate-info',
    id: 'r1',
    given: family,
    press: 'next',
    errors: { street: 'Please enter the street address, or press “I don’t have this yet”.' },
  },
]

const businesses: readonly DetailRow[] = [
  {
    rule: 'D: business details, then the next business',
    page: 'business-info',
    id: 'b1',
    given: family,
    type: { entityType: 'LLC', ein: '837654321', percentOwned: '60%' },
    press: 'next',
    writes: {
      assets: {
        put: [{ id: 'b1', businessDetails: { entityType: 'LLC', ein: '83-7654321', percentOwned: 60 } }],
      },
    },
    leads: '/trust-builder/business-info/b2',
  },
  {
    rule: 'D: after the last business, distribution',
    page: 'business-info',
    id: 'b2',
    given: family,
    press: 'not-yet',
    writes: { assets: { put: [{ id: 'b2', businessDetails: { unknown: true } }] } },
    leads: '/trust-builder/distribution',
  },
  {
    rule: 'D: Save and Exit without an answer writes nothing',
    page: 'business-info',
    id: 'b1',
    given: family,
    press: 'save',
    writes: {},
    leads: '/dashboard',
  },
]

export const detailRows: readonly DetailRow[] = [...ages, ...charities, ...properties, ...businesses]
