import { article, fill, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import {
  ADMINISTRATIVE_POWERS_ONLY,
  GRANTOR_TRUSTEE_ACKNOWLEDGES,
  INDEPENDENT_TRUSTEE_DECIDES,
} from '../wording/grantor-as-trustee.ts'
import { INDEPENDENT_TRUSTEE } from './signing.ts'

function theGrantor(facts: Facts): Block[] {
  if (!facts.grantorServes)
    return [
      section('The Grantor'),
      p`The Grantor is not a trustee and keeps no power to appoint, remove or replace one. Nothing in this Appointment reserves such a power.`,
    ]
  return [
    section('The Grantor as trustee'),
    p`The Grantor serves only as initial trustee, keeps no power to appoint, remove or replace a trustee, and may not serve as Independent Trustee or again as trustee after ceasing to serve.`,
    ADMINISTRATIVE_POWERS_ONLY,
    ...INDEPENDENT_TRUSTEE_DECIDES,
    p`An Independent Trustee is appointed as Article 12 of the Trust Agreement provides and accepts in the block headed “${own(INDEPENDENT_TRUSTEE)}”. The Grantor does not choose that person after the Trust Agreement is signed.`,
    GRANTOR_TRUSTEE_ACKNOWLEDGES,
  ]
}

/** Who the trustee is under Wyoming law: never a qualified trustee by this paper's word, always with a link to Wyoming. */
export function standing(facts: Facts): Block[] {
  return [
    article('STANDING OF THE TRUSTEE'),
    ...theGrantor(facts),
    section('No qualified trustee'),
    p`The Trust is not a qualified spendthrift trust under W.S. 4-10-510. This Appointment does not represent that any trustee is a qualified trustee within the meaning of W.S. 4-10-103(a)(xxxv), and the Trust does not depend on it.`,
    section('Link to Wyoming'),
    p`Article 12 of the Trust Agreement requires that at all times at least one trustee be a resident of Wyoming, maintain a place of business in Wyoming, or administer the Trust in Wyoming. W.S. 34-1-139(b) makes such a link a condition of the long duration of the Trust. The Trust is first administered at ${facts.adminAddress}. If no trustee meets the requirement, the Trustee shall promptly appoint a co-trustee who does, or move the administration to Wyoming.`,
    fill('Trustee who meets the requirement, and how'),
  ]
}
