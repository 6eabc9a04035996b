import type { TrustPatch } from './patch.ts'
import type { TrustField, TrustRecord } from './record.ts'

/** The four acknowledgements of T 2.5. Their ids are stored; changing one asks everybody to confirm it again. */
export const ACKNOWLEDGEMENTS = [
  {
    id: 'accuracy',
    text: 'I have checked my answers, and the information I have given is accurate and complete to the best of my knowledge.',
    missing: 'Please confirm that your information is accurate.',
  },
  {
    id: 'requirements',
    text: 'I understand the Wyoming trust requirements: a grantor who has capacity and intends the trust, an agreement that says expressly that it is irrevocable, identified beneficiaries, property transferred to a trustee who accepts it, and the link to Wyoming that the agreement requires.',
    missing: 'Please confirm that you understand the Wyoming trust requirements.',
  },
  {
    id: 'execution',
    text: 'I understand that signing the documents correctly, with notarization and witnesses where they are needed, is my own responsibility.',
    missing: 'Please confirm that signing correctly is your own responsibility.',
  },
  {
    id: 'attorney',
    text: 'I understand that this service is not a law firm and gives no legal advice, and that I should consult an attorney before I sign.',
    missing: 'Please confirm that you should consult an attorney.',
  },
] as const

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

const COMPLETION_FLAGS = ['completedAt', 'isComplete', 'completed'] as const
/** A field that says that the trust is completed. */
export type CompletionFlag = (typeof COMPLETION_FLAGS)[number]

/**
 * The flag with which a change would complete a trust that is not complete: 'Complete Trust' needs every answer that the
 * summary asks for, and `completed` alone, which the signature step writes, every acknowledgement. `after` is the trust
 * with the change.
 */
export function invalidCompletionFlag(after: TrustRecord, patch: TrustPatch): CompletionFlag | undefined {
  const given = COMPLETION_FLAGS.filter((flag) => patch[flag])
  if (given.length === 0 || !isIncomplete(after)) return undefined
  const checked = new Set(after.acknowledgements?.filter((one) => one.checked).map(({ id }) => id))
  const isSigned = ACKNOWLEDGEMENTS.every(({ id }) => checked.has(id))
  return given.find((flag) => flag !== 'completed' || !isSigned)
}

/** The trust without flags that {@link invalidCompletionFlag} would find: answers may have gone since it was completed. */
export function withValidCompletionFlags(trust: TrustRecord): TrustRecord {
  if (!invalidCompletionFlag(trust, trust as TrustPatch)) return trust
  const { completedAt: _, isComplete: __, ...open } = trust
  return { ...open, completed: open.completed && !invalidCompletionFlag(open, { completed: true }) }
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
