import { fill, item, lead, leadNote, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block, Run } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { personSignature, venue } from '../wording/signature.ts'
import { inWyoming } from '../wording/wyoming-law.ts'

/** The optional certification of W.S. 3-9-302, for the day on which somebody asks the agent for it. */
export function certification(principal: Run, { trust }: Facts): Block[] {
  const annexVenue = inWyoming(trust.dpoa_principalAddress) ? venue(answer(trust, 'dpoa_agentAddress'), trust) : {}
  return [
    {
      kind: 'heading',
      text: 'ANNEX: AGENT’S CERTIFICATION AS TO THE VALIDITY OF POWER OF ATTORNEY AND AGENT’S AUTHORITY',
      pageBreak: true,
    },
    leadNote`Leave this annex blank when the power of attorney is signed. An agent or successor agent completes it when a person requests it (W.S. 3-9-302).`,
    p`I, ${RULE}${RULE} (name of agent), certify under penalty of perjury that ${principal} granted me authority as an agent or successor agent in a power of attorney dated ${RULE}.`,
    lead`I further certify that to my knowledge:`,
    item`the principal is alive and has not revoked the power of attorney or my authority to act under it, and the power of attorney and my authority have not terminated;`,
    item`if the power of attorney was drafted to become effective upon the happening of an event or contingency, the event or contingency has occurred;`,
    item`if I was named as a successor agent, the prior agent is no longer able or willing to serve; and`,
    item`the following other statements are true:`,
    fill('Other relevant statements (if none, write “none”)'),
    { kind: 'heading', text: 'SIGNATURE AND ACKNOWLEDGMENT OF THE AGENT', pageBreak: true },
    lead`I make this certification with regard to the power of attorney of ${principal}.`,
    personSignature('Agent or successor agent', undefined, [{ label: 'Address' }, { label: 'Telephone number' }]),
    { kind: 'notary', act: 'individual', ...annexVenue },
  ]
}
