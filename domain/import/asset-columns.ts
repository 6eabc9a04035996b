import { csvOf } from '../formats/csv.ts'
import type { RawValue } from './raw-entry.ts'
import { type AddressPart, addressIn, type Column, composed, type GivenRow, rolesIn, type TableKind } from './table.ts'

const DIRECT = [
  ...(['name', 'type', 'value', 'ownership', 'owner', 'coOwner', 'percentOwned', 'institution'] as const),
  ...(['accountNumber', 'address', 'description', 'transferred', 'entityType', 'formedIn', 'ein'] as const),
  ...(['registeredAgent', 'county', 'parcelNumber', 'legalDescription', 'titleHolding', 'mortgage', 'lender'] as const),
] as const

/** What a column of a table of assets holds. */
type AssetColumn = (typeof DIRECT)[number]
/** What an asset in a file may hold, before it is checked; a name is made of other cells where there is none, and a state may stand alone. */
export type AssetField = AssetColumn | 'madeName' | 'state'
type AssetRole = AssetColumn | AddressPart

const ONLY_REAL_ESTATE = 'For real estate.'
const ONLY_BUSINESS = 'For a business.'
const INSTEAD = 'Instead of Address.'

/** The columns that are read, in the order in which they are shown. */
export const ASSET_COLUMNS: readonly Column<AssetRole>[] = [
  {
    role: 'name',
    label: 'Asset',
    also: ['Asset name', 'Name', 'Item', 'Property name', 'Account name', 'Title of asset'],
    spanish: ['Bien', 'Activo', 'Nombre', 'Nombre del bien', 'Nombre del activo', 'Concepto'],
    holds: 'A description you will recognize. If empty, Description or Institution and Type are used.',
  },
  {
    role: 'type',
    label: 'Type',
    also: ['Kind', 'Category', 'Asset type', 'Asset class', 'Class', 'Account type', 'Type of asset', 'Kind of asset'],
    spanish: ['Tipo', 'Clase', 'Categoría', 'Tipo de bien', 'Tipo de activo', 'Clase de bien', 'Tipo de cuenta'],
    holds: 'In your own words: house, checking, brokerage, LLC, car, IRA, life insurance.',
  },
  {
    role: 'value',
    label: 'Value',
    also: [
      ...['Estimated value', 'Est. value', 'Approx. value', 'Approximate value', 'Current value', 'Market value'],
      ...['Fair market value', 'FMV', 'Value USD', 'Total value', 'Balance', 'Current balance', 'Account balance'],
      ...['Amount', 'Worth', 'Appraised value', 'Death benefit', 'Face value', 'Value of the whole'],
    ],
    spanish: [
      ...['Valor', 'Valor estimado', 'Valor aproximado', 'Valor actual', 'Valor de mercado', 'Valor en dólares'],
      ...['Valor USD', 'Saldo', 'Saldo actual', 'Monto', 'Importe', 'Valor total'],
    ],
    holds: 'In US dollars: 1,250,000, 1.2M or 350k.',
  },
  {
    role: 'ownership',
    label: 'Ownership',
    also: ['How owned', 'Form of ownership', 'Ownership type', 'Titling', 'How titled', 'Title type'],
    spanish: ['Titularidad', 'Forma de propiedad', 'Tipo de titularidad', 'Régimen de propiedad'],
    holds: 'Sole, joint, community property or tenants in common.',
  },
  {
    role: 'owner',
    label: 'Owner',
    also: ['Owners', 'Owner(s)', 'Owner name', 'Owned by', 'Titled to', 'Account owner', 'Account holder', 'Held by'],
    spanish: ['Titular', 'Titulares', 'Propietario', 'Propietarios', 'Propietaria', 'Dueño', 'Dueña', 'A nombre de'],
    holds: 'Who owns it, by name. Several names are joint owners.',
  },
  {
    role: 'coOwner',
    label: 'Joint owner',
    also: ['Joint owners', 'Co-owner', 'Co-owners', 'Other owner', 'Other owners', 'Second owner'],
    spanish: ['Cotitular', 'Cotitulares', 'Copropietario', 'Copropietarios', 'Otro titular', 'Otro propietario'],
    holds: 'Who owns it with you.',
  },
  {
    role: 'percentOwned',
    label: 'Percentage owned',
    also: [
      ...['Percent owned', '% owned', 'Ownership %', 'Ownership percentage', 'Percentage', 'Percent', 'Share'],
      ...['Your share', 'My share', 'Interest', 'Interest %', 'Share %', 'Share (%)', '% interest'],
    ],
    spanish: [
      'Porcentaje',
      '% de propiedad',
      'Porcentaje de propiedad',
      'Participación',
      '% participación',
      'Su parte',
    ],
    holds: 'Your own share, 0 to 100. If empty, all of it is yours.',
  },
  {
    role: 'institution',
    label: 'Institution',
    also: [
      ...['Financial institution', 'Bank', 'Bank name', 'Firm', 'Firm name', 'Brokerage', 'Brokerage firm', 'Broker'],
      ...['Custodian', 'Held at', 'Insurer', 'Insurance company', 'Carrier', 'Company'],
    ],
    spanish: [
      ...['Institución', 'Institución financiera', 'Banco', 'Entidad', 'Casa de bolsa', 'Corredor', 'Aseguradora'],
      'Compañía',
    ],
    holds: 'The bank, brokerage firm or insurer.',
  },
  {
    role: 'accountNumber',
    label: 'Last four of the account number',
    also: [
      ...['Account number', 'Account no', 'Account #', 'Acct', 'Acct #', 'Acct. no', 'Acct. number', 'Last four'],
      ...['Last 4', 'Last 4 digits', 'Last four digits', 'Account last 4', 'Account (last four)', 'Policy number'],
      ...['Policy #', 'Policy no', 'Account ending', 'Ending in'],
    ],
    spanish: [
      ...['Número de cuenta', 'No. de cuenta', 'N.º de cuenta', '# de cuenta', 'Cuenta', 'Últimos cuatro', 'Últimos 4'],
      ...['Últimos cuatro dígitos', 'Últimos 4 dígitos', 'Terminación', 'Número de póliza', 'Póliza'],
    ],
    holds: 'Only the last four digits are kept, even if you give the full number.',
  },
  {
    role: 'address',
    label: 'Address',
    also: ['Property address', 'Location', 'Full address', 'Situs'],
    spanish: ['Dirección', 'Domicilio', 'Ubicación', 'Dirección del inmueble'],
    holds: 'The full address, on one or several lines.',
  },
  {
    role: 'street',
    label: 'Street',
    also: ['Street address', 'Address line 1', 'Address 1'],
    spanish: ['Calle'],
    holds: INSTEAD,
  },
  { role: 'more', label: 'Address line 2', also: ['Address 2', 'Unit'], holds: INSTEAD },
  { role: 'city', label: 'City', also: ['Town'], spanish: ['Ciudad'], holds: INSTEAD },
  {
    role: 'state',
    label: 'State',
    also: ['Province'],
    spanish: ['Estado'],
    holds: 'Instead of Address. For a business without an address: where it was formed.',
  },
  {
    role: 'zip',
    label: 'ZIP',
    also: ['ZIP code', 'Postal code'],
    spanish: ['Código postal'],
    holds: INSTEAD,
  },
  { role: 'country', label: 'Country', also: [], spanish: ['País'], holds: INSTEAD },
  {
    role: 'description',
    label: 'Description',
    also: ['Asset description', 'Details', 'Description of asset', 'Property description'],
    spanish: ['Descripción', 'Detalle', 'Detalles', 'Descripción del bien'],
    holds: 'Printed word for word in Schedule B and in the assignment.',
  },
  {
    role: 'transferred',
    label: 'Already transferred',
    also: [
      ...['Transferred', 'Transferred to trust', 'In trust', 'In the trust', 'Funded', 'Titled in trust'],
      ...['Transfer status', 'Transfer date', 'Date transferred'],
    ],
    spanish: [
      'Ya transferido',
      'Transferido',
      'En el fideicomiso',
      'Estado de transferencia',
      'Fecha de transferencia',
    ],
    holds: 'Yes, no, in progress or the date of the transfer.',
  },
  {
    role: 'entityType',
    label: 'Entity type',
    also: ['Type of entity', 'Company type', 'Legal form'],
    spanish: ['Tipo de entidad', 'Tipo de sociedad', 'Forma jurídica'],
    holds: ONLY_BUSINESS,
  },
  {
    role: 'formedIn',
    label: 'State of formation',
    also: ['Formed in', 'State formed', 'State of incorporation', 'Incorporated in', 'Jurisdiction'],
    spanish: ['Estado de constitución', 'Constituida en', 'Lugar de constitución'],
    holds: ONLY_BUSINESS,
  },
  {
    role: 'ein',
    label: 'EIN',
    also: ['Employer identification number', 'Tax ID', 'FEIN'],
    spanish: ['Número de identificación fiscal'],
    holds: ONLY_BUSINESS,
  },
  {
    role: 'registeredAgent',
    label: 'Registered agent',
    also: [],
    spanish: ['Agente registrado'],
    holds: ONLY_BUSINESS,
  },
  { role: 'county', label: 'County', also: [], spanish: ['Condado'], holds: ONLY_REAL_ESTATE },
  {
    role: 'parcelNumber',
    label: 'Parcel number',
    also: ['Parcel', 'APN', 'Parcel ID', 'Parcel no', 'Tax parcel'],
    spanish: ['Número de parcela', 'Número catastral', 'Clave catastral'],
    holds: ONLY_REAL_ESTATE,
  },
  {
    role: 'legalDescription',
    label: 'Legal description',
    also: [],
    spanish: ['Descripción legal'],
    holds: ONLY_REAL_ESTATE,
  },
  {
    role: 'titleHolding',
    label: 'How title is held',
    also: ['Title', 'Vesting', 'Title held', 'Title held as', 'Deed', 'Names on deed'],
    spanish: ['Título', 'Escritura', 'Nombres en la escritura'],
    holds: ONLY_REAL_ESTATE,
  },
  { role: 'mortgage', label: 'Mortgage', also: [], spanish: ['Hipoteca'], holds: 'For real estate: yes or no.' },
  {
    role: 'lender',
    label: 'Lender',
    also: ['Mortgage lender'],
    spanish: ['Prestamista', 'Acreedor'],
    holds: ONLY_REAL_ESTATE,
  },
]

