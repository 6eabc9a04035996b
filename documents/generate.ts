import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument, type DocumentOptions } from './build.ts'
import { toDocx } from './docx/write.ts'
import { fileName } from './file-names.ts'
import { blanksOf } from './missing-answers.ts'
import type { Blank } from './model.ts'

export interface GeneratedDocument {
  fileName: string
  /** A .docx file. The same record and name give the same bytes. */
  bytes: Uint8Array
  /** The answers that the document prints as blanks. */
  blanks: Blank[]
}

/**
 * Writes one document of a trust. Pure; `today` is used for the file's name only.
 * An unknown name gives the document that says its template was not found.
 */
export function generateDocument(
  trust: TrustRecord,
  name: string = 'Irrevocable Trust Agreement',
  today: CalendarDate,
  options: DocumentOptions = {},
): GeneratedDocument {
  const doc = buildDocument(trust, name, options)
  return { fileName: fileName(trust.trustName, name, today), bytes: toDocx(doc), blanks: blanksOf(doc) }
}
