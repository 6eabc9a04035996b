import { expect, test } from 'vitest'
import { ASSET_TYPES, type AssetType } from '../trust/enumerations.ts'
import { assetKindIn } from './asset-kinds.ts'
import { ownershipIn, ownersIn } from './owners.ts'

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
