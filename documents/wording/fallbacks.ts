import { longDate } from '#domain/formats/date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Run } from '../model.ts'
import { type Fallback, value } from './value.ts'

/** The answers that sentences quote, with the default printed while they are missing (T 4.7). */
const ANSWERS = {
  trustName: ['Untitled Trust', 'Trust name'],
  trustDate: ['[Trust Date]', 'Trust date'],
  grantorName: ['[Grantor Name]', 'Grantor name'],
  grantorAddress: ['[Grantor Address]', 'Grantor address'],
  trusteeName: ['[Trustee Name]', 'Trustee name'],
  trusteeAddress: ['[Trustee Address]', 'Trustee address'],
  backupTrusteeName: ['[Backup Trustee Name]', 'Backup trustee name'],
  customRules: ['[Custom Distribution Rules]', 'Custom distribution rules'],
} as const satisfies { [Field in keyof TrustRecord]?: readonly [Fallback, string] }

export type QuotedAnswer = keyof typeof ANSWERS

/** One answer of the record as a run, dates in words, or its marked default. */
export function answer(trust: TrustRecord, field: QuotedAnswer): Run {
  const [fallback, label] = ANSWERS[field]
  const given = trust[field]
  const text = field === 'trustDate' && given ? longDate(given) : given
  return value(text, fallback, { field, label })
}

/** The address at which the trust is administered, from the certificate's step. */
export function adminAddress(trust: TrustRecord): Run {
  return value(trust.certificateData?.adminAddress, '[Administrative Address]', {
    field: 'certificateData',
    label: 'Administrative address',
  })
}
