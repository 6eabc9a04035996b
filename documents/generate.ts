import { zipDocx } from './docx/zip.ts'
import { type PreparedDocument, prepareDocument } from './prepare.ts'

export interface GeneratedDocument extends Omit<PreparedDocument, 'parts'> {
  /** A .docx file. The same record and name give the same bytes. */
  bytes: Uint8Array
}

/** Prepares one document of a trust and compresses it. Pure, like {@link prepareDocument}, whose arguments it takes. */
export function generateDocument(...asked: Parameters<typeof prepareDocument>): GeneratedDocument {
  const { parts, ...prepared } = prepareDocument(...asked)
  return { ...prepared, bytes: zipDocx(parts) }
}
