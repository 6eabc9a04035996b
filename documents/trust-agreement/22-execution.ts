import { article, lead, leadNote, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/execution.ts'
import { SCHEDULE_A } from '../wording/parties.ts'
import { witness } from '../wording/signature.ts'

export function execution(facts: Facts): Block[] {
  return [
    article('EXECUTION'),
    section('Signatures'),
    p`The Grantor and every trustee sign this Agreement on the dates beside their signatures. It is dated as of ${facts.trustDate} and takes effect when the Grantor has signed and property has been transferred to the Trustee. By signing, each trustee accepts the Trust, acknowledges receipt of a copy of this Agreement, and agrees to carry it out.`,
    leadNote`Sign in ink. The date is written by hand by the person who signs. Initial ${SCHEDULE_A} as well. The law requires neither witnesses nor a notary for this Agreement; both are good evidence of it.`,
    grantorSignature(facts),
    ...trusteeSignatures(facts),
    section('Witnesses'),
    lead`Witnesses are optional. A person who signs here as a witness saw the Grantor sign and is not a party, a Beneficiary or the notarial officer.`,
    witness('First', true),
    witness('Second', true),
    section('Acknowledgments'),
    leadNote`The notarial officer fills in the state and county in which the act is performed. The officer may not be a party to this Agreement, a Beneficiary or another person named in it, or be married to one of them (W.S. 32-3-123).`,
    grantorAcknowledgment(facts),
    ...trusteeAcknowledgments(facts),
  ]
}
