import { describe, expect, test } from 'vitest'
import { english } from '../message.ts'
import type { Asset, Beneficiary } from '../trust/entries.ts'
import { alikeAssetsIn, alikeIn, otherFormsIn } from './alike.ts'
import { assetOf, readAssets } from './assets-file.ts'
import type { FoundAsset } from './check-asset.ts'
import { checkEntry } from './check-entry.ts'

describe('beneficiaries', () => {
  const listed = (name: string, more: Partial<Beneficiary> = {}): Beneficiary => ({
    id: name,
    name,
    relationship: 'other',
    ...more,
  })
  const found = (line: number, name: string, more: { birthYear?: string; ein?: string } = {}) =>
    checkEntry({
      line,
      values: Object.fromEntries(
        Object.entries({ name, ...more }).map(([field, text]) => [field, { text, line, column: field }]),
      ),
    })
  const like = (list: Beneficiary[], ...entries: ReturnType<typeof found>[]) =>
    [...alikeIn(list, entries)].map(([line, alike]) => [
      line,
      { name: alike.name, same: english(alike.same), ...(alike.line && { line: alike.line }) },
    ])

  test('who has the same name, whatever its case and spaces, looks the same', () =>
    expect(like([listed('Ada Pine')], found(2, 'ADA  pine'), found(3, 'Ben Pine'))).toEqual([
      [2, { name: 'Ada Pine', same: 'name' }],
    ]))

  test('the birth year speaks for it, and against it', () => {
    const list = [listed('Ada Pine', { birthYear: 1990 })]
    expect(like(list, found(2, 'Ada Pine', { birthYear: '1990' }))).toEqual([
      [2, { name: 'Ada Pine', same: 'name and birth year' }],
    ])
    expect(like(list, found(2, 'Ada Pine', { birthYear: '1962' }))).toEqual([])
    expect(like(list, found(2, 'Ada Pine'))).toHaveLength(1)
  })

  test('a name in another form looks the same, unless the birth years differ', () => {
    const list = [listed('Meera Anand Shah', { birthYear: 1981 })]
    expect(like(list, found(2, 'Meera Shah', { birthYear: '1981' }))).toEqual([
      [2, { name: 'Meera Anand Shah', same: 'a similar name' }],
    ])
    expect(like(list, found(2, 'Meera Shah'))).toEqual([[2, { name: 'Meera Anand Shah', same: 'a similar name' }]])
    expect(like(list, found(2, 'Meera Shah', { birthYear: '1999' }))).toEqual([])
  })

  test('so does a name with the last name first, or of a charity without its legal form', () =>
    expect(
      like(
        [listed('Lucía Muñoz Peña'), listed('Fundación Niños, Inc.')],
        found(2, 'Muñoz Peña, Lucía'),
        found(3, 'Lucia Muñoz'),
        found(4, 'Fundación Niños'),
        found(5, 'Luciana Muñoz'),
      ),
    ).toEqual([
      [2, { name: 'Lucía Muñoz Peña', same: 'name' }],
      [3, { name: 'Lucía Muñoz Peña', same: 'a similar name', line: 2 }],
      [4, { name: 'Fundación Niños, Inc.', same: 'a similar name' }],
    ]))

  test('a shorter form of a trustee’s name is reported, and the same name is not', () =>
    expect([
      ...otherFormsIn(
        ['Tomás Muñoz Álvarez', 'Ada Pine'],
        [found(2, 'Tomás Muñoz'), found(3, 'ada pine'), found(4, '')],
      ),
    ]).toEqual([[2, 'Tomás Muñoz Álvarez']]))

  test('one number is one charity, whatever it is called', () =>
    expect(like([listed('Teton Trust', { ein: '83-1234567' })], found(2, 'Teton Land', { ein: '831234567' }))).toEqual([
      [2, { name: 'Teton Trust', same: 'EIN' }],
    ]))

  test('a person who is in the file twice is reported with the line of the first', () =>
    expect(like([], found(2, 'Ada Pine'), found(5, 'Ada Pine'), found(6, ''))).toEqual([
      [5, { name: 'Ada Pine', same: 'name', line: 2 }],
    ]))
})

