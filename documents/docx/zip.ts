import { strToU8, zipSync } from 'fflate'
import type { Parts } from './parts.ts'

/** The bytes of a .docx file. The same parts give the same bytes, wherever they are compressed. */
export function zipDocx(parts: Parts): Uint8Array {
  const files = Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(xml)]))
  // Zip times carry no zone and are read from the local fields, of the zone that holds now: a page may stay open in two.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) })
}
