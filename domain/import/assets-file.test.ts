import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../message.ts'
import { passesByDesignation } from '../trust/assets.ts'
import { Asset } from '../trust/entries.ts'
import { ASSET_COLUMNS, ASSET_TABLE, sampleAssets } from './asset-columns.ts'
import { assetOf, leftOutFor, readAssets, updatedBy } from './assets-file.ts'
import type { FoundAsset } from './check-asset.ts'

const found = (text: string, grantor = 'Ann Reed') => {
  const read = readAssets(text, { grantor, decode: () => undefined })
  if ('rejected' in read) throw new Error(english(read.rejected))
  return read
}
const choicesFor = ({ type = 'other', values: [value = ''] }: FoundAsset) => ({ type, value })
const made = (entry: FoundAsset) => {
  const { id: _, ...asset } = assetOf(entry, choicesFor(entry), 'x') ?? { id: '' }
  return asset
}
const assets = (text: string, grantor?: string) => found(text, grantor).entries.map(made)
const unsure = (text: string) => found(text).entries.map((entry) => entry.unsure.map(english))
const wrong = (text: string) =>
  found(text).entries.flatMap(({ errors }) => errors.map(({ line, column, words }) => [line, column, english(words)]))

const FOUNDER = `Reed family – assets as of 10/31/2026

Asset\tType\tEst. Value\tOwner(s)\tAcct #\tInstitution\t% owned\tIn trust?\tNotes
Home\thouse\t$1,250,000\tAnn and Bo Reed\t\t\t\tno\tpaid off
Household\tChecking\t18,500.49\tAnn\t****4321\tChase\t\t\t
Portfolio\tBrokerage / stock\t350k\tAnn Reed\t000123456789\tFidelity\t\tIn progress\t
Reed Holdings LLC\tLLC\t1.2M\t\t\t\t60%\tYes\t
Teton Cattle\tS-Corp\t2,000,000\tme\t\t\t33.3\t10/01/2026\t
\t401(k)\t310000\tAnn\t1.23E+11\tVanguard\t\t\t
Term policy\tlife insurance\t500000\tAnn\t\tNew York Life\t\t\t
2022 F-150\ttruck\t38k\tBo Reed\t\t\t\t\t
Total\t\t$5,666,500\t\t\t\t\t\t
`

test('a founder’s table, pasted from a spreadsheet with a title and a total', () => {
  const { entries, unread } = found(FOUNDER)
  expect(entries.map(made)).toEqual([
    { name: 'Home', type: 'real_estate', ownership: 'joint', value: '1250000', description: 'Co-owner: Bo Reed' },
    {
      ...{ name: 'Household', type: 'bank_account', ownership: 'sole', value: '18500', bankName: 'Chase' },
      ...{ accountNumber: '4321', description: 'Checking' },
    },
    {
      ...{ name: 'Portfolio', type: 'investment', ownership: 'sole', value: '350000', firmName: 'Fidelity' },
      ...{ accountNumber: '6789', description: 'Brokerage / stock', funding: { status: 'in-progress' } },
    },
    {
      ...{ name: 'Reed Holdings LLC', type: 'business', ownership: 'sole', value: '1200000', percentOwned: 60 },
      funding: { status: 'done' },
    },
    {
      ...{ name: 'Teton Cattle', type: 'business', ownership: 'sole', value: '2000000', percentOwned: 33.3 },
      ...{ description: 'S-Corp', funding: { status: 'done', date: '2026-10-01' } },
    },
    { name: 'Vanguard – 401(k)', type: 'investment', ownership: 'sole', value: '310000', firmName: 'Vanguard' },
    {
      ...{ name: 'Term policy', type: 'other', ownership: 'sole', value: '500000' },
      description: 'life insurance\nInstitution: New York Life',
    },
    { name: '2022 F-150', type: 'vehicle', ownership: 'sole', value: '38000', description: 'truck' },
    {},
  ])
  expect(unread).toEqual(['Notes'])
  expect(wrong(FOUNDER)).toEqual([
    [9, 'Acct #', expect.stringMatching(/shortened this number/)],
    [12, undefined, expect.stringMatching(/a total, not an entry/)],
  ])
  expect(entries.map(({ foreignOwner }) => foreignOwner).filter(Boolean)).toEqual(['Bo Reed'])
  expect(
    entries
      .map(made)
      .map((asset) => 'name' in asset && passesByDesignation(asset))
      .filter(Boolean),
  ).toEqual(['retirement', 'insurance'])
})

