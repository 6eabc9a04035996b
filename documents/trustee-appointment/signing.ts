import { article, lead, leadNote, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, SignatureLine } from '../model.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  TITLE_IF_ORGANIZATION,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/execution.ts'
import { officerSignature, personSignature } from '../wording/signature.ts'
import { successorBarred } from '../wording/successors.ts'
import { mayBeOrganization, namesOrganization } from '../wording/trustee-nature.ts'

/** The role under which an Independent Trustee accepts, once there is one. */
export const INDEPENDENT_TRUSTEE = 'Independent Trustee (only when named or appointed)'

/** The role under which a person named as trustee declines the office. */
export const REFUSAL = 'Person who declines the office (sign only to decline)'

// The notice of W.S. 4-10-813 states both, so the trustee writes them here.
const TELEPHONE: SignatureLine = { label: 'Telephone' }
const ADDRESS: SignatureLine = { label: 'Address' }

function independentTrustee(facts: Facts): Block[] {
  if (!facts.grantorServes) return []
  return [
    lead`A person who signs in this block has been named or appointed as Article 12 of the Trust Agreement provides, is qualified to serve as Independent Trustee, and accepts that office for the purposes stated in Article 12 of the Trust Agreement.`,
    personSignature(INDEPENDENT_TRUSTEE, undefined, [TITLE_IF_ORGANIZATION, ADDRESS, TELEPHONE]),
  ]
}

function refusal(facts: Facts): Block[] {
  return [
    section('Refusal (instead of acceptance)'),
    lead`The person who signs in this block has not accepted the office of trustee, declines it, and shall deliver any trust property in that person’s possession to the person entitled to it. The refusal takes effect when it is delivered to the Grantor or to a trustee who has accepted.`,
    personSignature(REFUSAL, undefined, [...(mayBeOrganization(facts) ? [TITLE_IF_ORGANIZATION] : []), ADDRESS]),
  ]
}

/** An organization consents by an officer. */
function consentBlock({ backup, backupAddressLines }: Facts): Block {
  const role = 'Successor Trustee (consent to serve)'
  const reached = [{ ...ADDRESS, ...(backupAddressLines && { printed: backupAddressLines }) }, TELEPHONE]
  return !backup.blank && namesOrganization(backup.text)
    ? officerSignature(role, backup, reached)
    : personSignature(role, backup, reached)
}

/** Nobody consents for the grantor, who may not serve, and a minor cannot consent yet. */
function consent(facts: Facts): Block[] {
  if (successorBarred(facts)) return []
  return [
    section('Consent of the successor trustee (optional)'),
    lead`The person who signs in this block is willing to serve as successor trustee if the office becomes vacant and passes to that person. This consent is not an acceptance. It does not make that person a trustee or co-trustee, confers no power, imposes no duty, and may be withdrawn by written notice to the Trustee. The appointment and acceptance above are complete without it.`,
    consentBlock(facts),
  ]
}

export function signing(facts: Facts): Block[] {
  return [
    article('SIGNATURES'),
    section('Appointment and acceptance'),
    lead`The Grantor confirms the appointment and the Trustee accepts the office, each on the date beside the signature.`,
    leadNote`Sign the Trust Agreement before this Appointment. Sign in ink, and write each date by hand.`,
    grantorSignature(facts),
    ...trusteeSignatures(facts, [TELEPHONE]),
    ...independentTrustee(facts),
    ...refusal(facts),
    ...consent(facts),
    section('Acknowledgments'),
    leadNote`The law does not require that this Appointment be acknowledged, but others may ask that it be. The notarial officer states the county and state in which the act is performed. A person named in this Appointment, or that person’s spouse, may not act as the notarial officer (W.S. 32-3-123).`,
    grantorAcknowledgment(facts),
    ...trusteeAcknowledgments(facts),
  ]
}
