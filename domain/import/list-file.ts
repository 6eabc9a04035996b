import { LIMITS } from '../formats/text-rules.ts'
import { type Message, message } from '../message.ts'
import type { FileError, RawEntry } from './raw-entry.ts'
import { readTable, type TableKind } from './table.ts'

/** Bytes in a named encoding as text; `undefined` where there is no such encoding or the bytes are none of it. What the browser's TextDecoder does. */
export type Decode = (bytes: Uint8Array, encoding: string) => string | undefined

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 10 * 1_048_576

export const tooLarge = () =>
  message('The file is larger than {most} MB. Please choose a smaller one.', { most: MAX_FILE_BYTES / 1_048_576 })

/** The type of a file by its first bytes, whatever its name ends in. */
const KINDS: readonly (readonly [start: readonly number[], words: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a Word, Excel or zip file'],
  [[0x50, 0x4b, 0x05, 0x06], 'an empty zip file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an older Word or Excel file'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'a rich text file (RTF)'],
  [[0x89, 0x50, 0x4e, 0x47], 'a picture'],
  [[0xff, 0xd8, 0xff], 'a picture'],
  [[0x47, 0x49, 0x46, 0x38], 'a picture'],
  [[0x1f, 0x8b], 'a compressed file'],
]

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** How much of a file is read to detect its encoding. */
const LOOKED_AT = 4_096

/** UTF-16 without a mark: of western text every other byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const many = head.length / 8
  if (odd > many && even < odd / 8) return 'utf-16le'
  return even > many && odd < even / 8 ? 'utf-16be' : undefined
}

function encodingOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  return unmarkedUtf16(bytes)
}

/**
 * The text of a file in UTF-8, UTF-16 or, as older programs write it, Windows-1252, without a byte order mark; or why
 * there is none, in words for who chose the file. Pure: `decode` is the browser's.
 */
export function textOfFile(bytes: Uint8Array, decode: Decode): { text: string } | { rejected: Message | string } {
  if (bytes.length === 0) return { rejected: 'The file is empty. Please choose another one.' }
  if (bytes.length > MAX_FILE_BYTES) return { rejected: tooLarge() }
  const kind = KINDS.find(([start]) => startsWith(bytes, start))
  if (kind)
    return {
      rejected: message('This is {kind} and cannot be read here. Please choose another file.', {
        kind: message(kind[1]),
      }),
    }
  const encoding = encodingOf(bytes)
  const text = encoding ? decode(bytes, encoding) : (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252'))
  const bare = text?.replace(/^\uFEFF/, '')
  if (bare === undefined || bare.includes('\0'))
    return { rejected: 'This is not a text file. Please choose another one.' }
  if (bare.trim() === '') return { rejected: 'The file is empty. Please choose another one.' }
  return { text: bare }
}

/** What is on a list in a file, each entry checked, and what is wrong with the file besides. */
export interface FoundList<Entry> {
  entries: readonly Entry[]
  /** What is wrong and belongs to no entry. */
  errors: readonly FileError[]
  /** Headings of columns that are not read. */
  unread: readonly string[]
}

export interface Rejected {
  rejected: Message | string
}

/** A file's bytes, or cells that were pasted. */
export type ListSource = Uint8Array | string

const OFFICE_STARTS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const OFFICE =
  'This is a Word, Excel, Numbers or zip file, not a table that can be read. Open it in the program that made it, save it as CSV, and choose that file.'

/** The text of what was chosen or pasted, or why there is none. */
export function textOfList(source: ListSource, decode: Decode): { text: string } | Rejected {
  if (typeof source === 'string')
    return source.trim() === '' ? { rejected: 'Please paste the cells here first.' } : { text: source }
  if (OFFICE_STARTS.some((start) => start.every((byte, at) => source[at] === byte))) return { rejected: OFFICE }
  return textOfFile(source, decode)
}

/** The table in a text, or why there is none. */
export function tableIn<Field extends string, Role extends string>(
  text: string,
  kind: TableKind<Field, Role>,
  pasted: boolean,
): FoundList<RawEntry<Field>> | Rejected {
  if (/^\s*[{[]/.test(text))
    return {
      rejected:
        'This is a JSON data file, not a table. If it has answers that you downloaded from Kinstead, use the link to bring them back, under Security in your settings.',
    }
  if (/^\s*</.test(text)) return { rejected: 'This is a web page, not a table. Please save the table as a CSV file.' }
  const table = readTable(text, kind, pasted)
  return 'rejected' in table ? table : { ...table, errors: [] }
}

/** Whether a trust cannot have as many entries as a file has. */
export const isTooLong = ({ entries }: FoundList<unknown>): boolean => entries.length > LIMITS.list
