import { expect, test } from 'vitest'
import { english } from '../message.ts'
import { readAssets } from './assets-file.ts'
import { readBeneficiaries } from './beneficiaries-file.ts'
import { isTotal } from './raw-entry.ts'

const found = (text: string, grantor = 'Ann Reed') => {
  const read = readAssets(text, { grantor, decode: () => undefined })
  if ('rejected' in read) throw new Error(english(read.rejected))
  return read
}

test('the grantor’s usual name is the grantor, and is said to be read so', () => {
  const text =
    'Bien;Tipo;Titulares\nCasa;casa;Inés Muñoz\nFinca;finca;"Muñoz Álvarez, Inés"\nBarco;barco;Rodrigo Álvarez\nCoche;coche;Inés Muñoz y Íñigo Muñoz\n'
  const { entries } = found(text, 'Inés Muñoz Álvarez')
  expect(entries.map(({ said, foreignOwner }) => foreignOwner ?? said?.ownership)).toEqual([
    ...['sole', 'sole', 'Rodrigo Álvarez', 'joint'],
  ])
  expect(entries.map((entry) => entry.unsure.map(english)[0])).toEqual([
    'The owner “Inés Muñoz” is read as you.',
    undefined,
    undefined,
    'The owner “Inés Muñoz” is read as you.',
  ])
})

test('a long number in a name or a description is kept with its last four alone, and a formula is unsure', () => {
  const text =
    'Bien;Tipo;Descripción\n' +
    'Cuenta 400000007919;banco;"Cuenta 987654321098, ver ""notas"""\n' +
    'ES91 2100 0418 4502 0005 1332;banco;SSN 123-45-6789\n' +
    'Rancho;finca;"Parcel 12-345-678, sold 2019-2024, tel. 307-555-0100"\n' +
    '=1+1;banco;\n+Cuenta especial;banco;\n'
  const { entries } = found(text)
  expect(entries.map(({ said }) => [said?.name, said?.description])).toEqual([
    ['Cuenta …7919', 'Cuenta …1098, ver "notas"'],
    ['ES…1332', 'SSN …6789'],
    ['Rancho', 'Parcel 12-345-678, sold 2019-2024, tel. 307-555-0100'],
    ['=1+1', undefined],
    ['+Cuenta especial', undefined],
  ])
  expect(entries.map((entry) => entry.unsure.map(english).find((words) => /long number|formula/.test(words)))).toEqual([
    expect.stringMatching(/last four digits/),
    expect.stringMatching(/last four digits/),
    undefined,
    expect.stringMatching(/formula/),
    expect.stringMatching(/formula/),
  ])
  expect(JSON.stringify(entries)).not.toMatch(/400000007919|987654321098|123-45-6789|4502 0005/)
})

test('a transfer before the date of the trust and a share below one percent are unsure', () => {
  const read = readAssets(
    'Bien;Tipo;Porcentaje;Fecha de alta;Ya transferido\nCafé;empresa;33,33 %;;15/03/2025\nCorazón, Inc.;empresa;0,75;;\nCasa;casa;;;11/21/2026\n',
    { grantor: 'Ann Reed', trustDate: '2026-11-20', decode: () => undefined },
  )
  if ('rejected' in read) throw new Error('rejected')
  expect(read.entries.map((entry) => entry.unsure.map(english))).toEqual([
    ['The transfer is before the date of the trust, November 20, 2026.'],
    ['“0,75” is read as 0.75%. If you mean 75%, write 75%.'],
    [],
  ])
})

test.each([
  ...['TOTAL', 'Totales', 'Total:', 'Total general', 'TOTAL GENERAL (USD)', 'Suma', 'Sumas', 'Suma total', 'Subtotal'],
  ...[
    'Sub-total',
    'Sub total',
    'Subtotales',
    'Grand total',
    'Grand Total:',
    'Sum',
    'Sum total',
    'Totals',
    'Gran total',
  ],
  ...[
    'Total assets',
    'Total de bienes',
    'Total activos',
    'Subtotal: bank accounts',
    'Total, real estate',
    'Valor total',
  ],
  ...['Total (12)', '— Total —', 'Total 100%', 'Total estimated value', 'Total de beneficiarios', 'Importe total'],
])('%s is a total', (text) => expect(isTotal(text)).toBe(true))

test.each([
  ...[
    'Total Wine LLC',
    'Total Return Fund',
    'Vanguard Total Stock Market',
    'Suma Capital LLC',
    'Sumner Pine',
    'Sum Wong',
  ],
  ...['Checking', 'Totally Outdoors', 'Real estate', '', 'Total International Index', 'Net worth advisers'],
])('%s is none', (text) => expect(isTotal(text)).toBe(false))

const reasons = (entries: readonly { name: string; errors: readonly { words: unknown }[] }[]) =>
  entries.map(({ name, errors }) => [name, ...errors.map(({ words }) => english(words as string))])
const decode = () => undefined
const WHY = 'This line is a total, not an entry.'

test('the totals of two families’ tables are not added, and why is said', () => {
  const people = readBeneficiaries('Nombre;Parentesco;Porcentaje\nAda Peña;hija;60\nBeto Peña;hijo;40\nTOTAL;;100\n', {
    decode,
  })
  if ('rejected' in people) throw new Error('rejected')
  expect(reasons(people.entries)).toEqual([['Ada Peña'], ['Beto Peña'], ['TOTAL', WHY]])
  expect(people.entries[2]?.answers).toBeUndefined()

  const assets = readAssets(
    'Bien\tTipo\tValor\nCasa\tcasa\t5000\nSubtotal\t\t5000\nCoche\tcoche\t10\n\tTotales\t5010\nTotal general\tTotal\t5010\nTotal\tInversión\t1\n',
    { decode },
  )
  if ('rejected' in assets) throw new Error('rejected')
  expect(reasons(assets.entries)).toEqual([
    ['Casa'],
    ['Subtotal', WHY],
    ['Coche'],
    ['', WHY],
    ['Total general', WHY],
    ['Total'],
  ])
  expect(assets.entries.at(-1)).toMatchObject({ needsSelection: true, unsure: [{ id: 'This line may be a total.' }] })
})
