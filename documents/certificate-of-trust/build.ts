import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, lead, leadNote, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../facts.ts'
import type { Block, Doc } from '../model.ts'
import { trustPaper } from '../trust-paper.ts'
import { trusteeAcknowledgments, trusteeSignatures } from '../wording/execution.ts'
import { grantorAsTrustee, reservedDecisions } from '../wording/grantor-as-trustee.ts'
import { PARTICULAR_POWERS } from '../wording/powers.ts'
import { certified } from './certified.ts'
import { unchanged } from './unchanged.ts'

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
function pertinentPowers(facts: Facts): Block[] {
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

/** Only a trustee certifies: the grantor as such does not sign. */
function signing(facts: Facts): Block[] {
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

/** The Certificate of Trust: a certification of trust under W.S. 4-10-1014, made by the trustee alone. */
export function certificateOfTrust(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return trustPaper('Certificate of Trust', facts, [
    ...certified(facts),
    ...pertinentPowers(facts),
    ...unchanged(facts),
    ...signing(facts),
  ])
}
