import { fill, lead, leadNote, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { grantorAsTrustee, reservedDecisions } from '../wording/grantor-as-trustee.ts'
import { PARTICULAR_POWERS } from '../wording/powers.ts'

function whileTheGrantorServes(facts: Facts): Block[] {
  if (!facts.grantorServes) return []
  return [
    { kind: 'heading', text: 'LIMITS ON A TRUSTEE WHO IS THE GRANTOR' },
    p`A trustee who is also the Grantor holds these powers within the following limits of the Trust Agreement.`,
    ...grantorAsTrustee(),
    ...reservedDecisions(facts),
  ]
}

/** What others need to know of the agreement's Article 13; who gets what is no part of it. */
export function pertinentPowers(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'PERTINENT POWERS OF THE TRUSTEE' },
    p`The Trustee has the powers of W.S. 4-10-815 and 4-10-816, which the Trust Agreement incorporates, and may exercise them without court approval. The limits that concern a person dealing with the Trustee are those stated in this certificate and, for dealings with the Grantor, insurance on the Grantor’s life and stock of a corporation that the Grantor controls, those stated in Article 14.`,
    lead`In particular, the Trustee may:`,
    ...PARTICULAR_POWERS.flatMap(({ power, internal }) => (internal ? [] : [power])),
    leadNote`For a request to a custodian of digital assets under W.S. 2-3-1012 or 2-3-1013, the Grantor’s consent is a separate writing in which the Grantor, as the original user of the account, consents to disclosure of the content of electronic communications to the Trustee. Its date is written here; leave the line blank if there is no such consent.`,
    fill('Date of the Grantor’s signed consent to disclosure of content (optional)'),
    ...whileTheGrantorServes(facts),
  ]
}
