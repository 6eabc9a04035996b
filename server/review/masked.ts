import { maskedSsn, ssnDigits } from '#domain/formats/social-security-number.ts'
import { SECRET_FIELDS, type TrustRecord } from '#domain/trust/record.ts'

/** Written as such a number is, wherever somebody has put it. */
const WRITTEN = /(?<!\d)\d{3}([-\s.\u2010-\u2014])\d{2}\1\d{4}(?!\d)/g
const NINE_DIGITS = /(?<!\d)\d{9}(?!\d)/g

function maskedText(text: string, known: ReadonlySet<string>): string {
  return text
    .replace(WRITTEN, (number) => maskedSsn(number))
    .replace(NINE_DIGITS, (number) => (known.has(number) ? maskedSsn(number) : number))
}

function maskedIn(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return maskedText(value, known)
  if (Array.isArray(value)) return value.map((each) => maskedIn(each, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, maskedIn(inner, known)]))
}

/**
 * The answers for a reader: social security numbers masked, also where the owner has typed one into another answer, and
 * nobody's uid.
 */
export function maskedForReader(record: TrustRecord): TrustRecord {
  const known = new Set(SECRET_FIELDS.map((field) => ssnDigits(record[field] ?? '')))
  const masked = maskedIn(record, known) as TrustRecord
  for (const field of SECRET_FIELDS) if (record[field] !== undefined) masked[field] = maskedSsn(record[field])
  return { ...masked, uid: 'reader' }
}
