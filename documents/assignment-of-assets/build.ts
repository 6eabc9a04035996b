import type { Ownership } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isUnmarried } from '#domain/trust/spouse.ts'
import { article, fill, fixed, item, lead, leadNote, note, p, section, sentence, trustPaper } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import type { Block, Doc, Run } from '../model.ts'
import { notInsolvent, ofWholeAssets, passingByDesignation, totalOf } from '../wording/assets.ts'
import { grantorOrSpouseServes, inTitle, requiresCoTrustee, theTrust, withAddress } from '../wording/parties.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  personSignature,
  TITLE_IF_ORGANIZATION,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/signatures.ts'
import { joinder } from './joinder.ts'
import { property } from './property.ts'

function premises({ home, grantor }: DocumentValues): Block[] {
  const contents = sentence`The Premises include the tangible personal property that is in the home and has been assigned to the Landlord, whether Article 2 of the Assignment of Assets lists it or the Grantor has initialed the line for it in Article 4 of that Assignment.`
  const leases = sentence`Premises. The Landlord leases to the Tenant the Landlord’s interest, whole or undivided, in the home at`
  return home
    ? [item`${leases} ${grantor.address} (the “Premises”). ${contents}`]
    : [item`${leases} the address written below (the “Premises”). ${contents}`, fill('Address of the Premises')]
}

/** Whether somebody besides the grantor may own a home that is listed, give it away and go on living there. */
const mayHaveCoOwners = ({ homes }: DocumentValues) => homes.some(({ ownership }) => ownership !== 'sole')

