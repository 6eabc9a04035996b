import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { DetailRow, EntryRow, FirstValueRow, ShellRow } from './row.ts'

const asset = (value: string) => ({ name: 'Account', value })

export const entryRows: readonly EntryRow[] = [
  {
    rule: 'T 3.2: spouse by default',
    list: 'beneficiaries',
    type: { name: ' Thomas ' },
    makes: { name: 'Thomas', relationship: 'spouse' },
  },
  {
    rule: 'T 5: a beneficiary needs a name',
    list: 'beneficiaries',
    type: { name: '  ' },
    errors: { name: 'Please enter a beneficiary name' },
  },
  {
    rule: 'T 5: the e-mail is optional but valid if given',
    list: 'beneficiaries',
    type: { name: 'Thomas', email: 'thomas' },
    errors: { email: 'Invalid email address' },
  },
  {
    rule: 'D: the folded details of a beneficiary',
    list: 'beneficiaries',
    type: { name: 'Iris', sharePercent: '33.5%', standing: 'contingent', birthYear: '2004', address: 'Here' },
    makes: {
      name: 'Iris',
      relationship: 'spouse',
      sharePercent: 33.5,
      isPrimary: false,
      birthYear: 2004,
      address: 'Here',
    },
  },
  {
    rule: 'a year of birth is not to come',
    list: 'beneficiaries',
    type: { name: 'Iris', birthYear: String(new Date().getFullYear() + 1) },
    errors: { birthYear: 'The year of birth cannot be in the future.' },
  },
  {
    rule: 'a year of birth lies within a life',
    list: 'beneficiaries',
    type: { name: 'Iris', birthYear: String(new Date().getFullYear() - 126) },
    errors: { birthYear: 'The year of birth cannot be more than 125 years ago.' },
  },
  {
    rule: 'D: shares and years that cannot be',
    list: 'beneficiaries',
    type: { name: 'Iris', sharePercent: '101', incomeShare: '-1', birthYear: '04' },
    errors: {
      sharePercent: 'A share must be between 0 and 100, for example 37.5.',
      incomeShare: 'A share must be between 0 and 100, for example 37.5.',
      birthYear: 'Please enter the year with four digits, such as 2008.',
    },
  },
  ...Object.keys(RELATIONSHIPS).map(
    (relationship): EntryRow => ({
      rule: `T 3.2: the relationship ${relationship}`,
      list: 'beneficiaries',
      type: { name: 'Someone', relationship },
      makes: { name: 'Someone', relationship },
    }),
  ),
  {
    rule: 'T 3.2: a bank account owned solely by default; the value keeps its digits',
    list: 'assets',
    type: asset('$1,250,000'),
    makes: { name: 'Account', type: 'bank_account', ownership: 'sole', value: '1250000' },
  },
  {
    rule: 'T 5: an asset needs a name',
    list: 'assets',
    type: { name: '' },
    errors: { name: 'Please enter an asset name' },
  },
  ...['12a', '1.5', '-3', '1250000.50'].map(
    (typed): EntryRow => ({
      rule: `T 5: the value ${typed} is not digits only`,
      list: 'assets',
      type: asset(typed),
      errors: { value: 'Please enter the value in whole dollars, digits only.' },
    }),
  ),
  {
    rule: 'D: of an account only the last four are kept',
    list: 'assets',
    type: { name: 'Account', accountNumber: '12345' },
    errors: { accountNumber: 'Please enter only the last four characters of the account number.' },
  },
  {
    rule: 'D: a bank belongs to a bank account and is not kept for a vehicle',
    list: 'assets',
    type: { name: 'Truck', type: 'vehicle', bankName: 'First Bank' },
    makes: { name: 'Truck', type: 'vehicle', ownership: 'sole' },
  },
  ...Object.keys(ASSET_TYPES).map(
    (type): EntryRow => ({
      rule: `T 3.2: the asset type ${type}`,
      list: 'assets',
      type: { name: 'Thing', type },
      makes: { name: 'Thing', type, ownership: 'sole' },
    }),
  ),
  ...Object.keys(OWNERSHIPS).map(
    (ownership): EntryRow => ({
      rule: `T 3.2: the ownership ${ownership}`,
      list: 'assets',
      type: { name: 'Thing', ownership },
      makes: { name: 'Thing', type: 'bank_account', ownership },
    }),
  ),
]

const row = (at: string): Pick<FirstValueRow, 'rule'> => ({ rule: at })

