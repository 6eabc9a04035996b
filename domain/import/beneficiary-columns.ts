import { csvOf } from '../formats/csv.ts'
import type { RawField, RawValue } from './raw-entry.ts'
import {
  type AddressPart,
  addressIn,
  type Column,
  composed,
  type GivenRow,
  holdsAll,
  rolesIn,
  type TableKind,
} from './table.ts'

type NamePart = 'prefix' | 'given' | 'middle' | 'family' | 'suffix'

/** What a column of a table of beneficiaries holds. */
type ColumnRole = RawField | NamePart | AddressPart | 'organization'

/** The columns that are read, in the order in which they are shown. Headings count without regard to case, spaces and marks. */
export const BENEFICIARY_COLUMNS: readonly Column<ColumnRole>[] = [
  {
    role: 'name',
    label: 'Name',
    also: ['Full name', 'Legal name', 'Beneficiary', 'Beneficiary name', 'Display name'],
    spanish: ['Nombre', 'Nombre completo', 'Nombre legal', 'Beneficiario'],
    holds: 'The full legal name of the person or charity.',
  },
  {
    role: 'given',
    label: 'First name',
    also: ['Given name', 'Forename'],
    spanish: ['Primer nombre', 'Nombre de pila'],
    holds: 'Instead of Name, with Last name.',
  },
  {
    role: 'middle',
    label: 'Middle name',
    also: ['Additional name', 'Middle names'],
    spanish: ['Segundo nombre'],
    holds: 'Instead of Name.',
  },
  {
    role: 'family',
    label: 'Last name',
    also: ['Family name', 'Surname'],
    spanish: ['Apellidos', 'Apellido'],
    holds: 'Instead of Name, with First name.',
  },
  {
    role: 'prefix',
    label: 'Name prefix',
    also: ['Prefix', 'Title'],
    spanish: ['Prefijo', 'Tratamiento'],
    holds: 'Instead of Name: Dr., Rev.',
  },
  { role: 'suffix', label: 'Name suffix', also: ['Suffix'], spanish: ['Sufijo'], holds: 'Instead of Name: Jr., III.' },
  {
    role: 'organization',
    label: 'Organization',
    also: ['Company', 'Organization name', 'Organization 1 - Name'],
    spanish: ['Organización', 'Empresa'],
    holds: 'If there is no Name.',
  },
  {
    role: 'relationship',
    label: 'Relationship',
    also: ['Relation', 'Relationship to grantor', 'Relationship to you'],
    spanish: ['Parentesco', 'Relación'],
    holds: 'Their relationship to you: spouse, child, grandchild, sibling, parent, friend, charity or other.',
  },
  {
    role: 'email',
    label: 'Email',
    also: ['Email address', 'E-mail 1 - Value', 'E-mail 2 - Value', 'Mail'],
    spanish: ['Correo electrónico', 'Correo'],
    holds: 'name@example.com',
  },
  {
    role: 'address',
    label: 'Address',
    also: ['Mailing address', 'Full address', 'Home address', 'Address 1 - Formatted'],
    spanish: ['Dirección', 'Domicilio'],
    holds: 'The full address, on one or several lines.',
  },
  {
    role: 'street',
    label: 'Street',
    also: ['Street address', 'Home street', 'Address line 1', 'Address 1', 'Address 1 - Street'],
    spanish: ['Calle'],
    holds: 'Instead of Address.',
  },
  {
    role: 'more',
    label: 'Address line 2',
    also: ['Address 2', 'Home street 2', 'Apartment', 'Unit', 'Address 1 - Extended Address'],
    holds: 'Instead of Address.',
  },
  {
    role: 'city',
    label: 'City',
    also: ['Town', 'Home city', 'Address 1 - City'],
    spanish: ['Ciudad'],
    holds: 'Instead of Address.',
  },
  {
    role: 'state',
    label: 'State',
    also: ['Region', 'Province', 'Home state', 'Address 1 - Region'],
    spanish: ['Estado'],
    holds: 'Instead of Address.',
  },
  {
    role: 'zip',
    label: 'ZIP',
    also: ['ZIP code', 'Postal code', 'Postcode', 'Home postal code', 'Address 1 - Postal Code'],
    spanish: ['Código postal'],
    holds: 'Instead of Address.',
  },
  {
    role: 'country',
    label: 'Country',
    also: ['Home country/region', 'Home country', 'Address 1 - Country'],
    spanish: ['País'],
    holds: 'Instead of Address.',
  },
  {
    role: 'birthYear',
    label: 'Birth year',
    also: ['Year of birth', 'Birthday', 'Birth date', 'Date of birth', 'Born', 'DOB'],
    spanish: ['Año de nacimiento', 'Fecha de nacimiento', 'Cumpleaños'],
    holds: 'The year, with four digits. Only the year of a full date is used.',
  },
  {
    role: 'sharePercent',
    label: 'Share (%)',
    also: ['Share', 'Share percent', 'Percent', 'Percentage'],
    spanish: ['Parte (%)', 'Participación (%)', 'Porcentaje'],
    holds: 'The percentage of the whole, 0 to 100.',
  },
  {
    role: 'incomeShare',
    label: 'Share of income (%)',
    also: ['Share of income', 'Income share'],
    spanish: ['Parte de los ingresos (%)'],
    holds: '0 to 100.',
  },
  {
    role: 'principalShare',
    label: 'Share of principal (%)',
    also: ['Share of principal', 'Principal share'],
    spanish: ['Parte del capital (%)'],
    holds: '0 to 100.',
  },
  {
    role: 'standing',
    label: 'Primary or contingent',
    also: ['Standing', 'Primary/contingent', 'Beneficiary type'],
    spanish: ['Principal o contingente'],
    holds: 'primary or contingent. Empty counts as primary.',
  },
  {
    role: 'distributionAge',
    label: 'Distribution age',
    also: ['Age of distribution'],
    spanish: ['Edad de distribución'],
    holds: 'For a child: the age from which the share can be paid out, 18 to 65.',
  },
  {
    role: 'ein',
    label: 'EIN',
    also: ['Employer identification number', 'Tax ID'],
    holds: 'For a charity: 12-3456789.',
  },
]

