import { COLUMNS, type ColumnRole } from './columns.ts'

const labelOf = (role: ColumnRole) => COLUMNS.find((column) => column.role === role)?.label ?? role

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

const quotedCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A file to begin with: headings and a family of examples, as Excel reads and writes it. */
export function sampleFile(): string {
  const rows = [SHOWN.map(labelOf), ...FAMILY]
  // Excel takes a file without this mark for Windows-1252.
  return `\uFEFF${rows.map((row) => row.map(quotedCell).join(',')).join('\r\n')}\r\n`
}