test('a Spanish table with semicolons and decimal commas', () =>
  expect(
    assets(
      'Bien;Tipo;Valor;Titularidad;Número de cuenta;Institución;Dirección;Ciudad;Estado;% de propiedad;Ya transferido\n' +
        'Casa familiar;Casa;1.250.000;Mancomunada;;;Calle 1;Cheyenne;WY;50;no\n' +
        'Ahorros;Cuenta de ahorros;18.500,50;Individual;12-3456;Banco Uno;;;;;sí\n' +
        'Plan;Cuenta de jubilación;1.250;;;;;;;;\n',
    ),
  ).toEqual([
    {
      ...{ name: 'Casa familiar', type: 'real_estate', ownership: 'joint', value: '1250000', percentOwned: 50 },
      address: 'Calle 1\nCheyenne, WY',
    },
    {
      ...{ name: 'Ahorros', type: 'bank_account', ownership: 'sole', value: '18501', bankName: 'Banco Uno' },
      ...{ accountNumber: '3456', description: 'Cuenta de ahorros', funding: { status: 'done' } },
    },
    {
      ...{ name: 'Plan', type: 'investment', ownership: 'sole', value: '1250' },
      description: 'Cuenta de jubilación\nRetirement account',
    },
  ]))

test('details of real estate and of companies are kept where their pages ask for them', () =>
  expect(
    assets(
      'Description,Type,Address,County,APN,Vesting,Mortgage,Entity type,State of formation,EIN,% owned\n' +
        'Ranch,land,"1 Elm St, Cody, WY 82414",Park,12-34,"Ann and Bo Reed, joint tenants",yes,,,,\n' +
        'Twelve LLC,company,,,,,,Limited liability company,Wyoming,831234567,40\n',
    ),
  ).toEqual([
    {
      ...{ name: 'Ranch', type: 'real_estate', ownership: 'sole', address: '1 Elm St, Cody, WY 82414' },
      description: 'land',
      realEstateDetails: {
        ...{ street: '1 Elm St, Cody, WY 82414', state: 'Wyoming', county: 'Park', parcelNumber: '12-34' },
        ...{ titleHolding: 'Ann and Bo Reed, joint tenants', mortgage: true },
      },
    },
    {
      ...{ name: 'Twelve LLC', type: 'business', ownership: 'sole' },
      businessDetails: {
        ...{ entityType: 'Limited liability company', state: 'Wyoming', ein: '83-1234567', percentOwned: 40 },
      },
    },
  ]))

test('what is unsure is said', () => {
  const said = unsure(
    'Asset,Value,Owner,Type\nSavings,1.250,Ann & Bo,\nThing,5,Ann,widget\nBank accounts,,,\nFarm,1,Ann,house boat\n',
  )
  expect(said).toEqual([
    [
      'The file does not say the type.',
      '“1.250” can be read in two ways.',
      'It has several owners. They may hold it as tenants in common or as community property.',
    ],
    ['The type “widget” is not known.'],
    ['This line has only a name: it may be a heading.', 'The file does not say the type.'],
    ['“house boat” can be more than one type.'],
  ])
  expect(unsure('Asset\nSavings\n')).toEqual([['The file does not say the type.']])
})

test('what is wrong is said with its cell, and the rest is taken', () => {
  const text =
    'Asset,Type,Value,Ownership,% owned,Acct,Transferred,Address,EIN\n' +
    'A,LLC,lots,Cousins,140,"1234, 5678",maybe,,12-34\n,bank,1,,,,,,\n'
  expect(wrong(text)).toEqual([
    [2, '% owned', expect.stringMatching(/between 0 and 100.*Leave it empty/)],
    [2, 'Acct', expect.stringMatching(/more than one account number/)],
    [2, 'Value', expect.stringMatching(/one amount in US dollars/)],
    [2, 'Transferred', expect.stringMatching(/yes, no, in progress or a date/)],
    [2, 'EIN', expect.stringMatching(/two digits, a dash and seven/)],
    [3, 'Asset', expect.stringMatching(/enter an asset name.*Correct the file/)],
  ])
  expect(assets(text)[0]).toMatchObject({ name: 'A', type: 'business' })
  const [entry] = found('Asset,Type,Acct,County\nCar,car,1234,Park\n').entries
  expect(entry && leftOutFor(entry, 'vehicle')).toEqual(['County', 'Acct'])
})

