import { item, lead, leadNote, note } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { outsideWyoming } from '../wording/outside-wyoming.ts'
import { personSignature, venue, witness } from '../wording/signature.ts'

/** The agent's naming is valid only with two qualified witnesses or an acknowledgment, W.S. 35-22-403(b). */
export function execution({ trust }: Facts): Block[] {
  const principal = answer(trust, 'hcd_principalName')
  return [
    { kind: 'heading', text: 'SIGNATURE OF THE PRINCIPAL' },
    lead`I sign this directive, consisting of Parts 1 through 5, on the date that I write below.`,
    ...outsideWyoming(trust, 'hcd_principalAddress', 'This directive is made under Wyoming law.'),
    personSignature('Principal', principal, [
      { label: 'Address', printed: answer(trust, 'hcd_principalAddress', '\n') },
    ]),
    note`Complete ONE of the following: Option A (two witnesses) or Option B (a notarial officer). One of them is required for the designation of the agent to be valid.`,
    { kind: 'heading', text: 'OPTION A. TWO WITNESSES', pageBreak: true },
    lead`A witness must have seen the principal sign or acknowledge the signature. None of the following may be a witness (W.S. 35-22-403):`,
    item`a health care provider who treats the principal, or an employee of such a provider;`,
    item`the agent, ${answer(trust, 'hcd_agentName')}, or an alternate agent; or`,
    item`the operator or an employee of a community care facility or a residential care facility.`,
    lead`Each witness declares: I declare under penalty of perjury under the laws of Wyoming that the person who signed or acknowledged this document is known to me to be the principal, ${principal}, and that the principal signed or acknowledged this document in my presence. I am not the person named in it as agent or alternate agent, a treating health care provider or an employee of one, or the operator or an employee of a community care facility or residential care facility.`,
    witness('First'),
    witness('Second'),
    { kind: 'heading', text: 'OPTION B. NOTARIAL OFFICER', pageBreak: true },
    leadNote`Use only if Option A is not used. The officer may not be the agent or another person named in this directive, or be married to one of them (W.S. 32-3-123).`,
    { kind: 'notary', act: 'individual', signer: principal, ...venue(answer(trust, 'hcd_principalAddress'), trust) },
  ]
}
