import { strToU8, zipSync } from 'fflate'
import type { Doc } from '../model.ts'
import { parts } from './parts.ts'

// Zip times carry no zone and are read from the local fields, so these bytes are the same everywhere.
const MTIME = new Date(1980, 0, 1)

/** A document as the bytes of a .docx file. The same document gives the same bytes, wherever it is written. */
export function toDocx(doc: Doc): Uint8Array {
  const files = Object.fromEntries(parts(doc).map(([name, xml]) => [name, strToU8(xml)]))
  return zipSync(files, { level: 6, mtime: MTIME })
}