describe('assets', () => {
  const found = (text: string, grantor = 'Ann Reed') => {
    const read = readAssets(text, { grantor, decode: () => undefined })
    if ('rejected' in read) throw new Error(english(read.rejected))
    return read
  }
  const choicesFor = ({ type = 'other', values: [value = ''] }: FoundAsset) => ({ type, value })
  const listed = (asset: Partial<Asset>): Asset => ({
    id: 'a',
    name: 'Old',
    type: 'bank_account',
    ownership: 'sole',
    ...asset,
  })
  const like = (list: Asset[], text: string) =>
    [
      ...alikeAssetsIn(
        list,
        found(text).entries.flatMap((entry) => ({
          line: entry.line,
          asset: assetOf(entry, choicesFor(entry), 'x') as Asset,
          isNameMade: entry.isNameMade === true,
        })),
      ),
    ].map(([line, { name, same, line: earlier }]) => [line, name, english(same), ...(earlier ? [earlier] : [])])

  test('duplicates are found by type and name, last four, description or address', () => {
    const chase = listed({ name: 'Chase', accountNumber: '4321', bankName: 'Chase Bank' })
    expect(
      like([chase], 'Asset,Type,Acct,Bank\nEveryday,checking,99994321,chase\nChase,checking,1111,\nchase,savings,,\n'),
    ).toEqual([
      [2, 'Chase', 'type and last four of the account number'],
      [4, 'Chase', 'type and name', 2],
    ])
    expect(like([chase], 'Asset,Type\nChase,house\n')).toEqual([])
    const land = listed({ type: 'real_estate', address: '12 Elm Street\nCheyenne, WY 82001' })
    expect(like([land], 'Asset,Type,Address\nHome,house,"12 Elm St., Cheyenne, Wyoming 82001"\n')).toEqual([
      [2, 'Old', 'type and address'],
    ])
    expect(like([], 'Asset,Type\nBoat,boat\nboat,boat\n')).toEqual([[3, 'Boat', 'type and name', 2]])
  })

  test('another name, bank or number is another asset, whatever their kind', () => {
    const list = [
      listed({ name: 'Cuenta n.º 11', bankName: 'First Bank', description: 'Cuenta de cheques' }),
      listed({ name: 'Checking', bankName: 'Chase', description: 'Checking account, with notes on it' }),
      listed({
        name: 'Cuenta n.º 3',
        bankName: 'Wells Fargo',
        accountNumber: '3757',
        description: 'Cuenta de cheques',
      }),
    ]
    const text =
      'Nombre\tTipo\tInstitución\tNúmero de cuenta\tDescripción\n' +
      'Cuenta nueva\tCuenta de cheques\tBanco Ñ\t5678\t\n' +
      'Checking\tChecking\tWells Fargo\t\t\n' +
      'Household\tChecking\tChase\t\tChecking account, with notes on it\n' +
      'Cuenta n.º 3\tCuenta de cheques\tWells Fargo\t1111\t\n'
    expect(like(list, text)).toEqual([])
  })

  test('a name without its legal form, accents or marks looks alike', () => {
    const companies = [
      listed({ name: 'Ñandú Logística LLC', type: 'business' }),
      listed({ name: 'Doce Lunas S.A. de C.V.', type: 'business' }),
    ]
    const text = 'Nombre;Tipo\nÑandú Logística;Empresa\nDOCE LUNAS;Empresa\nÑandú Holdings LLC;Empresa\n'
    expect(like(companies, text)).toEqual([
      [2, 'Ñandú Logística LLC', 'type, and a similar name'],
      [3, 'Doce Lunas S.A. de C.V.', 'type, and a similar name'],
    ])
    expect(like([listed({ name: 'Cuenta n.º 1' })], 'Nombre;Tipo\nCuenta n.º 11;Banco\n')).toEqual([])
  })
})
