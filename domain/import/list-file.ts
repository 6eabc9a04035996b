import { LIMITS } from '../formats/text-rules.ts'
import type { Message } from '../message.ts'
import type { FileError, RawEntry } from './raw-entry.ts'
import { readTable, type TableKind } from './table.ts'
import { type Decode, textOfFile } from './text-of-file.ts'

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
): FoundList<RawEntry<Field>> | Rejected {
  if (/^\s*[{[]/.test(text))
    return {
      rejected:
        'This is a JSON data file, not a table. If it has answers that you downloaded from Kinstead, use the link to bring them back, under Security in your settings.',
    }
  if (/^\s*</.test(text)) return { rejected: 'This is a web page, not a table. Please save the table as a CSV file.' }
  const table = readTable(text, kind)
  return 'rejected' in table ? table : { ...table, errors: [] }
}

/** Whether a trust cannot have as many entries as a file has. */
export const isTooLong = ({ entries }: FoundList<unknown>): boolean => entries.length > LIMITS.list
