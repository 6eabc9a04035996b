import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { EntryRow, FirstValueRow, ShellRow } from './row.ts'

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
