import { LIMITS } from '../formats/text-rules.ts'
import { type Message, message } from '../message.ts'
import { type ColumnRole, roleOfColumn } from './columns.ts'
import { addressOf, type ImportedAddress, type RawEntry, type RawField, type RawValue, shortened } from './raw-entry.ts'

/** One cell of a table, and the line of the file on which it begins, from 1. */
interface Cell {
  text: string
  line: number
}

/** The cells of a row beyond which nobody looks. */
const MOST_CELLS = 500

/** One row of a table; `broken` says what is wrong with its syntax. */
interface Row {
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
      if (cells.length < MOST_CELLS) cells.push(cell)
      else broken ??= message('This line has more than {most} cells.', { most: MOST_CELLS })
      at = (end?.index ?? text.length) + (end?.[0].length ?? 0)
      more = end?.[0] === delimiter
    }
    line++
    if (broken || cells.some((cell) => cell.text.trim() !== ''))
      rows.push({ line: start, cells, ...(broken && { broken }) })
  }
  return rows
}

/** What stands in quotation marks, from behind the first one, and where the cell goes on; `undefined` when there is no closing one. */
function quoted(text: string, from: number): [inner: string, end: number | undefined] {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return [text.slice(from, at), at + 1]
  return [text.slice(from), undefined]
}

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Titles may stand above the headings. */
const LATEST_HEADING = 10
const DIRECT: readonly RawField[] = [
  ...(['name', 'relationship', 'email', 'address', 'birthYear', 'sharePercent', 'incomeShare'] as const),
  ...(['principalShare', 'standing', 'distributionAge', 'ein'] as const),
]
const NAME_PARTS = ['prefix', 'given', 'middle', 'family', 'suffix'] as const
const ADDRESS_PARTS = ['street', 'more', 'city', 'state', 'zip', 'country'] as const

interface Head {
  rows: readonly Row[]
  /** The place of the row of headings; -1 without one that names a person. */
  at: number
  known: number
}

/** Excel writes the delimiter into a first line of its own. */
const SEPARATOR_LINE = /^sep=([,;\t|])(\r\n|\r|\n|$)/i

const namesSomebody = ({ cells }: Row) =>
  cells.some(({ text }) => ['name', 'given', 'family', 'organization'].includes(roleOfColumn(text) ?? ''))

function headIn(text: string, delimiter: string): Head {
  const rows = rowsOf(text, delimiter, LATEST_HEADING + LIMITS.list + 1)
  const at = rows.slice(0, LATEST_HEADING).findIndex(namesSomebody)
  const known = rows[at]?.cells.filter((cell) => roleOfColumn(cell.text)).length ?? 0
  return { rows, at, known }
}

/** The table by the delimiter under which most headings are known. */
function bestHead(text: string): { head: Head; linesAbove: number } {
  const separator = SEPARATOR_LINE.exec(text)
  const body = text.slice(separator?.[0].length ?? 0)
  const heads = (separator?.[1] ? [separator[1]] : DELIMITERS).map((delimiter) => headIn(body, delimiter))
  const head = heads.reduce((best, other) => (other.known > best.known ? other : best))
  return { head, linesAbove: separator ? 1 : 0 }
}

interface Place {
  role: ColumnRole
  heading: string
  at: number
}

/** The first of the columns for this that has something in it. */
function firstGiven(role: ColumnRole, places: readonly Place[], cells: readonly Cell[]): RawValue | undefined {
  for (const { role: held, heading, at } of places) {
    const cell = cells[at]
    if (held === role && cell && cell.text.trim() !== '')
      return { text: cell.text.trim(), line: cell.line, column: heading }
  }
  return undefined
}

function composed(
  values: readonly (RawValue | undefined)[],
  compose: (texts: readonly string[]) => string,
): RawValue | undefined {
  const first = values.find((value) => value !== undefined)
  return first && { ...first, text: compose(values.map((value) => value?.text ?? '')) }
}

type Given = (role: ColumnRole) => RawValue | undefined

/** Whether a text has all of these in it, each as words of its own; accents, which people leave out, do not matter. */
function holdsAll(text: string, parts: readonly (RawValue | undefined)[]): boolean {
  const wordsOf = (of: string) =>
    ` ${
      of
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `
  const words = wordsOf(text)
  return parts.every((part) => part === undefined || words.includes(wordsOf(part.text)))
}

