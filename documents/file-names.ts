import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, documentNamed } from '#domain/trust/documents.ts'
import type { DocumentOptions } from './build.ts'

/** The middle of each file's name (T 9). */
const STEMS: Readonly<Record<DocumentId, string>> = {
  'trust-agreement': 'Trust_Agreement',
  'certificate-of-trust': 'Certificate_of_Trust',
  'trustee-appointment': 'Trustee_Appointment',
  'schedule-a': 'Schedule_A_Beneficiaries',
  'assignment-of-assets': 'Assignment_of_Assets',
  'pour-over-will': 'Pour_Over_Will',
  'power-of-attorney': 'Durable_POA',
  'health-care-directive': 'Health_Care_Directive',
  'ein-instructions': 'EIN_Application_Instructions',
}

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Surrogate}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
// Chromium writes no file at all, and says nothing, when the whole name passes 255 bytes.
const MAX_BYTES = 180

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

function shortened(name: string): string {
  let bytes = 0
  let kept = ''
  for (const character of name) {
    bytes += bytesOf(character)
    if (bytes > MAX_BYTES) break
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

/**
 * `{trust}_Trust_Agreement_{yyyy-MM-dd}.docx` (T 9); a name that is no document's gives `{trust}_Document_{date}.docx`.
 * The worksheet with whole social security numbers has a name of its own: it must not be taken for the masked one.
 */
export function fileName(
  trustName: string | undefined,
  documentName: string,
  today: CalendarDate,
  { fullSsn = false }: DocumentOptions = {},
): string {
  const id = documentNamed(documentName)
  const stem = id === 'ein-instructions' && fullSsn ? 'EIN_Worksheet_With_Full_Numbers' : id ? STEMS[id] : 'Document'
  return `${trustPart(trustName)}_${stem}_${today}.docx`
}

/** `{trust}_Cover_Index_{yyyy-MM-dd}.docx`, the sheet on top of a packet. */
export function coverIndexFileName(trustName: string | undefined, today: CalendarDate): string {
  return `${trustPart(trustName)}_Cover_Index_${today}.docx`
}

/** `{trust}_Trust_Agreement_Attorney_Copy_{yyyy-MM-dd}.docx`, the agreement with notes for an attorney. */
export function attorneyCopyFileName(trustName: string | undefined, today: CalendarDate): string {
  return `${trustPart(trustName)}_${STEMS['trust-agreement']}_Attorney_Copy_${today}.docx`
}

/** `{trust}_Documents_{yyyy-MM-dd}.zip`, the packet. */
export function packetFileName(trustName: string | undefined, today: CalendarDate): string {
  return `${trustPart(trustName)}_Documents_${today}.zip`
}
