import type { RawField } from './raw-entry.ts'

type NamePart = 'prefix' | 'given' | 'middle' | 'family' | 'suffix'
type AddressPart = 'street' | 'more' | 'city' | 'state' | 'zip' | 'country'

/** What a column of a table holds. */
export type ColumnRole = RawField | NamePart | AddressPart

/** A column that is read: what it is called in the table of columns, by which other headings it is known, and what may stand in it. */
export interface Column {
  role: ColumnRole
  label: string
  also: readonly string[]
  holds: string
}

const column = (role: ColumnRole, label: string, also: readonly string[], holds: string): Column => ({
  role,
  label,
  also,
  holds,
})
const IN_PLACE_OF_NAME = 'In place of Name.'
const IN_PLACE_OF_ADDRESS = 'In place of Address.'
const PER_CENT = '0 to 100.'

/** The columns that are read, in the order in which they are shown. Headings count without regard to case, spaces and marks. */
export const COLUMNS: readonly Column[] = [
  column(
    'name',
    'Name',
    ['Full name', 'Legal name', 'Beneficiary', 'Beneficiary name', 'Display name'],
    'The full legal name of the person or charity.',
  ),
  column('given', 'First name', ['Given name', 'Forename'], 'In place of Name, with Last name.'),
  column('middle', 'Middle name', ['Additional name', 'Middle names'], IN_PLACE_OF_NAME),
  column('family', 'Last name', ['Family name', 'Surname'], 'In place of Name, with First name.'),
  column('prefix', 'Name prefix', ['Prefix', 'Title'], 'In place of Name: Dr., Rev.'),
  column('suffix', 'Name suffix', ['Suffix'], 'In place of Name: Jr., III.'),
  column(
    'relationship',
    'Relationship',
    ['Relation', 'Relationship to grantor', 'Relationship to you'],
    'What they are to you: spouse, child, grandchild, sibling, parent, friend, charity or other.',
  ),
  column('email', 'Email', ['Email address', 'E-mail 1 - Value', 'E-mail 2 - Value', 'Mail'], 'name@example.com'),
  column(
    'address',
    'Address',
    ['Mailing address', 'Full address', 'Home address', 'Address 1 - Formatted'],
    'The whole address, on one line or several.',
  ),
  column(
    'street',
    'Street',
    ['Street address', 'Home street', 'Address line 1', 'Address 1', 'Address 1 - Street'],
    IN_PLACE_OF_ADDRESS,
  ),
  column(
    'more',
    'Address line 2',
    ['Address 2', 'Home street 2', 'Apartment', 'Unit', 'Address 1 - Extended Address'],
    IN_PLACE_OF_ADDRESS,
  ),
  column('city', 'City', ['Town', 'Home city', 'Address 1 - City'], IN_PLACE_OF_ADDRESS),
  column('state', 'State', ['Region', 'Province', 'Home state', 'Address 1 - Region'], IN_PLACE_OF_ADDRESS),
  column(
    'zip',
    'ZIP',
    ['ZIP code', 'Postal code', 'Postcode', 'Home postal code', 'Address 1 - Postal Code'],
    IN_PLACE_OF_ADDRESS,
  ),
  column('country', 'Country', ['Home country/region', 'Home country', 'Address 1 - Country'], IN_PLACE_OF_ADDRESS),
  column(
    'birthYear',
    'Birth year',
    ['Year of birth', 'Birthday', 'Birth date', 'Date of birth', 'Born', 'DOB'],
    'The year with four digits. Of a whole date only the year is kept.',
  ),
  column('sharePercent', 'Share (%)', ['Share', 'Share percent', 'Percent', 'Percentage'], 'Of the whole, 0 to 100.'),
  column('incomeShare', 'Share of income (%)', ['Share of income', 'Income share'], PER_CENT),
  column('principalShare', 'Share of principal (%)', ['Share of principal', 'Principal share'], PER_CENT),
  column(
    'standing',
    'Primary or contingent',
    ['Standing', 'Primary/contingent', 'Beneficiary type'],
    'primary or contingent. Empty counts as primary.',
  ),
  column(
    'distributionAge',
    'Distribution age',
    ['Age of distribution'],
    'Of a child, the age at which the share comes out, 18 to 65.',
  ),
  column('ein', 'EIN', ['Employer identification number', 'Tax ID'], 'Of a charity: 12-3456789.'),
]

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const known = new Map<string, ColumnRole>(
  COLUMNS.flatMap(({ role, label, also }) => [label, ...also].map((heading) => [plain(heading), role] as const)),
)

/** What the column under this heading holds; `undefined` when it is not read. */
export function roleOfColumn(heading: string): ColumnRole | undefined {
  return known.get(plain(heading))
}
