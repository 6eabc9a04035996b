import type { TrustPatch } from '#domain/trust/patch.ts'
import { THOUSAND_YEARS_EVENT } from '#domain/trust/termination.ts'
import { complete } from './complete.ts'

const name = 'Chidi Okafor'
const address = '9 Larkspur Court, Cody, WY 82414'

/** A grantor who serves as trustee, pays out in one sum, and has chosen the longest period. */
export const selfTrustee: TrustPatch = {
  ...complete,
  trustName: 'The Okafor Dynasty Trust',
  grantorName: name,
  grantorEmail: 'chidi@okafor.example',
  grantorAddress: address,
  trusteeType: 'self',
  trusteeName: name,
  trusteeAddress: address,
  trusteeEmail: null,
  trusteeRelationship: null,
  trustees: { put: [{ id: 't-okafor', name, address }] },
  certificateData: { signatureDate: '2025-05-02', adminAddress: address, hasAmendments: false },
  distributionType: 'lump-sum',
  terminationEvent: THOUSAND_YEARS_EVENT,
  county: 'Park',
  testatorName: name,
  testatorAddress: address,
  dpoa_principalName: name,
  dpoa_principalAddress: address,
  hcd_principalName: name,
  hcd_principalAddress: address,
  einTrustName: 'The Okafor Dynasty Trust',
  einTrustMailingAddress: '9 Larkspur Court',
  trustMailingCity: 'Cody',
  trustMailingZip: '82414',
  einResponsiblePartyName: name,
}
