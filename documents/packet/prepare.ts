import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, type DocumentName, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type Parts, parts } from '../docx/parts.ts'
import { coverIndexFileName, packetFileName } from '../file-names.ts'
import type { Blank } from '../model.ts'
import { prepareDocument } from '../prepare.ts'
import { coverIndex } from './cover-index.ts'
import { inSigningOrder } from './signing.ts'

export interface DocumentBlanks {
  name: DocumentName
  blanks: readonly Blank[]
}

export interface PreparedPacket {
  fileName: string
  /** The documents with the names of their files, the cover index first: text, which another thread can be sent. */
  docs: (readonly [fileName: string, parts: Parts])[]
  /** The day on which the files were made. */
  day: CalendarDate
  /** The documents that print blanks, in the order of the packet. */
  blanks: DocumentBlanks[]
}

/**
 * Everything about a packet but its bytes: the documents `ids` of a trust under a cover index. Pure but for `pause`,
 * which is awaited after each document, so that a page can draw in between.
 */
export async function preparePacket(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  today: CalendarDate,
  pause: () => Promise<void>,
): Promise<PreparedPacket> {
  const cover = parts(coverIndex(trust, ids, today))
  const docs: PreparedPacket['docs'] = [[coverIndexFileName(trust.trustName, today), cover]]
  const blanks: DocumentBlanks[] = []
  for (const id of inSigningOrder(ids)) {
    const name = documentNames[id]
    const prepared = prepareDocument(trust, name, today)
    docs.push([prepared.fileName, prepared.parts])
    if (prepared.blanks.length > 0) blanks.push({ name, blanks: prepared.blanks })
    await pause()
  }
  return { fileName: packetFileName(trust.trustName, today), docs, day: today, blanks }
}
