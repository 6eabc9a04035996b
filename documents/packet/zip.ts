import { type Zippable, zipSync } from 'fflate'
import { zipDocx } from '../docx/zip.ts'
import type { PreparedPacket } from './prepare.ts'

// Unix, without which Info-ZIP garbles names that are not ASCII; with it, the file's permissions must be said: rw-r--r--.
const ON_UNIX = { os: 3, attrs: 0o100644 << 16 } as const
// As in a .docx: zip times carry no zone.
const MTIME = new Date(1980, 0, 1)

/** The bytes of a packet's .zip file. What is in it is not compressed again: a .docx is a zip already. */
export function zipPacket(docs: PreparedPacket['docs']): Uint8Array {
  const entries: Zippable = {}
  for (const [name, parts] of docs) entries[name] = [zipDocx(parts), ON_UNIX]
  return zipSync(entries, { level: 0, mtime: MTIME })
}
