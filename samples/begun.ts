import type { TrustPatch } from '#domain/trust/patch.ts'

/** Somebody who named the trust, chose a trustee, and stopped at the first beneficiary. */
export const begun: TrustPatch = {
  trustName: 'The Alder Family Dynasty Trust',
  trusteeType: 'other',
  trusteeName: 'Ruth Alder',
  beneficiaries: { put: [{ id: 'b-jonah', name: 'Jonah Alder', relationship: 'child' }] },
  currentStep: 5,
}
