import type { TrustPatch } from './patch.ts'

/** While the grantor serves as trustee, the trustee's name and address are the grantor's, written at every save of either. */
export function trusteeFromGrantor(grantor: Pick<TrustPatch, 'grantorName' | 'grantorAddress'>): TrustPatch {
  return { trusteeName: grantor.grantorName ?? null, trusteeAddress: grantor.grantorAddress ?? null }
}
