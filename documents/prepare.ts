import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument, type DocumentOptions } from './build.ts'
import { type Parts, parts } from './docx/parts.ts'
import { fileName } from './file-names.ts'
import { blanksOf } from './missing-answers.ts'
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
