import type { DocumentId } from './documents.ts'
import { shareHeld } from './progress.ts'
import type { TrustRecord } from './record.ts'
import { trusteeNames } from './record.ts'

export type DocumentStatus = 'Not Started' | 'Optional' | 'In Progress' | 'Ready to Download'

type Present = (trust: TrustRecord) => boolean
const text =
  (field: keyof TrustRecord): Present =>
  (trust) =>
    String(trust[field] ?? '').trim() !== ''

interface Rule {
  keys: readonly Present[]
  complete: Present
}

const rules: Record<DocumentId, Rule> = {
  'trust-agreement': {
    keys: (['trustName', 'grantorName', 'trusteeName', 'distributionType', 'backupTrusteeName'] as const).map(text),
    complete: (trust) => trust.trustAgreementComplete === true,
  },
  'certificate-of-trust': {
    keys: [
      text('trustName'),
      text('trustDate'),
      (trust) => trusteeNames(trust).some((name) => name.trim() !== ''),
      (trust) => Boolean(trust.certificateData?.adminAddress?.trim()),
    ],
    complete: (trust) => trust.certificateOfTrustComplete === true,
  },
  'trustee-appointment': {
    keys: (['trusteeName', 'grantorName'] as const).map(text),
    complete: (trust) => trust.trusteeAppointmentComplete === true,
  },
  'schedule-a': {
    keys: [(trust) => (trust.beneficiaries?.length ?? 0) > 0],
    complete: (trust) => trust.beneficiariesComplete === true,
  },
  'assignment-of-assets': {
    keys: [(trust) => (trust.assets?.length ?? 0) > 0],
    complete: (trust) => trust.assetsComplete === true,
  },
  'pour-over-will': {
    keys: (['testatorName', 'testatorAddress', 'executorName', 'executorAddress'] as const).map(text),
    complete: (trust) => trust.pourOverWillComplete === true,
  },
  'power-of-attorney': {
    keys: (['dpoa_principalName', 'dpoa_principalAddress', 'dpoa_agentName', 'dpoa_agentAddress'] as const).map(text),
    complete: (trust) => trust.durablePowerOfAttorneyComplete === true,
  },
  'health-care-directive': {
    keys: (['hcd_principalName', 'hcd_agentName'] as const).map(text),
    // A skipped directive completes its step, not its document: it stays optional until its key fields exist.
    complete: (trust) => trust.healthCareDirectiveComplete === true && trust.healthCareDirectiveSkipped !== true,
  },
  'ein-instructions': {
    keys: (
      ['einTrustName', 'einTrustMailingAddress', 'einResponsiblePartyName', 'einResponsiblePartySSN'] as const
    ).map(text),
    complete: (trust) => trust.einApplicationComplete === true,
  },
}

/** How ready a document is, 0 to 100 (T 4.4): the share of its key fields, or 100 when its flag is set. */
export function readiness(id: DocumentId, trust: TrustRecord): number {
  const { keys, complete } = rules[id]
  return complete(trust) ? 100 : shareHeld(keys, trust)
}

/** The words for a document's readiness (T 4.4). */
export function documentStatus(id: DocumentId, trust: TrustRecord): DocumentStatus {
  const percent = readiness(id, trust)
  if (percent === 100) return 'Ready to Download'
  if (percent > 0) return 'In Progress'
  return id === 'health-care-directive' ? 'Optional' : 'Not Started'
}
