import type { CalendarDate } from '#domain/formats/date.ts'
import { documentNamed } from './catalogue.ts'

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Surrogate}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
// Chromium writes no file at all, and says nothing, when the whole name passes 255 bytes.
const MOST_BYTES = 180

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

function shortened(name: string): string {
  let bytes = 0
  let kept = ''
  for (const character of name) {
    bytes += bytesOf(character)
    if (bytes > MOST_BYTES) break
    kept += character
  }
  return kept
}

/** The trust's part of a file name: safe on every system and inside a zip, at most 180 bytes of UTF-8. */
export function trustPart(trustName: string | undefined): string {
  const safe = (trustName ?? '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, '_')
    .replace(FORBIDDEN, '_')
    .replace(/^\.+/, '')
  if (!/[^_.]/.test(safe)) return 'Untitled_Trust'
  return shortened(WINDOWS_DEVICE.test(safe) ? `_${safe}` : safe)
}

/** `{trust}_Trust_Agreement_{yyyy-MM-dd}.docx` (T 9); a name that is no document's gives `{trust}_Document_{date}.docx`. */
export function fileName(trustName: string | undefined, documentName: string, today: CalendarDate): string {
  return `${trustPart(trustName)}_${documentNamed(documentName)?.fileStem ?? 'Document'}_${today}.docx`
}
