import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'

/** The four confirmations before a trust is completed (T 5). */
export const CONFIRMATIONS = [
  { id: 'assets', text: 'I confirm that the assets are accurate.' },
  { id: 'beneficiaries', text: 'I confirm that the beneficiaries are accurate.' },
  { id: 'trustees', text: 'I confirm that the trustee and successor trustee are accurate.' },
  { id: 'documents', text: 'I understand that I am responsible for reviewing all nine documents.' },
] as const

/** What the summary calls incomplete (T 2.6): a trust without one of these. */
export function isIncomplete(trust: TrustRecord): boolean {
  const texts = [trust.trustName, trust.grantorName, trust.backupTrusteeName, trust.distributionType]
  const lists = [trust.beneficiaries, trust.assets]
  return texts.some((text) => !text?.trim()) || lists.some((list) => !list || list.length === 0)
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
    durablePowerOfAttorneyComplete: true,
    healthCareDirectiveComplete: true,
    einApplicationComplete: true,
    completed: true,
    isComplete: true,
    completedAt: now,
  }
}
