import type { Ownership } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { article, lead, leadNote, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../facts.ts'
import type { Block, Doc } from '../model.ts'
import { trustPaper } from '../trust-paper.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/execution.ts'
import { inTitle, requiresCoTrustee, theTrust, withAddress } from '../wording/parties.ts'
import { excluded } from './excluded.ts'
import { joinder } from './joinder.ts'
import { occupancyLease } from './occupancy-lease.ts'
import { property } from './property.ts'
import { terms } from './terms.ts'

function assignment(facts: Facts): Block[] {
  return [
    article('ASSIGNMENT'),
    p`This Assignment of Assets (this “Assignment”) is made by ${withAddress(facts.grantor)} (the “Grantor”), to ${inTitle(facts)} (the “Trustee”). It relates to ${theTrust(facts)}, and implements Article 2 of the Trust Agreement. Terms defined in the Trust Agreement have the same meaning in this Assignment.`,
    p`The Grantor assigns, transfers and delivers to the Trustee, without consideration, all of the Grantor’s right, title and interest in the property listed in Article 2 of this Assignment, to the extent stated there, to be held in trust on the terms of the Trust Agreement.`,
    ...(facts.grantorServes
      ? [
          p`The Grantor is also a trustee. Property that passes by this Assignment is held by the Trustee from the date on which this Assignment takes effect, and the Grantor no longer holds it as owner.`,
        ]
      : []),
    p`This Assignment takes effect on the date beside the Grantor’s signature, but not before the Trust Agreement is signed${own(requiresCoTrustee(facts) ? ' and the co-trustee whose name is written in its Article\u00A012 has accepted' : '')}. It is a gift. The Grantor retains no interest in the property, no possession or use of it, and no right to its return. This Assignment does not modify the Trust Agreement.`,
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

function extent(facts: Facts): Block[] {
  const held = new Set(facts.assets.map(({ ownership }) => ownership))
  return [
    article('EXTENT OF THE INTEREST'),
    p`This Assignment conveys only the Grantor’s own interest in the property, with the rights that belong to that interest and subject to the liens and encumbrances on it. The Trustee does not assume any personal debt of the Grantor.`,
    ...BY_OWNERSHIP.filter(({ held: how }) => held.has(how)).map(({ block }) => block),
  ]
}

function signing(facts: Facts): Block[] {
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
  const facts = factsOf(trust)
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
