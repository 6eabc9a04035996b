import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from '../import/rows.ts'
import { csvOf } from './csv.ts'

const withoutMark = (rows: (string | number)[][]) => csvOf(rows).slice(1)

test('begins with the mark by which Excel knows UTF-8, and ends each line with CRLF', () => {
  expect(
    csvOf([
      ['a', 1],
      ['é', 2],
    ]),
  ).toBe('\uFEFFa,1\r\né,2\r\n')
})

test.each<[string, string | number, string]>([
  ['a comma', 'a,b', '"a,b"'],
  ['a quotation mark', 'a "b"', '"a ""b"""'],
  ['a line end', 'a\nb', '"a\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with quotation marks', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a plus', '+1', "'+1"],
  ['a minus', '-1', "'-1"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a number below zero', -1, '-1'],
  ['nothing', '', ''],
])('%s', (_, value, written) => expect(withoutMark([[value]])).toBe(`${written}\r\n`))

test('what it writes is read again, the apostrophe before a formula aside', () => {
  const cell = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const read = rowsOf(withoutMark(rows), ',').map(({ cells }) => cells.map(({ text }) => text))
      const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
      expect(read).toEqual(rows.map((row) => row.map((text) => guarded(text).replace(/\r\n|\r/g, '\n'))))
    }),
  )
})
