import { LIMITS } from '../formats/text-rules.ts'
import { type Message, message } from '../message.ts'
import { cardEntry } from './card-entry.ts'
import { checkEntry, type FoundEntry } from './check-entry.ts'
import type { FileError, RawEntry } from './raw-entry.ts'
import { withRelatives } from './related.ts'
import { readTable } from './table.ts'
import { type Decode, textOfFile } from './text-of-file.ts'
import { cardsIn } from './vcard.ts'

/** Who is in a file, each checked, and what is wrong with the file besides. */
export interface FoundBeneficiaries {
  entries: readonly FoundEntry[]
  /** What is wrong and belongs to no entry. */
  errors: readonly FileError[]
  /** Headings of columns that are not read. */
  unread: readonly string[]
}

interface Raw {
  entries: readonly RawEntry[]
  errors: readonly FileError[]
  unread: readonly string[]
}

function readCards(text: string, grantor: string | undefined, decode: Decode): Raw | { rejected: Message | string } {
  const { cards, errors } = cardsIn(text)
  if (cards.length === 0)
    return {
      rejected: 'This file has no complete contact card: none ends with END:VCARD. Please export the contacts again.',
    }
  const entries = cards.map((card) => cardEntry(card, decode))
  return { entries: withRelatives(entries, cards, grantor, decode), errors, unread: [] }
}

function read(text: string, grantor: string | undefined, decode: Decode): Raw | { rejected: Message | string } {
  if (/^\s*BEGIN:VCARD/i.test(text)) return readCards(text, grantor, decode)
  if (/^\s*[{[]/.test(text))
    return {
      rejected:
        'This is a JSON data file, not a table. If it has answers that you downloaded from Kinstead, use the link to bring them back, under Security in your settings.',
    }
  if (/^\s*</.test(text)) return { rejected: 'This is a web page, not a table. Please save the table as a CSV file.' }
  const table = readTable(text)
  return 'rejected' in table ? table : { ...table, errors: [] }
}

const OFFICE_STARTS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const OFFICE =
  'This is a Word, Excel, Numbers or zip file, not a table that can be read. Open it in the program that made it, save it as CSV, and choose that file.'

/**
 * The beneficiaries in a table (.csv) or in contacts (vCard 2.1, 3.0, 4.0), or why the file cannot be read, in words for
 * who chose it. The content of a file decides its type. `grantor` is whose relatives the contacts are. Pure.
 */
export function readBeneficiaries(
  bytes: Uint8Array,
  { grantor, decode }: { grantor?: string; decode: Decode },
): FoundBeneficiaries | { rejected: Message | string } {
  if (OFFICE_STARTS.some((start) => start.every((byte, at) => bytes[at] === byte))) return { rejected: OFFICE }
  const file = textOfFile(bytes, decode)
  if ('rejected' in file) return file
  const found = read(file.text, grantor, decode)
  if ('rejected' in found) return found
  if (found.entries.length > LIMITS.list)
    return {
      rejected: message(
        'This file has more than {most, number} entries, but a trust can have at most {most, number} beneficiaries. Please remove the entries that are not beneficiaries.',
        { most: LIMITS.list },
      ),
    }
  return { ...found, entries: found.entries.map(checkEntry) }
}
