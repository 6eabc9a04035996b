import type { TrustRecord } from '../record.ts'

/**
 * What the reader of a handover link is given: the answers that the binder, the trust agreement and the certificate of
 * trust state. Not the will's, the directive's, the power of attorney's or the EIN application's, and no social security
 * number. The agreement names the county of the grantor's home where it is the testator's.
 */
export const SUCCESSOR_FIELDS = [
  ...['uid', 'createdAt', 'lastUpdated', 'completed', 'completedAt', 'isComplete'],
  ...['trustName', 'trustDate', 'grantorName', 'grantorAddress', 'spouseName', 'county', 'testatorAddress'],
  ...['trusteeType', 'trusteeName', 'trusteeEmail', 'trusteeAddress', 'trusteeRelationship', 'trustees'],
  ...['backupTrusteeName', 'backupTrusteeEmail', 'backupTrusteeAddress', 'backupTrusteeRelationship'],
  ...['distributionType', 'distributionStages', 'distributionRules', 'customRules', 'terminationEvent'],
  ...['afterbornChildren', 'beneficiaries', 'assets', 'certificateData', 'executorName', 'executorAddress'],
  ...['handoverOriginals', 'handoverOpening', 'handoverNotes', 'contacts'],
] as readonly (keyof TrustRecord)[]

/** The record with {@link SUCCESSOR_FIELDS} only. Pure. */
export function forSuccessor(trust: TrustRecord): TrustRecord {
  const given = SUCCESSOR_FIELDS.flatMap((field) => (field in trust ? [[field, trust[field]]] : []))
  return Object.fromEntries(given) as TrustRecord
}
