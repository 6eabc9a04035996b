import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from '../formats/csv.ts'
import { english } from '../message.ts'
import { BENEFICIARY_COLUMNS, BENEFICIARY_TABLE, sampleBeneficiaries } from './beneficiary-columns.ts'
import { checkEntry } from './check-entry.ts'
import type { RawField } from './raw-entry.ts'
import { readTable, type Table } from './table.ts'

/** Any of them alone, halves of pairs too. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

const cells = (text: string, delimiter = ',') =>
  rowsOf(text, delimiter).map((row) => row.cells.map((cell) => cell.text))

test.each<[string, string, string[][]]>([
  [
    'LF',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'CRLF, and no line end at the end',
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'CR',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['empty cells', ',\na,,\n', [['a', '', '']]],
  ['a delimiter in quotation marks', '"a,b",c', [['a,b', 'c']]],
  ['doubled quotation marks', '"Ruth ""Ruthie"" W","""",""', [['Ruth "Ruthie" W', '"', '']]],
  ['a line break in quotation marks', '"1 Elm\r\nCheyenne",x', [['1 Elm\nCheyenne', 'x']]],
  ['spaces before quotation marks', 'a, "b, c"', [['a', 'b, c']]],
  ['a quotation mark in a bare cell', '5" pipe,b', [['5" pipe', 'b']]],
  ['a formula is text', '=1+1,"=HYPERLINK(""x"")"', [['=1+1', '=HYPERLINK("x")']]],
])('%s', (_, text, expected) => expect(cells(text)).toEqual(expected))

test('semicolons and tabs are distinguished from commas', () => {
  expect(cells('a;b,c\n1;2', ';')).toEqual([
    ['a', 'b,c'],
    ['1', '2'],
  ])
  expect(cells('a\t"b\tc"', '\t')).toEqual([['a', 'b\tc']])
  expect(cells('a|b', '|')).toEqual([['a', 'b']])
})

test('each row and cell has the line on which it begins, past the line breaks within cells', () => {
  const rows = rowsOf('a,b\n"1\n2","3\n4"\n\n5,6', ',')
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 6])
  expect(rows[1]?.cells.map(({ line }) => line)).toEqual([2, 3])
})

test('what is broken is reported at its row, and the rows before it stay', () => {
  const rows = rowsOf('a,b\n1,"2\n3,4\n', ',')
  expect(rows.map(({ line, broken }) => [line, broken])).toEqual([
    [1, undefined],
    [2, 'A quotation mark is opened here and never closed.'],
  ])
  expect(rowsOf('"a"b,c', ',')[0]?.broken).toMatch(/after a closing quotation mark/)
})

const cell = fc.string({ unit: fc.constantFrom('a', 'ع', '👩', '"', ',', ';', '\t', '\n', ' ', '=') })
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('what is written as RFC 4180 asks is read back, with every delimiter and line end', () => {
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 })
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (rows, delimiter, end) => {
      const text = rows.map((row) => row.map(quoted).join(delimiter) + end).join('')
      const kept = rows.filter((row) => row.some((each) => each.trim() !== ''))
      expect(cells(text, delimiter)).toEqual(kept)
    }),
  )
})

test('no text whatever makes it throw or stand still, and no letter of a bare cell is lost', () =>
  fc.assert(
    fc.property(fc.string({ unit: anyUnit, maxLength: 300 }), (text) => {
      const read = rowsOf(text, ',')
      expect(read.every(({ line }, at) => line > (read[at - 1]?.line ?? 0))).toBe(true)
      if (/["\r\n]/.test(text) || text.trim().replaceAll(',', '').trim() === '') return
      expect(read[0]?.cells.map((each) => each.text).join(',')).toBe(text)
    }),
  ))

const table = (text: string): Table<RawField> => {
  const read = readTable(text, BENEFICIARY_TABLE)
  if ('rejected' in read) throw new Error(english(read.rejected))
  return read
}
const texts = (text: string) =>
  table(text).entries.map(({ values }) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value?.text])),
  )

test.each<[string, string]>([
  ['commas', 'Name,Relationship,Email\nAda Pine,child,ada@pine.example\n'],
  ['semicolons', 'Name;Relationship;Email\r\nAda Pine;child;ada@pine.example\r\n'],
  ['tabs', 'Name\tRelationship\tEmail\nAda Pine\tchild\tada@pine.example'],
  ['Excel’s first line', 'sep=;\r\nName;Relationship;Email\r\nAda Pine;child;ada@pine.example\r\n'],
  ['another order and case, and spaces', ' E-MAIL ,relation , n a m e\nada@pine.example,child,Ada Pine\n'],
  ['a title above the headings', 'Our family\n\nName,Relationship,Email\nAda Pine,child,ada@pine.example\n'],
  ['names in parts', 'Given name,Surname,Relation,Mail\nAda,Pine,child,ada@pine.example'],
])('headings with %s', (_, text) =>
  expect(texts(text)).toEqual([{ name: 'Ada Pine', relationship: 'child', email: 'ada@pine.example' }]),
)

test('Google’s and Outlook’s headings are known, and the parts of an address are put together', () => {
  const google =
    'First Name,Middle Name,Last Name,Birthday,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code\n' +
    'Ada,J.,Pine,1996-04-03,* Home,ada@pine.example,+1 307 555 0100,1 Elm St,Cheyenne,WY,82001\n'
  expect(texts(google)).toEqual([
    {
      name: 'Ada J. Pine',
      birthYear: '1996-04-03',
      email: 'ada@pine.example',
      address: '1 Elm St\nCheyenne, WY 82001',
    },
  ])
  expect(table(google).unread).toEqual(['E-mail 1 - Label', 'Phone 1 - Value'])
})

test.each([
  ['Name;Surname\nAda;Pine', 'Ada Pine'],
  ['Name,Middle name,Last name\nAda,J.,Pine', 'Ada J. Pine'],
  ['Full name,Last name\nAda J. Pine,Pine', 'Ada J. Pine'],
  ['Full name,First name,Last name\nAda J. Pine,Ada,Pine', 'Ada J. Pine'],
  ['Name,Last name\nAda,', 'Ada'],
  ['Name,Last name\nJosé Núñez,NUNEZ', 'José Núñez'],
  ['Organization,Email\nRed Cross,', 'Red Cross'],
])('a surname in a column of its own belongs to the name: %j', (text, name) => expect(texts(text)).toEqual([{ name }]))

test.each([
  ['Name,Address,City,State,ZIP\nAda,1 Elm St,Cheyenne,WY,82001', '1 Elm St\nCheyenne, WY 82001'],
  ['Name,Address,City,State\nAda,12 Cheyenne Ave,Cheyenne,WY', '12 Cheyenne Ave\nCheyenne, WY'],
  ['Name,Address,City\nAda,"1 Elm St, Cheyenne, WY",Cheyenne', '1 Elm St, Cheyenne, WY'],
  ['Name,Address,Street,City\nAda,"1 Elm St, Cheyenne",1 Elm St,Laramie', '1 Elm St, Cheyenne'],
  ['Name,Address,City\nAda,,Cheyenne', 'Cheyenne'],
  [
    'Name,Address,City,State,ZIP\nAda,"1 Elm St, Cheyenne, Wyoming 82001",Cheyenne,WY,82001',
    '1 Elm St, Cheyenne, Wyoming 82001',
  ],
])('a city in a column of its own belongs to the address: %j', (text, address) =>
  expect(texts(text)).toEqual([{ name: 'Ada', address }]),
)

test('a Spanish table is read, with its relationships', () => {
  const [entry] = table(
    'Nombre;Apellidos;Parentesco;Correo electrónico;DIRECCION;Ciudad;Fecha de nacimiento;Participación (%);Principal o contingente\nJosé;Núñez Peña;Hijo;jose@f.example;Calle 1;Cheyenne;3/4/1996;12,5;contingente\n',
  ).entries
  expect(entry && checkEntry(entry)).toMatchObject({
    name: 'José Núñez Peña',
    relationship: 'child',
    answers: {
      email: 'jose@f.example',
      address: 'Calle 1\nCheyenne',
      birthYear: '1996',
      sharePercent: '12.5',
      standing: 'contingent',
    },
    errors: [],
  })
})

test('values keep the line and the heading under which they stand', () => {
  const [, second] = table('Name,Address,Email\nAda,"1 Elm\nCheyenne",a@b.example\nBen,,b@b.example').entries
  expect(second).toMatchObject({ line: 4, values: { email: { line: 4, column: 'Email' } } })
  expect(table('sep=,\nName\nAda').entries[0]?.line).toBe(3)
})

test.each<[string, RegExp]>([
  ['Ann,Ben\nCara,Dov', /no heading such as Name. It reads “Ann \| Ben”\./],
  ['Name,Email\n', /no entries below/],
])('%j is no table of people', (text, words) => expect(() => table(text)).toThrow(words))

test('of what was pasted, one column without a heading is a list of names, and several ask for their headings', () => {
  const pasted = (text: string) => {
    const read = readTable(text, BENEFICIARY_TABLE, true)
    return 'rejected' in read
      ? english(read.rejected)
      : read.entries.map(({ values, line }) => [values.name?.text, line])
  }
  expect(pasted('Clara Whitlock\r\n\r\n Max Hale, Jr. \nPine Holdings, LLC\n')).toEqual([
    ['Clara Whitlock', 1],
    ['Max Hale, Jr.', 3],
    ['Pine Holdings, LLC', 4],
  ])
  const marked = ['1. Clara', '2) Max', '- Ada', '• Ben', '-Dov', '1st Bank']
  expect(pasted(marked.join('\n'))).toEqual(
    ['Clara', 'Max', 'Ada', 'Ben', '-Dov', '1st Bank'].map((name, at) => [name, at + 1]),
  )
  expect(pasted('Name\nClara Whitlock')).toEqual([['Clara Whitlock', 2]])
  for (const several of ['Clara\tchild\nMax\tchild', 'Clara, child\nMax, child'])
    expect(pasted(several)).toMatch(/Clara\s.*child.*headings above it: Name and Relationship are enough\.$/)
})

test('a line with more cells than headings is broken, and empty ones at its end are not', () => {
  const [long, fine] = table('Name,Address\nAda,1 Elm St, Cheyenne\nBen,2 Elm St,,,').entries
  expect(long?.broken).toMatchObject({ line: 2, value: 'Ada' })
  expect(english(long?.broken?.words ?? '')).toMatch(/3 cells.*2 headings/)
  expect(fine?.broken).toBeUndefined()
})

test('every heading that is shown as read is read as what it is shown for, and none stands for two', () => {
  const headings = BENEFICIARY_COLUMNS.flatMap(({ label, also }) => [label, ...also])
  expect(new Set(headings.map((heading) => heading.toLowerCase())).size).toBe(headings.length)
})

test('the sample file is read without a error', () => {
  const found = table(sampleBeneficiaries().replace('\uFEFF', '')).entries.map(checkEntry)
  expect(found.flatMap(({ errors }) => errors)).toEqual([])
  expect(found.map(({ name, relationship }) => [name, relationship])).toEqual([
    ['Clara Jane Sample', 'child'],
    ['Thomas Sample', 'child'],
    ['Sample County Library Foundation', 'charity'],
    ['Ruth "Ruthie" Sample', 'sibling'],
  ])
})
