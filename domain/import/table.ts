import { type Cell, type Row, rowsOf } from '../formats/csv.ts'
import { LIMITS } from '../formats/text-rules.ts'
import { type Message, message } from '../message.ts'
import { addressOf, type ImportedAddress, type RawEntry, type RawValue, shortened } from './raw-entry.ts'

/** The parts in which tables hold an address. */
export type AddressPart = 'street' | 'more' | 'city' | 'state' | 'zip' | 'country'

/** A column that the import reads: its label, other accepted headings (also Spanish), and its allowed values. */
export interface Column<Role extends string = string> {
  role: Role
  label: string
  also: readonly string[]
  spanish?: readonly string[]
  holds: string
}

/** Removes accents, punctuation and case; `%` becomes `percent`. */
const plain = (heading: string) =>
  heading
    .replace('%', ' percent ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What the column under a heading holds; `undefined` when it is not read. */
export type RoleOf<Role extends string> = (heading: string) => Role | undefined

/**
 * Reads headings without regard to case, spaces and marks. What is in parentheses does not count, and a heading may
 * be in two languages: `Value (USD)`, `Tipo / Type`.
 */
export function rolesIn<Role extends string>(columns: readonly Column<Role>[]): RoleOf<Role> {
  const known = new Map<string, Role>()
  const all = columns.flatMap(({ role, label, also, spanish = [] }) =>
    [label, ...also, ...spanish].map((heading) => ({ heading, role })),
  )
  for (const { heading, role } of all) known.set(plain(heading), role)
  for (const { heading, role } of all) {
    const bare = plain(heading.replace('%', ''))
    if (!known.has(bare)) known.set(bare, role)
  }
  return (heading) => {
    if (heading.length > MAX_HEADING_LENGTH) return undefined
    const whole = known.get(plain(heading)) ?? known.get(plain(heading.replace(/\([^)]*\)/g, '')))
    const parts = whole ? [] : heading.split('/').map((part) => known.get(plain(part)))
    return whole ?? (parts.every((part) => part === parts[0]) ? parts[0] : undefined)
  }
}

/** No heading of a column that is read is as long as this. */
const MAX_HEADING_LENGTH = 100

/** A kind of table: whose columns are read, and what each of its rows becomes. */
export interface TableKind<Field extends string, Role extends string> {
  roleOf: RoleOf<Role>
  /** A row of headings has at least one of these; the first is the name. */
  heads: readonly Role[]
  /** Columns that are read as they are. */
  direct: readonly (Field & Role)[]
  /** Puts together what is in several columns. */
  complete: (row: GivenRow<Field, Role>) => void
  /** What is said about a table without headings, where `{found}` is what is in its first line. */
  noHeadings: string
  /** The same of cells that were pasted. */
  noHeadingsPasted: string
}

/** The values of one row, by what they are. */
export interface GivenRow<Field extends string, Role extends string> {
  line: number
  values: Partial<Record<Field, RawValue>>
  given: (role: Role) => RawValue | undefined
  /** Whether the table has a column of this. */
  has: (role: Role) => boolean
  /** The heading of the first column of one of these. */
  headingOf: (...roles: Role[]) => string | undefined
}

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Titles may stand above the headings. */
const MAX_HEADING_ROWS = 10
const ADDRESS_PARTS = ['street', 'more', 'city', 'state', 'zip', 'country'] as const satisfies AddressPart[]

interface Head {
  rows: readonly Row[]
  /** The place of the row of headings; -1 without one. */
  at: number
  known: number
}

/** Excel writes the delimiter into a first line of its own. */
const SEPARATOR_LINE = /^sep=([,;\t|])(\r\n|\r|\n|$)/i

type Headed<Role extends string> = Pick<TableKind<never, Role>, 'roleOf' | 'heads'>

/** The row with the most known headings, the first of equals; a title above it may contain a heading's word. */
function headIn<Role extends string>(text: string, delimiter: string, { roleOf, heads }: Headed<Role>): Head {
  const rows = rowsOf(text, delimiter, MAX_HEADING_ROWS + LIMITS.list + 1)
  const counts = rows.slice(0, MAX_HEADING_ROWS).map(({ cells }) => {
    const roles = cells.flatMap((cell) => roleOf(cell.text) ?? [])
    return roles.some((role) => heads.includes(role)) ? roles.length : 0
  })
  const known = Math.max(0, ...counts)
  return { rows, at: known === 0 ? -1 : counts.indexOf(known), known }
}

/** The table by the delimiter under which most headings are known. */
function bestHead<Role extends string>(text: string, kind: Headed<Role>): { head: Head; linesAbove: number } {
  const separator = SEPARATOR_LINE.exec(text)
  const body = text.slice(separator?.[0].length ?? 0)
  const heads = (separator?.[1] ? [separator[1]] : DELIMITERS).map((delimiter) => headIn(body, delimiter, kind))
  const head = heads.reduce((best, other) => (other.known > best.known ? other : best))
  return { head, linesAbove: separator ? 1 : 0 }
}

interface Place<Role extends string> {
  role: Role
  heading: string
  at: number
}

