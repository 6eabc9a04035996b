import { strToU8, type Zippable, zipSync } from 'fflate'
import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import type { Parts } from './docx/parts.ts'
import type { PreparedPacket } from './prepare.ts'

/** The bytes of a .docx file. The same parts give the same bytes, wherever they are compressed. */
export function zipDocx(parts: Parts): Uint8Array {
  const files = Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(xml)]))
  // Zip times carry no zone and are read from the local fields, of the zone that holds now: a page may stay open in two.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) })
}

// Unix, without which Info-ZIP garbles names that are not ASCII; with it, the file's permissions must be said: rw-r--r--.
const ON_UNIX = { os: 3, attrs: 0o100644 << 16 } as const

/** Zip times carry no zone and are read from the local fields. Every day has a noon; midnight is skipped here and there. */
function noonOf(day: CalendarDate): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // A zip can say no other year, and a wrong clock must not prevent the download.
  return new Date(Math.min(Math.max(year, 1980), 2099), month - 1, date, 12)
}

/** The bytes of a .zip file of these files, by their names, dated that day. They are not compressed. */
export function zipFiles(files: Readonly<Record<string, Uint8Array>>, day: CalendarDate): Uint8Array {
  const entries: Zippable = {}
  for (const [name, bytes] of Object.entries(files)) entries[name] = [bytes, ON_UNIX]
  return zipSync(entries, { level: 0, mtime: noonOf(day) })
}

/** What another thread is sent of a packet. */
export type PacketFiles = Pick<PreparedPacket, 'docs' | 'day'>

/** The bytes of a packet's .zip file. What is in it is not compressed again: a .docx is a zip already. */
export function zipPacket({ docs, day }: PacketFiles): Uint8Array {
  const entries: Zippable = {}
  for (const [name, parts] of docs) entries[name] = [zipDocx(parts), ON_UNIX]
  return zipSync(entries, { level: 0, mtime: noonOf(day) })
}