const has = (places: readonly Place[], wanted: ColumnRole) => places.some(({ role }) => role === wanted)

/** The whole name. Beside a column of surnames and none of first names, Name is the first name. */
function nameIn(whole: RawValue | undefined, given: Given, places: readonly Place[]): RawValue | undefined {
  const isFirst = whole && !has(places, 'given') && !holdsAll(whole.text, [given('family')])
  if (whole && !isFirst) return whole
  const parts = NAME_PARTS.map((part) => (part === 'given' && isFirst ? whole : given(part)))
  return composed(parts, (texts) => texts.filter((text) => text !== '').join(' ')) ?? given('organization')
}

/**
 * The whole address. Beside a column of cities and none of streets, Address is the street, unless it has the city in it and
 * the ZIP code, or where there is none the state, which may be written in two ways.
 */
function addressIn(whole: RawValue | undefined, given: Given, places: readonly Place[]): RawValue | undefined {
  const wanted = [given('city'), given('zip') ?? given('state')]
  const isStreet = whole && !has(places, 'street') && !holdsAll(whole.text, wanted)
  if (whole && !isStreet) return whole
  const parts = ADDRESS_PARTS.map((part) => (part === 'street' && isStreet ? whole : given(part)))
  return composed(parts, (texts) =>
    addressOf(Object.fromEntries(ADDRESS_PARTS.map((part, at) => [part, texts[at]])) as ImportedAddress),
  )
}

function entryOf(row: Row, places: readonly Place[], width: number): RawEntry {
  const { line, cells } = row
  const given = (role: ColumnRole) => firstGiven(role, places, cells)
  const values: RawEntry['values'] = Object.fromEntries(
    DIRECT.flatMap((field) => {
      const value = given(field)
      return value ? [[field, value]] : []
    }),
  )
  const nameColumn = places.find(({ role }) => ['name', 'given', 'family', 'organization'].includes(role))
  values.name = nameIn(values.name, given, places) ?? { text: '', line, column: nameColumn?.heading ?? 'Name' }
  values.address = addressIn(values.address, given, places)
  if (!values.address) delete values.address
  const tooMany = cells.slice(width).some(({ text }) => text.trim() !== '')
  const broken =
    row.broken ??
    (tooMany &&
      message(
        'This line has {cells} cells, but there are {headings} headings. If a cell contains the separator, put the cell in quotation marks.',
        { cells: cells.length, headings: width },
      ))
  return { line, values, ...(broken && { broken: { line, value: shortened(cells[0]?.text ?? ''), words: broken } }) }
}

/** A table as it is in a file. */
export interface Table {
  entries: readonly RawEntry[]
  /** The headings of columns with something in them that are not read. */
  unread: readonly string[]
}

const shifted = (row: Row, by: number): Row => ({
  ...row,
  line: row.line + by,
  cells: row.cells.map((cell) => ({ ...cell, line: cell.line + by })),
})

/** The people and charities in a table of comma-, semicolon- or tab-separated values, or why there are none. Pure. */
export function readTable(text: string): Table | { rejected: Message | string } {
  const { head, linesAbove } = bestHead(text)
  const headings = head.rows[head.at]?.cells.map((cell) => cell.text.trim())
  if (!headings) {
    const found = (head.rows[0]?.cells ?? []).slice(0, 8).map((cell) => `“${shortened(cell.text)}”`)
    return {
      rejected: message(
        'The first line has no heading such as Name. It reads {found}. Please put headings from the table below into the first line of the file.',
        { found: found.join(', ') },
      ),
    }
  }
  const rows = head.rows.slice(head.at + 1).map((row) => shifted(row, linesAbove))
  if (rows.length === 0) return { rejected: 'This file has headings, but no entries below them.' }
  const places = headings.flatMap((heading, at) => {
    const role = roleOfColumn(heading)
    return role ? [{ role, heading, at }] : []
  })
  const read = new Set(places.map(({ at }) => at))
  const unread = headings.filter(
    (heading, at) => heading !== '' && !read.has(at) && rows.some(({ cells }) => cells[at]?.text.trim()),
  )
  return { entries: rows.map((row) => entryOf(row, places, headings.length)), unread }
}
