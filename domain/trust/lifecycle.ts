import type { TrustPatch } from './patch.ts'
import type { TrustField, TrustRecord } from './record.ts'

/** The four confirmations before a trust is completed (T 5). */
export const CONFIRMATIONS = [
  { id: 'assets', text: 'I confirm that the assets are accurate.' },
  { id: 'beneficiaries', text: 'I confirm that the beneficiaries are accurate.' },
  { id: 'trustees', text: 'I confirm that the trustee and successor trustee are accurate.' },
  { id: 'documents', text: 'I understand that I am responsible for reviewing all nine documents.' },
] as const

/** The fields without which the summary calls a trust incomplete (T 2.6), those that this trust lacks. */
export function missingFields(trust: TrustRecord): TrustField[] {
  const texts = ['trustName', 'grantorName', 'backupTrusteeName', 'distributionType'] as const
  const lists = ['beneficiaries', 'assets'] as const
  return [...texts.filter((field) => !trust[field]?.trim()), ...lists.filter((field) => !trust[field]?.length)]
}

/** What the summary calls incomplete (T 2.6). */
export function isIncomplete(trust: TrustRecord): boolean {
  return missingFields(trust).length > 0
}

/** What 'Complete Trust' writes (T 4.6). `now` is ISO 8601 in UTC. */
export function completion(now: string): TrustPatch {
  return {
    trustAgreementComplete: true,
    certificateOfTrustComplete: true,
    trusteeAppointmentComplete: true,
    beneficiariesComplete: true,
    assetsComplete: true,
    pourOverWillComplete: true,
    powerOfAttorneyComplete: true,
    durablePowerOfAttorneyComplete: true,
    healthCareDirectiveComplete: true,
    einApplicationComplete: true,
    completed: true,
    isComplete: true,
    completedAt: now,
  }
}
