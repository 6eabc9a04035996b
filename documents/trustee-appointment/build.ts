import { namesOrganization } from '#domain/formats/names.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { trustPaper } from '../companion.ts'
import { article, fill, lead, leadNote, p, section } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import type { Block, Doc, SignatureLine } from '../model.ts'
import { successorBarred } from '../wording/named-persons.ts'
import { mayBeOrganization } from '../wording/parties.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  officerSignature,
  personSignature,
  TITLE_IF_ORGANIZATION,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/signatures.ts'
import { acceptance, appointment, successors } from './appointment.ts'
import { duties, standing } from './standing.ts'

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

function terms(facts: Facts): Block[] {
  return [
    article('TERMS OF SERVICE'),
    section('Compensation and expenses'),
    mayBeOrganization(facts)
      ? p`A bank or trust company serving as trustee is entitled to compensation under its published fee schedule in effect when the services are rendered. A bank or trust company shall attach a copy of its current schedule. Any other trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708) and is entitled to reimbursement of expenses properly incurred (W.S. 4-10-709).`
      : p`The Trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708) and is entitled to reimbursement of expenses properly incurred (W.S. 4-10-709).`,
    ...(mayBeOrganization(facts) ? [fill('Fee schedule attached, its date or edition (if none, write “none”)')] : []),
    section('Bond'),
    p`Bond is waived. No original or successor trustee is required to give bond unless a court requires it (W.S. 4-10-702).`,
    section('Resignation and removal'),
    p`The Trustee may resign by giving at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court (W.S. 4-10-705). The Trustee may be removed as Article 12 of the Trust Agreement provides, or by a court on the grounds stated in W.S. 4-10-706.`,
    section('Predecessors'),
    p`The liability of a successor trustee for the acts and omissions of a former trustee is limited as Article 12 of the Trust Agreement provides. A successor trustee is not required to examine the accounts of a former trustee except as that Article requires.`,
    section('Notices'),
    p`A notice under this Appointment shall be in writing and shall be given in the manner that Article 21 of the Trust Agreement provides. A notice to a trustee shall be sent to the address stated in this Appointment or to an address that the trustee has since given in writing. The Trustee shall notify the qualified beneficiaries and the co-trustees of a change of address or telephone number.`,
    section('Governing law and courts'),
    p`The law of Wyoming governs this Appointment. By accepting the office, each trustee submits to the jurisdiction of the courts of Wyoming in every matter that concerns the Trust.`,
  ]
}

/** The Trustee Appointment and Acceptance, with the successor's optional consent to serve. */
export function trusteeAppointment(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return trustPaper('Trustee Appointment and Acceptance', facts, [
    ...appointment(facts),
    ...acceptance(facts),
    ...duties(),
    ...standing(facts),
    ...successors(facts),
    ...terms(facts),
    ...signing(facts),
  ])
}
