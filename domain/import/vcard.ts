import type { Decode } from './list-file.ts'
import type { FileError } from './raw-entry.ts'

/** One property of a card, its line unfolded. */
export interface Property {
  /** In capitals, without its group: `EMAIL`. */
  name: string
  /** What ties it to others of the card: the `item1` of `item1.EMAIL`. */
  group?: string
  /** Names in capitals; a bare parameter of vCard 2.1 counts as a type. */
  params: ReadonlyMap<string, readonly string[]>
  /** As in the file: not decoded, not unescaped. */
  value: string
  /** The line on which it begins, from 1. */
  line: number
}

const ENCODINGS = new Set(['QUOTED-PRINTABLE', 'BASE64', '7BIT', '8BIT'])
const QUOTED_PRINTABLE = /^[^:]*[;=]QUOTED-PRINTABLE[;:]/i

/** Splits at a character wherever it does not stand in quotation marks. */
function outsideQuotes(text: string, at: string): string[] {
  const parts = ['']
  let inQuotes = false
  for (const letter of text) {
    if (letter === '"') inQuotes = !inQuotes
    if (letter === at && !inQuotes) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1')

function paramsOf(texts: readonly string[]): Map<string, string[]> {
  const params = new Map<string, string[]>()
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=')
    const bare = name.toUpperCase().trim()
    const [key, value] = rest.length > 0 ? [bare, rest.join('=')] : [ENCODINGS.has(bare) ? 'ENCODING' : 'TYPE', bare]
    const values = outsideQuotes(unquoted(value), ',').map(unquoted)
    params.set(key, [...(params.get(key) ?? []), ...values])
  }
  return params
}

/** The properties that are read; pictures and what else a card holds are left where they are. */
const READ = new Set([
  ...['BEGIN', 'END', 'AGENT', 'FN', 'N', 'ORG', 'KIND', 'UID', 'EMAIL', 'ADR', 'BDAY', 'RELATED'],
  ...['X-ABSHOWAS', 'X-ADDRESSBOOKSERVER-KIND', 'X-ABRELATEDNAMES', 'X-ABLABEL'],
])

/** In UTF-16 code units: longer than any of them is, and than what the checks take. */
const MAX_HEAD_LENGTH = 2_000
const MAX_VALUE_LENGTH = 50_000

/** Where the first colon outside quotation marks is; -1 without one. */
function colonIn(text: string): number {
  let inQuotes = false
  for (let at = 0; at < text.length && at < MAX_HEAD_LENGTH; at++) {
    if (text[at] === '"') inQuotes = !inQuotes
    if (text[at] === ':' && !inQuotes) return at
  }
  return -1
}

function propertyOf(text: string, line: number): Property | undefined {
  const colon = colonIn(text)
  if (colon === -1) return undefined
  const [full = '', ...params] = outsideQuotes(text.slice(0, colon), ';')
  const parts = full.trim().toUpperCase().split('.')
  const [name = ''] = parts.slice(-1)
  if (!READ.has(name)) return undefined
  const value = text.slice(colon + 1, colon + 1 + MAX_VALUE_LENGTH)
  return { name, ...(parts.length > 1 && { group: parts[0] }), params: paramsOf(params), value, line }
}

/**
 * The properties of a file of cards, in order, with folded lines put together again: those that go on behind a space or a
 * tab, and those of quoted-printable, which end with `=`. What is no property, or none that is read, is left out.
 */
function propertiesIn(text: string): Property[] {
  const folded: { parts: string[]; line: number }[] = []
  let soft = false
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const last = folded.at(-1)
    if (last && soft) last.parts.push(line)
    else if (last && /^[ \t]/.test(line)) last.parts.push(line.slice(1))
    else folded.push({ parts: [line], line: index + 1 })
    const current = folded.at(-1)
    soft = line.endsWith('=') && QUOTED_PRINTABLE.test(current?.parts[0] ?? '')
    // The break itself belongs to the encoding, not to the text.
    if (soft && current) current.parts.push(current.parts.pop()?.slice(0, -1) ?? '')
  })
  return folded.flatMap(({ parts, line }) => propertyOf(parts.join(''), line) ?? [])
}

function bytesOf(quotedPrintable: string): Uint8Array {
  const bytes: number[] = []
  for (const [, hex, letter = ''] of quotedPrintable.matchAll(/=([0-9A-F]{2})|(.)/gisu)) {
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16))
    // A letter beyond ASCII has no business here; what it was in the file is no longer known.
    else bytes.push(letter.length === 1 && letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : 0x3f)
  }
  return new Uint8Array(bytes)
}

/** The value as text, decoded where it is in quoted-printable, in the encoding that it names. Escapes are left in. */
export function textOf({ params, value }: Property, decode: Decode): string {
  if (!params.get('ENCODING')?.some((encoding) => encoding.toUpperCase() === 'QUOTED-PRINTABLE')) return value
  // Some programs say so and then write as they please.
  if (/[^\p{ASCII}]/u.test(value)) return value
  const bytes = bytesOf(value)
  const named = params.get('CHARSET')?.[0] ?? 'utf-8'
  return decode(bytes, named) ?? decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? value
}

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', N: '\n' }

/** A text without its escapes: `\n` is a line break, and a backslash before any other character stands for that character. */
export function unescaped(text: string): string {
  return text
    .replace(/\\(.)/gsu, (_, letter: string) => UNESCAPED[letter] ?? letter)
    .replace(/\r\n?/g, '\n')
    .trim()
}

/** The parts between semicolons, without their escapes. */
export function componentsOf(text: string): string[] {
  return (text.match(/(?:\\.|[^;\\])*(?:;|$)/gsu) ?? []).map((part) => unescaped(part.replace(/;$/, '')))
}

/** A card as it is in a file. */
export interface Card {
  /** The line of its BEGIN:VCARD. */
  line: number
  properties: readonly Property[]
}

const isMark = ({ name, value }: Property, mark: 'BEGIN' | 'END') =>
  name === mark && value.trim().toUpperCase() === 'VCARD'

/**
 * The cards of a file, and what is wrong with the file as such. A card within a card, as vCard 2.1 has for an agent, is
 * no card of its own. A card that does not end is left out: its missing part is unknown.
 */
export function cardsIn(text: string): { cards: Card[]; errors: FileError[] } {
  const cards: Card[] = []
  const errors: FileError[] = []
  let open: { line: number; properties: Property[]; depth: number } | undefined
  const cut = (line: number) =>
    errors.push({
      line,
      column: 'BEGIN',
      words: 'This card has no end (END:VCARD) and is left out. Please export the contacts again.',
    })
  for (const property of propertiesIn(text)) {
    if (isMark(property, 'BEGIN')) {
      // Only the card of an agent may begin inside another.
      const isInner = open?.properties.at(-1)?.name === 'AGENT'
      if (open && isInner) open.depth++
      else {
        if (open) cut(open.line)
        open = { line: property.line, properties: [], depth: 1 }
      }
    } else if (isMark(property, 'END') && open) {
      open.depth--
      if (open.depth > 0) continue
      cards.push({ line: open.line, properties: open.properties })
      open = undefined
    } else if (open?.depth === 1) open.properties.push(property)
  }
  if (open) cut(open.line)
  return { cards, errors }
}
