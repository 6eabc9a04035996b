import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, type DocumentName, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { blanksOf, buildDocument, type DocumentOptions } from './build.ts'
import { attorneyCopy } from './clauses.ts'
import { coverIndex, inSigningOrder, type PacketOptions } from './cover-index.ts'
import { type Parts, parts } from './docx/parts.ts'
import { attorneyCopyFileName, coverIndexFileName, fileName, packetFileName } from './file-names.ts'
import type { Blank } from './model.ts'

export interface PreparedDocument {
  fileName: string
  /** What the .docx file will hold, not compressed yet: text, which another thread can be sent. */
  parts: Parts
  /** The answers that the document prints as blanks. */
  blanks: Blank[]
}

/**
 * Everything about one document of a trust but its bytes. Pure; `today` is used for the file's name only.
 * An unknown name gives the document that says its template was not found.
 */
export function prepareDocument(
  trust: TrustRecord,
  name: string = 'Irrevocable Trust Agreement',
  today: CalendarDate,
  options: DocumentOptions = {},
): PreparedDocument {
  const doc = buildDocument(trust, name, options)
  return { fileName: fileName(trust.trustName, name, today, options), parts: parts(doc), blanks: blanksOf(doc) }
}

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

/** The attorney's copy of the agreement but for its bytes, on a day. Pure. */
export function prepareAttorneyCopy(trust: TrustRecord, today: CalendarDate): { fileName: string; parts: Parts } {
  return { fileName: attorneyCopyFileName(trust.trustName, today), parts: parts(attorneyCopy(trust)) }
}

/**
 * Everything about a packet but its bytes: the documents `ids` of a trust under a cover index, with the attorney's copy of
 * the agreement last where it is asked for. Pure but for `pause`, which is called after each document, so that a page can
 * draw in between.
 */
export async function preparePacket(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  today: CalendarDate,
  pause: () => Promise<void>,
  options: PacketOptions = {},
): Promise<PreparedPacket> {
  const copied = options.attorneyCopy === true && ids.includes('trust-agreement')
  const cover = parts(coverIndex(trust, ids, today, { attorneyCopy: copied }))
  const docs: PreparedPacket['docs'] = [[coverIndexFileName(trust.trustName, today), cover]]
  const blanks: DocumentBlanks[] = []
  for (const id of inSigningOrder(ids)) {
    const name = documentNames[id]
    const prepared = prepareDocument(trust, name, today)
    docs.push([prepared.fileName, prepared.parts])
    if (prepared.blanks.length > 0) blanks.push({ name, blanks: prepared.blanks })
    await pause()
  }
  if (copied) {
    const copy = prepareAttorneyCopy(trust, today)
    docs.push([copy.fileName, copy.parts])
  }
  return { fileName: packetFileName(trust.trustName, today), docs, day: today, blanks }
}