/** Prefill (T 3.3) and defaults (T 3.2, 9). */
export const firstValueRows: readonly FirstValueRow[] = [
  {
    ...row('T 3.3: the directive falls back to the power of attorney'),
    step: 'health-care-directive',
    given: {
      dpoa_principalName: 'P',
      dpoa_principalAddress: 'PA',
      dpoa_agentName: 'A',
      dpoa_agentAddress: 'AA',
      grantorName: 'G',
      backupTrusteeName: 'B',
    },
    shows: { hcd_principalName: 'P', hcd_principalAddress: 'PA', hcd_agentName: 'A', hcd_agentAddress: 'AA' },
  },
  {
    ...row('T 3.3: then to grantor and backup trustee'),
    step: 'health-care-directive',
    given: { grantorName: 'G', grantorAddress: 'GA', backupTrusteeName: 'B' },
    shows: { hcd_principalName: 'G', hcd_principalAddress: 'GA', hcd_agentName: 'B', hcd_agentAddress: '' },
  },
  {
    ...row('T 3.3: its own values come first'),
    step: 'health-care-directive',
    given: { hcd_principalName: 'H', dpoa_principalName: 'P' },
    shows: { hcd_principalName: 'H' },
  },
  {
    ...row('T 3.3: the EIN application falls back to the trust’s other steps'),
    step: 'ein-application',
    given: {
      trustName: 'Trust',
      certificateData: { adminAddress: 'Admin' },
      trusteeName: 'Trustee',
      trustDate: '2025-05-01',
      trustees: {
        put: [
          { id: '1', name: 'a', address: '' },
          { id: '2', name: 'b', address: '' },
        ],
      },
    },
    shows: {
      einTrustName: 'Trust',
      einTrustMailingAddress: 'Admin',
      einResponsiblePartyName: 'Trustee',
      einCreationDate: '2025-05-01',
      numberOfTrustees: '2',
    },
  },
  {
    ...row('T 3.3, 9: else one trustee, county Teton, mailing state WY'),
    step: 'ein-application',
    given: {},
    shows: { numberOfTrustees: '1', county: 'Teton', trustMailingState: 'WY', einTrustName: '' },
  },
  {
    ...row('D: county is one field of will and EIN'),
    step: 'ein-application',
    given: { county: 'Park' },
    shows: { county: 'Park' },
  },
  {
    ...row('T 9: the will is dated today, in Teton county'),
    step: 'pour-over-will',
    given: {},
    shows: { willDate: '2025-06-15', county: 'Teton' },
  },
  {
    ...row('T 3.1: both authorities unless explicitly false'),
    step: 'durable-power-of-attorney',
    given: { dpoa_financialAuthority: false },
    shows: { dpoa_financialAuthority: false, dpoa_trustManagementAuthority: true },
  },
  {
    ...row('T 2.5: no amendments by default; the first trustee row holds the trustee'),
    step: 'certificate-of-trust',
    given: { trusteeName: 'Dan', trusteeAddress: 'Here' },
    shows: { hasAmendments: false, trustees: [{ id: 'first', name: 'Dan', address: 'Here' }] },
  },
  {
    ...row('D: nothing is preselected for the distribution; the default ends the trust'),
    step: 'distribution',
    given: {},
    shows: { distributionType: '', distributionStages: '', termination: 'default', terminationEvent: '' },
  },
  {
    ...row('D: the grantor’s own name is no answer for another trustee'),
    step: 'trustee',
    given: { trusteeType: 'self', trusteeName: 'Margaret', trusteeAddress: 'Here' },
    shows: { trusteeType: 'self', trusteeName: '', trusteeAddress: '' },
  },
]

const DASHBOARD = '/dashboard'
const at = (slug: string) => `/trust-builder/${slug}`
const step = (
  slug: ShellRow['step'],
  [number, total, percent]: [number, number, number],
  back: string,
  more: Partial<ShellRow> = {},
): ShellRow => ({
  rule: `T 2.4, 2.5: the shell of ${slug}`,
  step: slug,
  number,
  total,
  percent,
  button: 'Next',
  back,
  previous: back,
  exit: DASHBOARD,
  ...more,
})

/** Totals as the specification lists them, although they disagree; the percentages and targets that follow. */
export const shellRows: readonly ShellRow[] = [
  step('name', [1, 14, 7], DASHBOARD),
  step('grantor', [2, 9, 22], DASHBOARD, { previous: at('name') }),
  step('trustee', [3, 9, 33], DASHBOARD, { previous: at('grantor') }),
  step('certificate-of-trust', [4, 14, 29], at('grantor')),
  step('beneficiaries', [5, 10, 50], at('grantor')),
  step('beneficiary-age', [5, 10, 50], at('beneficiaries')),
  step('charity-info', [5, 10, 50], at('beneficiaries')),
  step('assets', [6, 10, 60], at('beneficiaries')),
  step('real-estate-info', [6, 10, 60], at('assets')),
  step('business-info', [6, 10, 60], at('assets')),
  step('distribution', [7, 9, 78], at('assets')),
  step('backup-trustee', [8, 9, 89], at('distribution'), { exit: at('summary') }),
  step('signature', [9, 9, 100], at('grantor'), { button: 'Complete' }),
  step('pour-over-will', [10, 14, 71], at('distribution')),
  step('durable-power-of-attorney', [11, 14, 79], at('pour-over-will')),
  step('health-care-directive', [12, 14, 86], at('durable-power-of-attorney')),
  step('ein-application', [13, 14, 93], at('backup-trustee')),
]

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
