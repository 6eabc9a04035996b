import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'
import type { Answers } from './steps/step.ts'

/** Health care directive: the directive's own values, else the power of attorney's, else the grantor's and the successor trustee's (T 3.3). */
export function directivePrefill(trust: TrustRecord): Answers {
  return {
    hcd_principalName: trust.hcd_principalName || trust.dpoa_principalName || trust.grantorName || '',
    hcd_principalAddress: trust.hcd_principalAddress || trust.dpoa_principalAddress || trust.grantorAddress || '',
    hcd_agentName: trust.hcd_agentName || trust.dpoa_agentName || trust.backupTrusteeName || '',
    hcd_agentAddress: trust.hcd_agentAddress || trust.dpoa_agentAddress || '',
  }
}

/** EIN application: its own values, else what the trust's other steps say (T 3.3). */
export function einPrefill(trust: TrustRecord): Answers {
  return {
    einTrustName: trust.einTrustName || trust.trustName || '',
    einTrustMailingAddress: trust.einTrustMailingAddress || trust.certificateData?.adminAddress || '',
    einResponsiblePartyName: trust.einResponsiblePartyName || trust.trusteeName || '',
    einCreationDate: trust.einCreationDate || trust.trustDate || '',
    numberOfTrustees: String(trust.numberOfTrustees ?? (trust.trustees?.length || 1)),
  }
}

/** A new name of the trust, carried to the EIN application where that had the old one: one trust has one name. */
export function renamed(trustName: string, trust: TrustRecord): TrustPatch {
  const follows = trustName !== '' && trust.einTrustName !== undefined && trust.einTrustName === trust.trustName
  return { trustName: trustName || null, ...(follows && trustName !== trust.trustName && { einTrustName: trustName }) }
}

/** While the grantor serves as trustee, the trustee's name and address are the grantor's, written at every save of either. */
export function trusteeFromGrantor(grantor: Pick<TrustPatch, 'grantorName' | 'grantorAddress'>): TrustPatch {
  return { trusteeName: grantor.grantorName ?? null, trusteeAddress: grantor.grantorAddress ?? null }
}
