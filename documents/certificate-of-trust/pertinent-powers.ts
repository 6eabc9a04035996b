import { fill, lead, leadNote, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { ADMINISTRATIVE_POWERS_ONLY, INDEPENDENT_TRUSTEE_DECIDES } from '../wording/grantor-as-trustee.ts'
import { PARTICULAR_POWERS } from '../wording/powers.ts'

function whileTheGrantorServes(facts: Facts): Block[] {
  if (!facts.grantorServes) return []
  return [
    { kind: 'heading', text: 'LIMITS ON A TRUSTEE WHO IS THE GRANTOR' },
    p`A trustee who is also the Grantor holds the powers above within the following limits of the Trust Agreement. The Code is the Internal Revenue Code of 1986, as amended.`,
    ADMINISTRATIVE_POWERS_ONLY,
    ...INDEPENDENT_TRUSTEE_DECIDES,
  ]
}

/** What others need to know of the agreement's Article 13; who gets what is no part of it. */
export function pertinentPowers(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'PERTINENT POWERS OF THE TRUSTEE' },
    lead`The Trustee has the powers of W.S. 4-10-815 and 4-10-816, which the Trust Agreement incorporates, within the limits of its Articles 3 and 14, and may use them without leave of a court. Articles are those of the Trust Agreement. In particular the Trustee may:`,
    ...PARTICULAR_POWERS.flatMap(({ power, internal }) => (internal ? [] : [power])),
    leadNote`For a request about a digital account under W.S. 2-3-1012 or 2-3-1013, write here the date of the Grantor’s signed consent to disclosure of the content of electronic communications; leave it blank if there is none.`,
    fill('Date of consent to disclosure of content (optional)'),
    ...whileTheGrantorServes(facts),
  ]
}
