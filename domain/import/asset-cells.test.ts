import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../message.ts'
import { ASSET_TYPES, type AssetType } from '../trust/enumerations.ts'
import { amountIn, type Marks, marksIn } from './amounts.ts'
import { ownershipIn, ownersIn } from './asset-cells.ts'
import { assetKindIn } from './asset-kinds.ts'

const read = (text: string, marks?: Marks) => {
  const amount = amountIn(text, marks)
  if (!amount) return undefined
  return amount.error === undefined ? [amount.digits, amount.other].filter(Boolean).join(' or ') : english(amount.error)
}

test.each([
  ['1250000', '1250000'],
  ['$1,250,000', '1250000'],
  ['$ 1,250,000.00', '1250000'],
  ['1,250,000.50 USD', '1250001'],
  ['US$ 1.2M', '1200000'],
  ['1.2 million', '1200000'],
  ['2 millones de dólares', '2000000'],
  ['1,2 M', '1200000'],
  ['1.25mm', '1250000'],
  ['350k', '350000'],
  ['350 K', '350000'],
  ['$12.5k', '12500'],
  ['1.1B', '1100000000'],
  ['~ $350,000', '350000'],
  ['approx. 350,000 (2024 appraisal)', '350000'],
  ['aprox. 350.000,00', '350000'],
  ['1.250,00', '1250'],
  ['1.250.000', '1250000'],
  ['1.250.000,75', '1250001'],
  ['1 250 000', '1250000'],
  ["1'250'000", '1250000'],
  ['0', '0'],
  ['999999999999999', '999999999999999'],
])('%j is %s dollars', (text, digits) => expect(read(text)).toBe(digits))

test.each([
  ['1.250', '1250 or 1'],
  ['350 mil', '350000 or 350000000'],
  ['1.250M', '1250000 or 1250000000'],
])('%j can be read in two ways', (text, both) => expect(read(text)).toBe(both))

test('the other amounts of the table say how decimals are parted', () => {
  expect(marksIn(['$1,250,000', '18.5', '350k'])).toBe('point')
  expect(marksIn(['1.250.000', '18,50', '350'])).toBe('comma')
  expect(marksIn(['1.250.000', '1,250,000'])).toBeUndefined()
  expect(marksIn(['1250', '1.250', 'x'])).toBeUndefined()
  expect(read('1.250', 'comma')).toBe('1250')
  expect(read('1,250', 'point')).toBe('1250')
  expect(read('1,250', 'comma')).toBe('1250 or 1')
})

test.each(['', '-', 'n/a', 'TBD', '?', 'unknown', 'desconocido'])('%j says nothing', (text) =>
  expect(read(text)).toBeUndefined(),
)

test.each<[string, RegExp]>([
  ['(1,250)', /below zero/],
  ['-500', /below zero/],
  ['€ 300.000', /not in US dollars/],
  ['300,000 MXN', /not in US dollars/],
  ['300-350k', /more than one amount/],
  ['300k to 350k', /more than one amount/],
  ['1.23E+11', /shortened/],
  ['1,25,000', /one amount/],
  ['half a million', /one amount/],
  ['9'.repeat(16), /at most 15 digits/],
  ['#REF!', /one amount/],
])('%j is rejected with what to write', (text, words) => expect(read(text)).toMatch(words))

test('no text whatever makes it throw, and what comes of it is digits', () => {
  const piece = fc.constantFrom('1', '250', '000', ',', '.', ' ', '$', 'k', 'M', 'mil', '-', '(', ')', "'", 'e+', '€')
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom<Marks>('point', 'comma', undefined), (each, marks) => {
      const amount = amountIn(each, marks)
      if (amount?.digits !== undefined) expect(amount.digits).toMatch(/^\d{1,15}$/)
    }),
  )
})

test.each<[string, AssetType]>([
  ...Object.entries(ASSET_TYPES).flatMap(([type, words]): [string, AssetType][] => [
    [words, type as AssetType],
    [type, type as AssetType],
  ]),
  ['House', 'real_estate'],
  ['Primary home', 'real_estate'],
  ['Rental property', 'real_estate'],
  ['Casa', 'real_estate'],
  ['Bienes raíces', 'real_estate'],
  ['TERRENO', 'real_estate'],
  ['Checking', 'bank_account'],
  ['Savings account', 'bank_account'],
  ['CD', 'bank_account'],
  ['Money market', 'bank_account'],
  ['Cuenta bancaria', 'bank_account'],
  ['Ahorros', 'bank_account'],
  ['Brokerage', 'investment'],
  ['Stocks & bonds', 'investment'],
  ['Savings bonds', 'investment'],
  ['Inversión', 'investment'],
  ['Acciones', 'investment'],
  ['LLC', 'business'],
  ['L.L.C.', 'business'],
  ['Business interest', 'business'],
  ['S-Corp', 'business'],
  ['Empresa', 'business'],
  ['Car', 'vehicle'],
  ['Pickup truck', 'vehicle'],
  ['Camioneta', 'vehicle'],
  ['Jewelry', 'personal_property'],
  ['Personal property', 'personal_property'],
  ['Muebles', 'personal_property'],
  ['Crypto', 'other'],
  ['Pagaré', 'other'],
  ['Otro', 'other'],
])('%s is %s, for sure', (word, type) => expect(assetKindIn(word)).toMatchObject({ type, isUnsure: false }))

test.each([
  ['Traditional IRA', 'retirement'],
  ['Roth', 'retirement'],
  ['401(k)', 'retirement'],
  ['401k', 'retirement'],
  ['403(b)', 'retirement'],
  ['Retirement savings account', 'retirement'],
  ['Pensión', 'retirement'],
  ['Cuenta de jubilación', 'retirement'],
  ['Life insurance', 'insurance'],
  ['Term life', 'insurance'],
  ['Insurance - Life', 'insurance'],
  ['Seguro de vida', 'insurance'],
])('%s passes by designation: %s', (word, designation) => expect(assetKindIn(word)).toMatchObject({ designation }))

test('what several words say differently is unsure, and what none says is nothing', () => {
  expect(assetKindIn('Company car')).toMatchObject({ type: 'business', isUnsure: true })
  expect(assetKindIn('Boat house')).toMatchObject({ type: 'real_estate', isUnsure: true })
  for (const word of ['', 'constructor', 'Miracle', 'x'.repeat(10_000)]) expect(assetKindIn(word)).toBeUndefined()
})

test.each([
  ['Sole', 'sole'],
  ['individual', 'sole'],
  ['Joint', 'joint'],
  ['JTWROS', 'joint'],
  ['Tenants by the entirety', 'joint'],
  ['Mancomunada', 'joint'],
  ['Community property', 'community'],
  ['Bienes gananciales', 'community'],
  ['TIC', 'tenants_in_common'],
  ['tenants in common', 'tenants_in_common'],
  ['Copropiedad', 'tenants_in_common'],
  ['Ann Reed', undefined],
])('%s is owned %s', (words, ownership) => expect(ownershipIn(words)).toBe(ownership))

test.each<[string, string[], boolean]>([
  ['Ann Reed', [], true],
  ['Reed, Ann', [], true],
  ['ann', [], true],
  ['me', [], true],
  ['Ann & Bo Reed', ['Bo Reed'], true],
  ['Ann y Bo', ['Bo'], true],
  ['Bo Reed', ['Bo Reed'], false],
  ['Reed Holdings LLC', ['Reed Holdings LLC'], false],
])('%s has the owners beside Ann Reed %j', (text, others, isGrantors) =>
  expect(ownersIn(text, 'Ann Reed')).toEqual({ others, isGrantors }),
)