/** A name of other cells, for a table whose rows have none. */
function madeName({ values, given }: GivenRow<AssetField, AssetRole>): RawValue | undefined {
  const { institution, type, address } = values
  if (institution) return composed([institution, type], (texts) => texts.filter(Boolean).join(' – '))
  if (!address) return undefined
  return composed([given('street') ?? address], ([place = '']) => place.split('\n')[0] ?? '')
}

/** A table of assets. */
export const ASSET_TABLE: TableKind<AssetField, AssetRole> = {
  roleOf: rolesIn(ASSET_COLUMNS),
  heads: ['name', 'type', 'value', 'description', 'institution', 'accountNumber', 'address', 'street'],
  direct: DIRECT,
  complete: (row) => {
    const { line, values, given, headingOf } = row
    const state = given('state')
    const isPlace = values.address ?? given('street') ?? given('city') ?? given('zip')
    const address = isPlace && addressIn(values.address, row)
    if (address) values.address = address
    if (!isPlace && state) values.state = state
    if (values.name) return
    const made = madeName(row)
    if (values.description) {
      values.name = values.description
      delete values.description
    } else if (made) values.madeName = made
    values.name ??= made ?? { text: '', line, column: headingOf('name', 'description', 'type') ?? 'Asset' }
  },
  noHeadings:
    'The first line has no heading such as Asset, Type or Value. It reads “{found}”. Please put headings from the table below into the first line.',
  noHeadingsPasted:
    'The first line has no heading such as Asset, Type or Value. It reads “{found}”. Please put a line with the headings above it: Asset and Type are enough.',
}

