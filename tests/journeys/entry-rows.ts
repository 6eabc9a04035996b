import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { EntryRow } from './row.ts'

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
      sharePercent: 'A share must be between 0 and 100.',
      incomeShare: 'A share must be between 0 and 100.',
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