/** The first of the columns for this that has something in it. */
function firstGiven<Role extends string>(
  role: Role,
  places: readonly Place<Role>[],
  cells: readonly Cell[],
): RawValue | undefined {
  for (const { role: held, heading, at } of places) {
    const cell = cells[at]
    if (held === role && cell && cell.text.trim() !== '')
      return { text: cell.text.trim(), line: cell.line, column: heading }
  }
  return undefined
}

/** One value of several, which stands where the first of them does. */
export function composed(
  values: readonly (RawValue | undefined)[],
  compose: (texts: readonly string[]) => string,
): RawValue | undefined {
  const first = values.find((value) => value !== undefined)
  return first && { ...first, text: compose(values.map((value) => value?.text ?? '')) }
}

/** Whether a text has all of these in it, each as words of its own; accents, which people leave out, do not matter. */
export function holdsAll(text: string, parts: readonly (RawValue | undefined)[]): boolean {
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

/**
 * The whole address. Beside a column of cities and none of streets, Address is the street, unless it has the city in it and
 * the ZIP code, or where there is none the state, which may be written in two ways.
 */
export function addressIn(
  whole: RawValue | undefined,
  { given, has }: Pick<GivenRow<never, AddressPart>, 'given' | 'has'>,
): RawValue | undefined {
  const wanted = [given('city'), given('zip') ?? given('state')]
  const isStreet = whole && !has('street') && !holdsAll(whole.text, wanted)
  if (whole && !isStreet) return whole
  const parts = ADDRESS_PARTS.map((part) => (part === 'street' && isStreet ? whole : given(part)))
  return composed(parts, (texts) =>
    addressOf(Object.fromEntries(ADDRESS_PARTS.map((part, at) => [part, texts[at]])) as ImportedAddress),
  )
}

function entryOf<Field extends string, Role extends string>(
  row: Row,
  places: readonly Place<Role>[],
  width: number,
  kind: TableKind<Field, Role>,
): RawEntry<Field> {
  const { line, cells } = row
  const given = (role: Role) => firstGiven(role, places, cells)
  const values = Object.fromEntries(
    kind.direct.flatMap((field) => {
      const value = given(field)
      return value ? [[field, value]] : []
    }),
  ) as RawEntry<Field>['values']
  kind.complete({
    line,
    values,
    given,
    has: (wanted) => places.some(({ role }) => role === wanted),
    headingOf: (...roles) => places.find(({ role }) => roles.includes(role))?.heading,
  })
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
export interface Table<Field extends string> {
  entries: readonly RawEntry<Field>[]
  /** The headings of columns with something in them that are not read. */
  unread: readonly string[]
}

const shifted = (row: Row, by: number): Row => ({
  ...row,
  line: row.line + by,
  cells: row.cells.map((cell) => ({ ...cell, line: cell.line + by })),
})

/** What stands after a comma without being another cell: `Max Hale, Jr.`, `Pine Holdings, LLC`. */
const AFTER_A_NAME = /,\s*(?:jr|sr|ii|iii|iv|esq|m\.?d|ph\.?d|inc|l\.?l\.?c|ltd|co)\.?(?=,|$)/gi

/** `1.`, `2)`, `-` or `•` before an entry of a list. */
const LIST_MARK = /^(?:\(?\d{1,3}[.)]|[-–•*])\s+/

/** The lines of a text that is one column without a heading; `undefined` where some line has several cells. */
function namesIn(text: string): Row[] | undefined {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ text: line.trim().replace(LIST_MARK, ''), line: at + 1 }))
  const given = lines.filter((line) => line.text !== '').slice(0, LIMITS.list + 1)
  const isOne = given.every((line) => !DELIMITERS.some((mark) => line.text.replace(AFTER_A_NAME, '').includes(mark)))
  return isOne ? given.map((cell) => ({ line: cell.line, cells: [cell] })) : undefined
}

/**
 * What is in a table of comma-, semicolon-, bar- or tab-separated values, or why there is nothing. Of what was pasted,
 * one column without a heading is a list of names. Pure.
 */
export function readTable<Field extends string, Role extends string>(
  text: string,
  kind: TableKind<Field, Role>,
  pasted = false,
): Table<Field> | { rejected: Message | string } {
  const { head, linesAbove } = bestHead(text, kind)
  const headings = head.rows[head.at]?.cells.map((cell) => cell.text.trim())
  if (!headings) {
    const [role] = kind.heads
    const names = pasted && role && namesIn(text)
    if (names) return { entries: names.map((row) => entryOf(row, [{ role, heading: '', at: 0 }], 1, kind)), unread: [] }
    const found = (head.rows[0]?.cells ?? []).slice(0, 8).map((cell) => shortened(cell.text))
    return { rejected: message(pasted ? kind.noHeadingsPasted : kind.noHeadings, { found: found.join(' | ') }) }
  }
  const rows = head.rows.slice(head.at + 1).map((row) => shifted(row, linesAbove))
  if (rows.length === 0) return { rejected: 'This file has headings, but no entries below them.' }
  const places = headings.flatMap((heading, at) => {
    const role = kind.roleOf(heading)
    return role ? [{ role, heading, at }] : []
  })
  const read = new Set(places.map(({ at }) => at))
  const unread = headings.filter(
    (heading, at) => heading !== '' && !read.has(at) && rows.some(({ cells }) => cells[at]?.text.trim()),
  )
  return { entries: rows.map((row) => entryOf(row, places, headings.length, kind)), unread }
}
