import { strToU8, zipSync } from 'fflate'
import type { Parts } from './parts.ts'

// Zip times carry no zone and are read from the local fields, so these bytes are the same everywhere.
const MTIME = new Date(1980, 0, 1)

/** The bytes of a .docx file. The same parts give the same bytes, wherever they are compressed. */
export function zipDocx(parts: Parts): Uint8Array {
  const files = Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(xml)]))
  return zipSync(files, { level: 6, mtime: MTIME })
}
