import { longDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Run } from '../model.ts'
import { type Between, type Fallback, value } from './value.ts'

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
  county: ['[County]', 'County'],
  testatorName: ['[Testator Name]', 'Testator name'],
  testatorAddress: ['[Testator Address]', 'Testator address'],
  executorName: ['[Executor Name]', 'Executor name'],
  executorAddress: ['[Executor Address]', 'Executor address'],
  guardianName: ['[Guardian Name]', 'Guardian name'],
  guardianAddress: ['[Guardian Address]', 'Guardian address'],
  dpoa_principalName: ['[Principal Name]', 'Principal name'],
  dpoa_principalAddress: ['[Principal Address]', 'Principal address'],
  dpoa_agentName: ['[Agent Name]', 'Agent name'],
  dpoa_agentAddress: ['[Agent Address]', 'Agent address'],
  hcd_principalName: ['[Principal Name]', 'Principal name'],
  hcd_principalAddress: ['[Principal Address]', 'Principal address'],
  hcd_agentName: ['[Health Care Agent Name]', 'Health care agent name'],
  hcd_agentAddress: ['[Health Care Agent Address]', 'Health care agent address'],
  einTrustName: ['[Trust Legal Name]', 'Trust legal name'],
  einTrustMailingAddress: ['[Mailing Address]', 'Mailing address'],
  trustMailingCity: ['[City]', 'City'],
  trustMailingState: ['[State]', 'State'],
  trustMailingZip: ['[ZIP Code]', 'ZIP code'],
  einResponsiblePartyName: ['[Responsible Party Name]', 'Responsible party name'],
  einCreationDate: ['[Trust Creation Date]', 'Trust creation date'],
} as const satisfies { [Field in keyof TrustRecord]?: readonly [Fallback, string] }

/** What the list of missing answers calls a trustee whose name is written by hand. */
export const BY_HAND = {
  trustee: 'Name of an adult trustee',
  'co-trustee': 'Name of an adult co-trustee',
  required: 'Name of a co-trustee',
} as const

export type QuotedAnswer = keyof typeof ANSWERS

/** One answer of the record as a run, dates in words, or its marked default. The lines of an address have `between` between them. */
export function answer(trust: TrustRecord, field: QuotedAnswer, between: Between = ', '): Run {
  const [fallback, label] = ANSWERS[field]
  const given = trust[field]
  const text = given && (field === 'trustDate' || field === 'einCreationDate') ? longDate(given) : given
  return value(text, fallback, { field, label }, undefined, field.endsWith('Address') ? between : undefined)
}

/** The address at which the trust is administered, from the certificate's step. */
export function adminAddress(trust: TrustRecord): Run {
  const blank = { field: 'certificateData', label: 'Administrative address' } as const
  return value(trust.certificateData?.adminAddress, '[Administrative Address]', blank, undefined, ', ')
}
