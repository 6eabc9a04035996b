import { article, lead, leadNote, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, SignatureLine } from '../model.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/execution.ts'
import { personSignature } from '../wording/signature.ts'

/** The role under which an Independent Trustee accepts, once there is one. */
export const INDEPENDENT_TRUSTEE = 'Independent Trustee (only when appointed)'

// The notice of W.S. 4-10-813 states both, so the trustee writes them here.
const TELEPHONE: SignatureLine = { label: 'Telephone' }
const REACHED_AT: readonly SignatureLine[] = [{ label: 'Address' }, TELEPHONE]

function independentTrustee(facts: Facts): Block[] {
  if (!facts.grantorServes) return []
  return [
    lead`A person who signs in this block has been appointed as Article 12 of the Trust Agreement provides, is qualified to be an Independent Trustee, and accepts that office for the decisions that Article 14 of the Trust Agreement gives to it.`,
    personSignature(INDEPENDENT_TRUSTEE, undefined, REACHED_AT),
  ]
}

export function signing(facts: Facts): Block[] {
  return [
    article('SIGNATURES'),
    section('Appointment and acceptance'),
    lead`The Grantor appoints and the Trustee accepts, each on the date beside the signature.`,
    leadNote`Sign the Trust Agreement first. Sign in ink and write the date by hand.`,
    grantorSignature(facts),
    ...trusteeSignatures(facts, REACHED_AT.slice(1)),
    ...independentTrustee(facts),
    section('Consent of the successor trustee (optional)'),
    lead`The person who signs in this block is willing to serve as successor trustee when the office falls to that person. This consent is not an acceptance: it makes nobody a trustee or co-trustee, gives no power and no duty, and may be withdrawn by written notice to the Trustee. The appointment above is complete without it.`,
    personSignature('Successor Trustee (consent to serve)', facts.backup, [
      { label: 'Address', ...(facts.backupAddressLines && { printed: facts.backupAddressLines }) },
      TELEPHONE,
    ]),
    section('Acknowledgments'),
    leadNote`The law does not require a notary for this Appointment; others may ask for one. The notarial officer fills in the state and county in which the act is performed, and may not be a person named in this Appointment or be married to one (W.S. 32-3-123).`,
    grantorAcknowledgment(facts),
    ...trusteeAcknowledgments(facts),
  ]
}
