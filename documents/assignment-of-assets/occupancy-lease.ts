import { fill, item, lead, note, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { trusteeSignatures } from '../wording/execution.ts'
import { inTitle } from '../wording/parties.ts'
import { personSignature } from '../wording/signature.ts'

/**
 * The written lease that Article 14 of the agreement requires of a grantor who goes on living in a home that was given away
 * (Code section 2036(a)(1)): a form to fill in, without effect until all have signed.
 */
export function occupancyLease(facts: Facts): Block[] {
  if (!facts.home) return []
  return [
    { kind: 'heading', text: 'RIDER. OCCUPANCY LEASE', pageBreak: true },
    note`This rider is for a Grantor who will continue to live in the home. It takes effect only when the Trustee holds title to the home and all parties have signed. A Grantor who will not live there leaves it blank. The Grantor and the Trustee should each consult an attorney and a tax adviser before signing.`,
    p`This lease is made between ${inTitle(facts)} (the “Landlord”) and ${facts.grantor.name} (the “Tenant”). Article 14 of the Trust Agreement permits the Grantor to occupy trust property only under a written lease at fair market rent.`,
    lead`The parties agree:`,
    item`Premises. The Landlord leases to the Tenant the home at ${facts.grantor.address} (the “Premises”).`,
    item`Term. The term begins and ends on the dates written below. The lease may be renewed only in writing and at the fair market rent at the time of renewal.`,
    item`Rent. The Tenant shall pay the monthly rent written below, in advance, on the first day of each month. The Landlord shall set the rent at fair market rent, as determined by an independent appraiser or by comparable leases in the area, and shall review it at least once a year. The Landlord may not waive or defer rent.`,
    item`Taxes, insurance and repairs. The Landlord shall pay property taxes, insurance of the building and structural repairs. The Tenant shall pay utilities, insurance of the Tenant’s own property and ordinary maintenance.`,
    item`No other right. This lease is the Tenant’s only right to occupy the Premises. The Tenant has no option to purchase and no right to renew, and occupies the Premises as tenant and not as grantor or trustee.`,
    item`Decisions of the Landlord. If the Tenant is a trustee, an Independent Trustee shall make every decision of the Landlord under this lease and shall sign it for the Landlord.`,
    item`Governing law. The law of the place where the Premises lie governs this lease.`,
    fill('First day of the term'),
    fill('Last day of the term'),
    fill('Monthly rent, in dollars'),
    fill('Basis of the rent (appraiser and date, or comparable leases)'),
    personSignature('Tenant', facts.grantor.name),
    ...(facts.grantorServes
      ? [personSignature('Independent Trustee, for the Landlord', undefined, [{ label: 'Address' }])]
      : trusteeSignatures(facts)),
  ]
}
