import { fill, lead, leadNote, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { grantorAsTrustee, reservedDecisions } from '../wording/grantor-as-trustee.ts'
import { PARTICULAR_POWERS } from '../wording/powers.ts'

function whileTheGrantorServes(facts: Facts): Block[] {
  if (!facts.grantorServes) return []
  return [
    { kind: 'heading', text: 'LIMITS ON A TRUSTEE WHO IS THE GRANTOR' },
    p`A trustee who is also the Grantor holds these powers within the following limits of the Trust Agreement. The Code is the Internal Revenue Code of 1986, as amended.`,
    ...grantorAsTrustee(facts),
    ...reservedDecisions(facts),
  ]
}

/** What others need to know of the agreement's Article 13; who gets what is no part of it. */
export function pertinentPowers(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'PERTINENT POWERS OF THE TRUSTEE' },
    lead`The Trustee has the powers of W.S. 4-10-815 and 4-10-816, which the Trust Agreement incorporates, within the limits of Articles 3 and 14 of the Trust Agreement, and may exercise them without court approval. References to Articles are to those of the Trust Agreement. In particular, the Trustee may:`,
    ...PARTICULAR_POWERS.flatMap(({ power, internal }) => (internal ? [] : [power])),
    leadNote`For a request to a custodian of digital assets under W.S. 2-3-1012 or 2-3-1013, the Grantor’s consent is a separate writing in which the Grantor, as the original user of the account, consents to disclosure of the content of electronic communications to the Trustee. Its date is written here; leave the line blank if there is no such consent.`,
    fill('Date of the Grantor’s signed consent to disclosure of content (optional)'),
    ...whileTheGrantorServes(facts),
  ]
}