const NAME_PARTS = ['prefix', 'given', 'middle', 'family', 'suffix'] as const

/** The whole name. Beside a column of surnames and none of first names, Name is the first name. */
function nameIn({ values, given, has }: GivenRow<RawField, ColumnRole>): RawValue | undefined {
  const whole = values.name
  const isFirst = whole && !has('given') && !holdsAll(whole.text, [given('family')])
  if (whole && !isFirst) return whole
  const parts = NAME_PARTS.map((part) => (part === 'given' && isFirst ? whole : given(part)))
  return composed(parts, (texts) => texts.filter((text) => text !== '').join(' ')) ?? given('organization')
}

/** A table of people and charities. */
export const BENEFICIARY_TABLE: TableKind<RawField, ColumnRole> = {
  roleOf: rolesIn(BENEFICIARY_COLUMNS),
  heads: ['name', 'given', 'family', 'organization'],
  direct: [
    ...(['name', 'relationship', 'email', 'address', 'birthYear', 'sharePercent', 'incomeShare'] as const),
    ...(['principalShare', 'standing', 'distributionAge', 'ein'] as const),
  ],
  complete: (row) => {
    const { line, values, headingOf } = row
    const column = headingOf('name', 'given', 'family', 'organization') ?? 'Name'
    const address = addressIn(values.address, row)
    values.name = nameIn(row) ?? { text: '', line, column }
    if (address) values.address = address
    else delete values.address
  },
  noHeadings:
    'The first line has no heading such as Name. It reads “{found}”. Please put headings from the table below into the first line of the file.',
  noHeadingsPasted:
    'The first line has no heading such as Name. It reads “{found}”. Please put a line with the headings above it: Name and Relationship are enough.',
}

const labelOf = (role: ColumnRole) => BENEFICIARY_COLUMNS.find((column) => column.role === role)?.label ?? role

const SHOWN: readonly ColumnRole[] = [
  ...(['name', 'relationship', 'email', 'address', 'birthYear', 'sharePercent', 'standing'] as const),
  ...(['distributionAge', 'ein'] as const),
]

const FAMILY: readonly (readonly string[])[] = [
  [
    'Clara Jane Sample',
    'child',
    'clara@example.com',
    '12 Elm Street, Cheyenne, WY 82001',
    '1996',
    '40',
    'primary',
    '25',
    '',
  ],
  ['Thomas Sample', 'child', '', '12 Elm Street\nCheyenne, WY 82001', '2004', '40', 'primary', '25', ''],
  ['Sample County Library Foundation', 'charity', 'giving@library.example', '', '', '20', 'primary', '', '83-1234567'],
  ['Ruth "Ruthie" Sample', 'sibling', '', '', '1968', '', 'contingent', '', ''],
]

/** A file to begin with: headings and a family of examples, as Excel reads and writes it. */
export function sampleBeneficiaries(): string {
  return csvOf([SHOWN.map(labelOf), ...FAMILY])
}
