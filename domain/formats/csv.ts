import { type Message, message } from '../message.ts'

/** A spreadsheet would run a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cellOf(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as CSV (RFC 4180), as Excel reads and writes it. A text that begins as a formula gets an apostrophe before it,
 * so that it stays a text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  // Excel takes a file without this mark for Windows-1252.
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** One cell of a table, and the line of the file on which it begins, from 1. */
export interface Cell {
  text: string
  line: number
}

/** The cells of a row beyond which nobody looks. */
const MAX_CELLS = 500

/** One row of a table; `broken` says what is wrong with its syntax. */
export interface Row {
  line: number
  cells: readonly Cell[]
  broken?: Message | string
}

const LINE_END = /\r\n|\r|\n/g
const linesIn = (text: string) => text.match(LINE_END)?.length ?? 0

/**
 * The rows of a table in text, as RFC 4180 and spreadsheets write it: cells between `delimiter` (a comma, semicolon, tab or bar), those with a delimiter, a
 * quotation mark or a line break in quotation marks, which are doubled inside. A line of nothing but empty cells is left
 * out. Reading ends after `most` rows. Lines may end in CRLF, LF or CR; inside a cell they become LF. Never throws: a row says what is broken in it.
 *
 * Written here and not taken from a package because it is short, and must report the line on which each cell begins also
 * where cells have line breaks.
 */
export function rowsOf(text: string, delimiter: string, most = Number.POSITIVE_INFINITY): Row[] {
  const rows: Row[] = []
  const bareEnd = new RegExp(`[${delimiter}]|\\r\\n|\\r|\\n|$`, 'g')
  let at = 0
  let line = 1
  while (at < text.length && rows.length < most) {
    if (text[at] === '\n' || text[at] === '\r') {
      at += text.startsWith('\r\n', at) ? 2 : 1
      line++
      continue
    }
    const start = line
    const cells: Cell[] = []
    let broken: Message | string | undefined
    let more = true
    while (more) {
      const cell = { line, text: '' }
      const quote = /[^\S\r\n\t]*"/y
      quote.lastIndex = at
      if (quote.test(text)) {
        const [inner, end] = quoted(text, quote.lastIndex)
        if (end === undefined) broken ??= 'A quotation mark is opened here and never closed.'
        cell.text = inner.replaceAll('""', '"').replace(LINE_END, '\n')
        line += linesIn(inner)
        at = end ?? text.length
      }
      bareEnd.lastIndex = at
      const end = bareEnd.exec(text)
      const rest = text.slice(at, end?.index)
      if (quote.lastIndex > 0 && rest.trim() !== '')
        broken ??= 'There is text after a closing quotation mark. Inside a cell, write a quotation mark twice.'
      cell.text += rest
      if (cells.length < MAX_CELLS) cells.push(cell)
      else broken ??= message('This line has more than {most} cells.', { most: MAX_CELLS })
      at = (end?.index ?? text.length) + (end?.[0].length ?? 0)
      more = end?.[0] === delimiter
    }
    line++
    if (broken || cells.some((cell) => cell.text.trim() !== ''))
      rows.push({ line: start, cells, ...(broken && { broken }) })
  }
  return rows
}

/** What is in quotation marks, from behind the first one, and where the cell goes on; `undefined` when there is no closing one. */
function quoted(text: string, from: number): [inner: string, end: number | undefined] {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return [text.slice(from, at), at + 1]
  return [text.slice(from), undefined]
}
