import { type Zippable, zipSync } from 'fflate'
import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, type DocumentName, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument } from '../build.ts'
import { toDocx } from '../docx/write.ts'
import { coverIndexFileName, fileName, packetFileName } from '../file-names.ts'
import { blanksOf } from '../missing-answers.ts'
import type { Blank, Doc } from '../model.ts'
import { coverIndex } from './cover-index.ts'
import { inSigningOrder } from './signing.ts'

export interface DocumentBlanks {
  name: DocumentName
  blanks: readonly Blank[]
}

export interface Packet {
  fileName: string
  /** A .zip file. The same record, documents and day give the same bytes. */
  bytes: Uint8Array
  /** The documents that print blanks, in the order of the packet. */
  blanks: DocumentBlanks[]
}

// Unix, without which Info-ZIP garbles names that are not ASCII; with it, the file's permissions must be said: rw-r--r--.
const ON_UNIX = { os: 3, attrs: 0o100644 << 16 } as const
// As in a .docx: zip times carry no zone.
const MTIME = new Date(1980, 0, 1)

/**
 * The documents `ids` of a trust, and a cover index, as one .zip. Pure but for `pause`, which is awaited between
 * building and writing every document, so that a page can draw in between. The files are not compressed again: a .docx is a zip already.
 */
export async function generatePacket(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  today: CalendarDate,
  pause: () => Promise<void>,
): Promise<Packet> {
  const files: [name: string, bytes: Uint8Array][] = []
  const blanks: DocumentBlanks[] = []
  const add = async (name: string, doc: Doc) => {
    await pause()
    files.push([name, toDocx(doc)])
    await pause()
  }
  await add(coverIndexFileName(trust.trustName, today), coverIndex(trust, ids, today))
  for (const id of inSigningOrder(ids)) {
    const name = documentNames[id]
    const doc = buildDocument(trust, name)
    await add(fileName(trust.trustName, name, today), doc)
    const missing = blanksOf(doc)
    if (missing.length > 0) blanks.push({ name, blanks: missing })
  }
  const entries: Zippable = {}
  for (const [name, bytes] of files) entries[name] = [bytes, ON_UNIX]
  const bytes = zipSync(entries, { level: 0, mtime: MTIME })
  return { fileName: packetFileName(trust.trustName, today), bytes, blanks }
}
