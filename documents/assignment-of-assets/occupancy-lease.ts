import { fill, item, lead, note, own, p, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { grantorOrSpouseServes } from '../wording/named-persons.ts'
import { inTitle } from '../wording/parties.ts'
import { personSignature, TITLE_IF_ORGANIZATION, trusteeSignatures } from '../wording/signatures.ts'

function premises({ home, grantor }: Facts): Block[] {
  const contents = say`The Premises include the tangible personal property that is in the home and has been assigned to the Landlord, whether Article 2 of the Assignment of Assets lists it or the Grantor has initialed the line for it in Article 4 of that Assignment.`
  const leases = say`Premises. The Landlord leases to the Tenant the Landlord’s interest, whole or undivided, in the home at`
  return home
    ? [item`${leases} ${grantor.address} (the “Premises”). ${contents}`]
    : [item`${leases} the address written below (the “Premises”). ${contents}`, fill('Address of the Premises')]
}

/** Whether somebody besides the grantor may own a home that is listed, give it away and go on living there. */
const mayHaveCoOwners = ({ homes }: Facts) => homes.some(({ ownership }) => ownership !== 'sole')

function signatures(facts: Facts): Block[] {
  return [
    personSignature('Tenant', facts.grantor.name),
    ...(mayHaveCoOwners(facts)
      ? [personSignature('Tenant (co-owner who lives in the Premises, if any)', undefined)]
      : []),
    ...(grantorOrSpouseServes(facts)
      ? [personSignature('Landlord (Independent Trustee)', undefined, [TITLE_IF_ORGANIZATION, { label: 'Address' }])]
      : trusteeSignatures(facts).map(
          (block): Block => (block.kind === 'signature' ? { ...block, role: 'Landlord (Trustee)' } : block),
        )),
  ]
}

/**
 * The written lease that Article 14 of the agreement requires of a grantor who goes on living in a home that was given away
 * (Code section 2036(a)(1)): a form to fill in, without effect until all have signed.
 */
export function occupancyLease(facts: Facts): Block[] {
  if (facts.homes.length === 0) return []
  return [
    { kind: 'heading', text: 'RIDER. OCCUPANCY LEASE', pageBreak: true },
    note`This rider is for a Grantor who will continue to use assigned real property as a home. It takes effect only when the Trustee holds title to the home and all parties have signed. If the Grantor will not use the property as a home, leave this rider blank. If the Grantor will use it as a home, the deed must not be delivered or recorded until ${own(grantorOrSpouseServes(facts) ? 'an Independent Trustee has accepted and ' : '')}all parties have signed this lease. The Grantor and the Trustee should each consult an attorney and a tax adviser before signing.`,
    p`This lease is made between ${inTitle(facts)} (the “Landlord”), and ${facts.grantor.name} (the “Tenant”). Article 14 of the Trust Agreement permits the Grantor to occupy trust property only under a written lease at fair market rent.`,
    lead`The parties agree:`,
    ...premises(facts),
    ...(mayHaveCoOwners(facts)
      ? [
          item`Co-owners. A co-owner who has assigned an interest in the Premises to the Landlord and lives there is also a Tenant and shall sign this lease.`,
        ]
      : []),
    item`Term. The term begins and ends on the dates written below. The lease may be renewed only in writing and at the fair market rent at the time of renewal.`,
    item`Rent. The Tenant shall pay the monthly rent written below, in advance, on the first day of each month. The Landlord shall set the rent at fair market rent for the Landlord’s interest, as determined by an independent appraiser or by comparable leases in the area, shall review it at least once a year, and by written notice to the Tenant shall adjust it to fair market rent. From the date stated in the notice, the adjusted rent replaces the rent written below. The Landlord may not waive or defer rent.`,
    item`Taxes, insurance and repairs. The Landlord shall pay property taxes and shall pay for insurance on the building and structural repairs or, if the Landlord holds an undivided interest, shall pay the Landlord’s proportionate part of each. The Tenant shall pay for utilities, insurance on the Tenant’s own property and ordinary maintenance.`,
    item`No other right. This lease is the Tenant’s only right to occupy the Premises. The Tenant has no option to purchase and no right to renew, and occupies the Premises as tenant and not as grantor or trustee.`,
    item`Decisions of the Landlord. If a Tenant, or the spouse of a Tenant, is a trustee, an Independent Trustee shall make every decision of the Landlord under this lease and shall sign it for the Landlord.`,
    item`Governing law. The law of the place where the Premises lie governs this lease.`,
    fill('First day of the term'),
    fill('Last day of the term'),
    fill('Monthly rent, in dollars'),
    fill('Basis of the rent (appraiser and date, or comparable leases)'),
    ...signatures(facts),
  ]
}
