import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from './csv-rows.ts'

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
