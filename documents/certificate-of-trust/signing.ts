import { lead, leadNote } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { trusteeAcknowledgments, trusteeSignatures } from '../wording/execution.ts'

/** Only a trustee certifies: the grantor as such does not sign. */
export function signing(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'SIGNATURE OF THE TRUSTEE' },
    leadNote`This certificate shall not be signed until every trustee named in item (c) has accepted the office and property has been transferred to the Trustee.`,
    lead`The undersigned, a currently acting trustee, certifies that the statements above are correct on the date beside the signature.`,
    facts.trustees.length > 1
      ? leadNote`Any one of the co-trustees may sign (W.S. 4-10-1014). Strike out the blocks of those who do not sign. Sign in ink and write the date by hand. It is not the date of the Trust.`
      : leadNote`Sign in ink and write the date by hand. It is not the date of the Trust.`,
    ...trusteeSignatures(facts),
    leadNote`This certificate must be acknowledged if it is to be recorded. The notarial officer fills in the state and county in which the act is performed, and may not be a trustee, the Grantor or another person named in this certificate, or be married to one of them (W.S. 32-3-123).`,
    ...trusteeAcknowledgments(facts),
  ]
}
