import { LIMITS } from '../formats/text-rules.ts'
import { type Message, message } from '../message.ts'
import { type AddressParts, addressOf } from './addresses.ts'
import { type ColumnRole, roleOfColumn } from './columns.ts'
import { type Cell, type Row, rowsOf } from './csv-rows.ts'
import { type RawEntry, type RawField, type RawValue, shortened } from './raw-entry.ts'

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
    addressOf(Object.fromEntries(ADDRESS_PARTS.map((part, at) => [part, texts[at]])) as AddressParts),
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
