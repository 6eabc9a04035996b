import { article, lead, leadNote, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/execution.ts'
import { requiresCoTrustee, SCHEDULE_A, SCHEDULE_B } from '../wording/parties.ts'
import { witness } from '../wording/signature.ts'

export function execution(facts: Facts): Block[] {
  const effective = own(
    requiresCoTrustee(facts)
      ? 'the Grantor has signed, property has been transferred to the Trustee, and the co-trustee named in Article 12 has accepted'
      : 'the Grantor has signed and property has been transferred to the Trustee',
  )
  return [
    article('EXECUTION'),
    section('Signatures'),
    p`The Grantor and each trustee sign this Agreement on the dates beside their signatures. This Agreement is dated as of ${facts.trustDate} and takes effect when ${effective}. By signing, each trustee accepts the Trust, acknowledges receipt of a copy of this Agreement, and agrees to administer the Trust on its terms.`,
    leadNote`Sign in ink. Each person who signs must write the date by hand. Initial ${SCHEDULE_A} and ${SCHEDULE_B} as well. The law does not require witnesses or a notary for this Agreement, but both help to prove its execution.`,
    grantorSignature(facts),
    ...trusteeSignatures(facts),
    section('Witnesses'),
    lead`Witnesses are optional. Each person who signs below as a witness saw the Grantor sign and is not a party, a Beneficiary or the notarial officer.`,
    witness('First', true),
    witness('Second', true),
    section('Acknowledgments'),
    leadNote`The notarial officer fills in the state and county in which the act is performed. The officer may not be a party to this Agreement, a Beneficiary or another person named in it, or be married to one of them (W.S. 32-3-123).`,
    grantorAcknowledgment(facts),
    ...trusteeAcknowledgments(facts),
  ]
}
