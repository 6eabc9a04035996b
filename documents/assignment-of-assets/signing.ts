import { article, lead, leadNote, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/execution.ts'

export function signing(facts: Facts): Block[] {
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
