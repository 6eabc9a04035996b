import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'

/** A new name of the trust, carried to the EIN application where that had the old one: one trust has one name. */
export function renamed(trustName: string, trust: TrustRecord): TrustPatch {
  const follows = trustName !== '' && trust.einTrustName !== undefined && trust.einTrustName === trust.trustName
  return { trustName: trustName || null, ...(follows && trustName !== trust.trustName && { einTrustName: trustName }) }
}
