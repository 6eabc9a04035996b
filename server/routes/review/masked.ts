import { shownSsn, ssnDigits } from '#domain/formats/social-security-number.ts'
import { withMaskedNumbers } from '#domain/formats/social-security-numbers-in-text.ts'
import { SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'

function maskedIn(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return withMaskedNumbers(value, known)
  if (Array.isArray(value)) return value.map((each) => maskedIn(each, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, maskedIn(inner, known)]))
}

/** The owner's own numbers, where they are whole. */
const knownIn = (record: TrustRecord) =>
  new Set(SECRET_FIELDS.map((field) => ssnDigits(record[field] ?? '')).filter((digits) => digits.length === 9))

/** What the owner has written about a link, for its reader. */
export const maskedLabel = (label: string, record: TrustRecord) => withMaskedNumbers(label, knownIn(record))

/**
 * The answers for a reader: social security numbers masked, also where the owner has typed one into another answer, and
 * nobody's uid.
 */
export function maskedForReader(record: TrustRecord): TrustRecord {
  const masked = maskedIn(record, knownIn(record)) as TrustRecord
  for (const field of SECRET_FIELDS) if (record[field] !== undefined) masked[field] = shownSsn(record[field])
  return { ...masked, uid: 'reader' }
}