const labelOf = (role: AssetRole) => ASSET_COLUMNS.find((column) => column.role === role)?.label ?? role

const SHOWN: readonly AssetRole[] = [
  ...(['name', 'type', 'value', 'ownership', 'percentOwned', 'institution', 'accountNumber', 'address'] as const),
  ...(['entityType', 'formedIn', 'transferred'] as const),
]

const FAMILY: readonly (readonly string[])[] = [
  ['Home on Elm Street', 'House', '$1,250,000', 'Joint', '', '', '', '12 Elm Street, Cheyenne, WY 82001', '', '', 'No'],
  ['Household checking', 'Checking', '18500', 'Sole', '', 'Sample County Bank', '4321', '', '', '', ''],
  ['Family portfolio', 'Brokerage', '350k', 'Sole', '', 'Sample Securities', '9876', '', '', '', 'In progress'],
  ['Sample Ranch LLC', 'LLC', '1.2M', 'Sole', '60', '', '', '', 'Limited liability company', 'Wyoming', ''],
  ['Traditional IRA', 'IRA', '310000', 'Sole', '', 'Sample Securities', '7710', '', '', '', ''],
  ['2022 pickup truck', 'Vehicle', '38000', 'Sole', '', '', '', '', '', '', 'Yes'],
]

/** A file to begin with: headings and examples, as Excel reads and writes it. */
export function sampleAssets(): string {
  return csvOf([SHOWN.map(labelOf), ...FAMILY])
}