test('a whole account number is nowhere in what is read', () =>
  expect(
    JSON.stringify(found('Asset,Account number\nA,000123456789\nB,"111122223333 and 444455556666"\n')),
  ).not.toMatch(/0012345|11112222|44445555/))

test.each<[string, RegExp]>([
  ['Ann,Ben\nCara,Dov', /no heading such as Asset, Type or Value/],
  ['BEGIN:VCARD\nFN:Ann', /contacts, not assets/],
  [' \n', /paste the cells/],
  [`Asset\n${'A\n'.repeat(1_001)}`, /more than 1,000 entries/],
  ['{"trust":{}}', /JSON data file/],
])('%j is no table of assets', (text, words) => expect(() => found(text)).toThrow(words))

const listed = (asset: Partial<Asset>): Asset => ({
  id: 'a',
  name: 'Old',
  type: 'bank_account',
  ownership: 'sole',
  ...asset,
})
test('an update changes what the file says and keeps all else', () => {
  const before = listed({
    ...{ type: 'business', name: 'Twelve LLC', value: '5', description: 'My first company.', percentOwned: 30 },
    ...{ funding: { status: 'in-progress', note: 'Called.' }, businessDetails: { state: 'Wyoming', unknown: true } },
  })
  const [entry] = found('Asset,Type,Value,EIN,% owned,Transferred\nTwelve LLC,LLC,$10,12-3456789,40,yes\n').entries
  expect(entry && updatedBy(before, entry, choicesFor(entry))).toEqual({
    ...{ id: 'a', name: 'Twelve LLC', type: 'business', ownership: 'sole', value: '10' },
    description: 'My first company.',
    funding: { status: 'done', note: 'Called.' },
    businessDetails: {
      ...{ state: 'Wyoming', ein: '12-3456789', percentOwned: 40, entityType: 'Limited liability company' },
    },
  })
})

test('every heading stands for one thing, and the sample is read without a question', () => {
  const headings = ASSET_COLUMNS.flatMap(({ label, also, spanish = [], role }) =>
    [label, ...also, ...spanish].map((heading) => [heading, role] as const),
  )
  for (const [heading, role] of headings) expect(ASSET_TABLE.roleOf(heading), heading).toBe(role)
  const { entries } = found(sampleAssets().replace('\uFEFF', ''))
  expect(entries.flatMap(({ errors, unsure: open }) => [...errors, ...open])).toEqual([])
  expect(entries.map(({ type }) => type)).toEqual([
    ...['real_estate', 'bank_account', 'investment', 'business', 'investment', 'vehicle'],
  ])
})

test('whatever is in a file, what comes of it is an asset or nothing', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', '1', '"', ',', '\n', '\u202E', '\u0000', 'é', '.', '$', '%', '=') }),
    fc.constantFrom(
      'IRA',
      'house',
      'LLC',
      '1.250',
      'Ann & Bo',
      '12-3456789',
      'yes',
      '13/13/2026',
      '50%',
      'x'.repeat(600),
    ),
  )
  const heads = ['Asset', 'Type', 'Value', 'Owner', 'Joint owner', 'Bank', 'Acct', 'Description', 'Transferred', 'EIN']
  const more = ['County', 'State', '% owned', 'Mortgage', 'Entity type', 'Title']
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 16, maxLength: 16 }),
      fc.constantFrom(...Object.keys({ real_estate: 1, business: 1, other: 1 })),
      (cells, type) => {
        const [entry] = found(`${[...heads, ...more].join(',')}\n${cells.map(quoted).join(',')}\n`).entries
        if (!entry) return
        const asset = assetOf(entry, { type: type as Asset['type'], value: entry.values[0] ?? '' }, 'id')
        if (asset) expect(Asset.safeParse(asset)).toMatchObject({ success: true })
        else expect(entry.errors.length).toBeGreaterThan(0)
      },
    ),
  )
})