function signatures(facts: DocumentValues): Block[] {
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
export function occupancyLease(facts: DocumentValues): Block[] {
  if (facts.homes.length === 0) return []
  return [
    { kind: 'heading', text: 'RIDER. OCCUPANCY LEASE', pageBreak: true },
    note`This rider is for a Grantor who will continue to use assigned real property as a home. It takes effect only when the Trustee holds title to the home and all parties have signed. If the Grantor will not use the property as a home, leave this rider blank. If the Grantor will use it as a home, the deed must not be delivered or recorded until ${fixed(grantorOrSpouseServes(facts) ? 'an Independent Trustee has accepted and ' : '')}all parties have signed this lease. The Grantor and the Trustee should each consult an attorney and a tax adviser before signing.`,
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

/** What stays the grantor’s, with the accounts and policies that the answers list and no assignment can transfer. */
export function excluded({ homes, designated }: DocumentValues): Block[] {
  const home = homes.length > 0
  const listed = designated.length > 0
  return [
    article('PROPERTY THAT IS NOT ASSIGNED'),
    ...(listed ? [section('Exclusions')] : []),
    lead`The following property is not assigned, even if this Assignment lists it:`,
    item`individual retirement accounts, 401(k) and other qualified retirement plans, health savings accounts, and policies of insurance on the Grantor’s life;`,
    item`property that may not be assigned under law or contract, until the required consent is given;${fixed(home ? '' : ' and')}`,
    ...(home
      ? [
          item`furniture, furnishings and other tangible personal property in a home that is assigned, unless Article 2 lists them or the Grantor initials the line for them below; and`,
        ]
      : []),
    item`the property described on the line below.`,
    fill('Other property that is not assigned (if none, write “none”)'),
    ...(home
      ? [
          lead`By initialing the line for the contents of the home, the Grantor assigns to the Trustee, as if Article 2 listed them, the furniture, furnishings and other tangible personal property in the home. This Assignment is then a bill of sale for that property, without consideration, and the Grantor delivers it to the Trustee.`,
          fill('Initials of the Grantor, if the contents of the home are assigned'),
        ]
      : []),
    ...(listed ? [section('Accounts and policies that pass by designation'), ...passingByDesignation(designated)] : []),
  ]
}

const separateGift = ({ assets, trust }: DocumentValues): Run[] =>
  assets.some(({ ownership }) => ownership !== 'sole')
    ? sentence` A co-owner${fixed(isUnmarried(trust) ? '' : ' or spouse')} who assigns his or her own interest makes a separate gift, which is reported on his or her own Form 709.`
    : []

export function terms(facts: DocumentValues): Block[] {
  const total = totalOf(facts.assets)
  return [
    article('STATEMENTS AND UNDERTAKINGS'),
    section('Solvency'),
    notInsolvent(facts),
    p`If this statement is untrue as to a transfer, a creditor may have the transfer set aside (W.S. 34-14-205 and 34-14-206 or, to the extent that it governs the transfer, the law of another state or country). Pending or threatened claims, actions and proceedings against the Grantor are listed here.`,
    fill('Pending or threatened claims (if none, write “none”)'),
    section('Right to assign'),
    p`The Grantor states that the Grantor has the right to assign the property to the extent stated, and that the property is free of liens and claims other than those that are stated in this Assignment, are of record, or have been disclosed to the Trustee in writing. The Grantor gives no other warranty.`,
    section('Further assurances'),
    p`The Grantor shall sign, acknowledge and deliver every deed, certificate of title, form and other document needed to vest the property in the Trustee and, until that is done, shall not otherwise dispose of the property. The Grantor shall promptly deliver to the Trustee any money or property received for an assigned asset after this Assignment takes effect.`,
    section('Values'),
    p`The values stated in this Assignment are the Grantor’s own, for information only. They are not appraisals, do not limit what is conveyed, and are not a price.${total ? sentence` The stated values total ${fixed(total)}.` : []}${ofWholeAssets(facts.assets)}`,
    fill('Date as of which the values are stated'),
    section('Gift tax'),
    p`A transfer by this Assignment is a gift. A gift is reported on Form 709, usually due on April 15 of the following year, even if no tax is payable. The value of each asset on the date of its transfer should be established for that return. The Grantor’s exemption from the generation-skipping transfer tax is allocated on that return unless the law allocates the exemption automatically.${separateGift(facts)} The Grantor should consult a tax adviser before filing. This Assignment promises no tax result.`,
    section('Governing law'),
    p`The law of Wyoming governs this Assignment, except that the law of the place where land lies governs the conveyance of that land. This Assignment binds the heirs, personal representatives and successors of the Grantor.`,
  ]
}

function assignment(facts: DocumentValues): Block[] {
  return [
    article('ASSIGNMENT'),
    p`This Assignment of Assets (this “Assignment”) is made by ${withAddress(facts.grantor)} (the “Grantor”), to ${inTitle(facts)} (the “Trustee”). It relates to ${theTrust(facts)}, and implements Article 2 of the Trust Agreement. Terms defined in the Trust Agreement have the same meanings in this Assignment.`,
    p`The Grantor assigns, transfers and delivers to the Trustee, without consideration, all of the Grantor’s right, title and interest in the property listed in Article 2 of this Assignment, to the extent stated there, to be held in trust on the terms of the Trust Agreement.`,
    ...(facts.grantorServes
      ? [
          p`The Grantor is also a trustee. Property that passes by this Assignment is held by the Trustee from the date on which this Assignment takes effect, and the Grantor no longer holds it as owner.`,
        ]
      : []),
    p`This Assignment takes effect on the date beside the Grantor’s signature, but not before the Trust Agreement is signed${fixed(requiresCoTrustee(facts) ? ' and the co-trustee whose name is written in its Article\u00A012 has accepted' : '')}. It is a gift. The Grantor retains no interest in the property, no possession or use of it, and no right to its return. This Assignment does not modify the Trust Agreement.`,
    // The answers do not say what an earlier assignment assigned, nor to what extent.
    p`Of the Grantor’s right, title and interest in each item that Article 2 lists, to the extent stated there, this Assignment assigns all that no earlier assignment to the Trustee has assigned. To the extent that an earlier assignment has assigned an item, a part of it or an interest in it, this Assignment confirms that assignment, which keeps its own effective date, and neither repeats nor revokes it. This Assignment is not a second gift of what was assigned before, and a value stated for that property is not the value of a further gift.`,
    p`Nothing in this Assignment undoes or limits an earlier assignment, even of property that Article 2 does not list or that Article 4 excludes. An earlier assignment includes a transfer by the Trust Agreement, a deed or another document.`,
  ]
}

/** What each way of owning lets the grantor give away alone. */
const BY_OWNERSHIP: readonly { held: Ownership; block: Block }[] = [
  {
    held: 'joint',
    block: p`Joint property. If every joint owner assigns his or her own interest below, this Assignment extends to the whole (in the case of land, when the deeds are delivered). Otherwise it extends only to the Grantor’s own interest (in the case of land, when the deed is delivered), and conveys no homestead unless both spouses sign. Property that spouses hold as tenants by the entireties is not conveyed unless the Grantor’s spouse assigns his or her own interest below (W.S. 34-1-140). The Trust Agreement does not invoke W.S. 4-10-402(c), under which the protection of entireties property from the creditors of one spouse may continue in a trust.`,
  },
  {
    held: 'community',
    block: p`Community property. Both spouses must sign. Wyoming is a separate-property state (W.S. 20-1-201), but property brought from a community property state may retain that character (W.S. 2-7-720 through 2-7-729). Unless the other spouse assigns his or her own interest below, this Assignment conveys only such interest as the Grantor may convey without joinder.`,
  },
  {
    held: 'tenants_in_common',
    block: p`Property held as tenants in common. This Assignment conveys only the Grantor’s undivided share. Each other owner retains his or her share unless that owner joins below.`,
  },
]

/** The same for a grantor who is not married, whom no spouse joins. */
const BY_ONE_WHO_IS_UNMARRIED: Readonly<Partial<Record<Ownership, Block>>> = {
  joint: p`Joint property. If every joint owner assigns his or her own interest below, this Assignment extends to the whole (in the case of land, when the deeds are delivered). Otherwise it extends only to the Grantor’s own interest (in the case of land, when the deed is delivered).`,
  community: p`Community property. The Grantor is not married. Wyoming is a separate-property state (W.S. 20-1-201), but property brought from a community property state may retain that character (W.S. 2-7-720 through 2-7-729). This Assignment conveys only the Grantor’s own interest, and no interest of a former spouse or of the estate of a spouse who has died.`,
}

function extent(facts: DocumentValues): Block[] {
  const alone = isUnmarried(facts.trust)
  const held = new Set(facts.assets.map(({ ownership }) => ownership))
  return [
    article('EXTENT OF THE INTEREST'),
    p`This Assignment conveys only the Grantor’s own interest in the property, with the rights that belong to that interest and subject to the liens and encumbrances on it. The Trustee does not assume any personal debt of the Grantor.`,
    ...BY_OWNERSHIP.filter(({ held: how }) => held.has(how)).map(
      ({ held: how, block }) => (alone && BY_ONE_WHO_IS_UNMARRIED[how]) || block,
    ),
  ]
}

function signing(facts: DocumentValues): Block[] {
  return [
    article('EXECUTION'),
    section('Grantor'),
    lead`The Grantor signs this Assignment on the date beside the signature.`,
    leadNote`Sign the Trust Agreement first. Sign in ink and write the date by hand.`,
    grantorSignature(facts),
    section('Acceptance by the Trustee'),
    lead`The Trustee accepts the property assigned above, to be held on the terms of the Trust Agreement. The Trustee accepts property that requires a deed, a certificate of title or an institution’s own form only when that requirement has been met.`,
    ...trusteeSignatures(facts),
    section('Acknowledgments'),
    leadNote`Deeds and certificates of title must be acknowledged separately. The notarial officer fills in the state and county in which the act is performed, and may not be a person named in this Assignment or be married to one (W.S. 32-3-123).`,
    grantorAcknowledgment(facts),
    ...trusteeAcknowledgments(facts),
  ]
}

/** The Assignment of Assets from the grantor to the trustee, by the groups of T 4.7. */
export function assignmentOfAssets(trust: TrustRecord): Doc {
  const facts = documentValuesOf(trust)
  return trustPaper('Assignment of Assets', facts, [
    ...assignment(facts),
    ...property(facts),
    ...extent(facts),
    ...excluded(facts),
    ...terms(facts),
    ...joinder(facts),
    ...signing(facts),
    ...occupancyLease(facts),
  ])
}
