import { expect, test } from 'vitest'
import { english } from '../message.ts'
import { readAssets } from './assets-file.ts'
import { readBeneficiaries } from './beneficiaries-file.ts'
import { isTotal } from './totals.ts'

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
  expect(assets.entries.at(-1)).toMatchObject({ isHeld: true, unsure: [{ id: 'This line may be a total.' }] })
})
