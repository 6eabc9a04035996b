import { shownSsn, ssnDigits } from '../formats/numbers.ts'
import { withMaskedNumbers } from '../formats/social-security-numbers-in-text.ts'
import { english } from '../message.ts'
import { forSuccessor } from './handover/for-successor.ts'
import { SECRET_FIELDS, type TrustRecord } from './record.ts'

function maskedIn(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return withMaskedNumbers(value, known)
  if (Array.isArray(value)) return value.map((each) => maskedIn(each, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, maskedIn(inner, known)]))
}

/** The complete social security numbers in the record. */
const knownIn = (record: TrustRecord) =>
  new Set(SECRET_FIELDS.map((field) => ssnDigits(record[field] ?? '')).filter((digits) => digits.length === 9))

/** A text for somebody other than the owner: social security numbers in it, also those that the record holds, are masked. Pure. */
export const maskedLabel = (label: string, record: TrustRecord) => withMaskedNumbers(label, knownIn(record))

/** What the owner notes about people, the day of signing and for the successor trustee: it is in no document. */
const NOT_FOR_READERS = [
  'people',
  'witnesses',
  'signings',
  'signingDate',
  'signingTime',
  'signingPlace',
  'signingNotary',
  'contacts',
  'handoverOriginals',
  'handoverOpening',
  'handoverNotes',
] as const

/** The answers for a reader: without the uid, and with social security numbers masked, also where the owner has typed one into another answer. Pure. */
export function maskedForReader(record: TrustRecord): TrustRecord {
  const masked = maskedIn(record, knownIn(record)) as TrustRecord
  for (const field of SECRET_FIELDS) if (record[field] !== undefined) masked[field] = english(shownSsn(record[field]))
  for (const field of NOT_FOR_READERS) delete masked[field]
  return { ...masked, uid: 'reader' }
}

/** What the successor trustee gets: only what the binder and its two documents state, masked alike. Pure. */
export function maskedForSuccessor(record: TrustRecord): TrustRecord {
  const masked = maskedIn(forSuccessor(record), knownIn(record)) as TrustRecord
  return { ...masked, uid: 'reader' }
}
