import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { fill, lead, leadNote, own, p, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../facts.ts'
import type { Block, Doc } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { initialsTable } from '../wording/initials-table.ts'
import { outsideWyoming } from '../wording/outside-wyoming.ts'
import { personSignature, venue } from '../wording/signature.ts'
import { agentInformation } from './agent-information.ts'
import { certification } from './certification.ts'
import { generalAuthority } from './general-authority.ts'
import { specialInstructions } from './special-instructions.ts'

function agents(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'DESIGNATION OF AGENT' },
    p`I, ${answer(trust, 'dpoa_principalName')}, of ${answer(trust, 'dpoa_principalAddress')}, name the following person as my agent:`,
    p`Name of agent: ${answer(trust, 'dpoa_agentName')}`,
    p`Agent’s address: ${answer(trust, 'dpoa_agentAddress', '\n')}`,
    fill('Agent’s telephone number'),
    { kind: 'heading', text: 'DESIGNATION OF SUCCESSOR AGENT(S) (OPTIONAL)' },
    lead`If my agent is unable or unwilling to act for me, I name as my successor agent:`,
    fill('Name of successor agent'),
    fill('Successor agent’s address'),
    fill('Successor agent’s telephone number'),
    lead`If my successor agent is unable or unwilling to act for me, I name as my second successor agent:`,
    fill('Name of second successor agent'),
    fill('Second successor agent’s address'),
    fill('Second successor agent’s telephone number'),
  ]
}

/** The acts that need an express grant, W.S. 3-9-201(a). */
const ACTS = [
  'Create, amend, revoke or terminate an inter vivos trust',
  'Make a gift, subject to the limitations of the Uniform Power of Attorney Act (W.S. 3-9-217) and any special instructions in this power of attorney',
  'Create or change rights of survivorship',
  'Create or change a beneficiary designation',
  'Authorize another person to exercise the authority granted under this power of attorney',
  'Waive the principal’s right to be a beneficiary of a joint and survivor annuity, including a survivor benefit under a retirement plan',
  'Exercise fiduciary powers that the principal has authority to delegate',
  'Disclaim or refuse an interest in property, including a power of appointment',
]

function specificAuthority(): Block[] {
  return [
    { kind: 'heading', text: 'GRANT OF SPECIFIC AUTHORITY (OPTIONAL)' },
    p`My agent MAY NOT do any of the following specific acts for me UNLESS I have INITIALED the specific authority listed below:`,
    lead`(CAUTION: Granting any of the following will give your agent the authority to take actions that could significantly reduce your property or change how your property is distributed at your death. INITIAL ONLY the specific authority you WANT to give your agent.)`,
    initialsTable('Specific authority, granted only where initialed', 'Specific act', ACTS.map(own)),
    { kind: 'heading', text: 'LIMITATION ON AGENT’S AUTHORITY' },
    p`An agent that is not my ancestor, spouse or descendant MAY NOT use my property to benefit the agent or a person to whom the agent owes an obligation of support unless I have included that authority in the Special Instructions.`,
  ]
}

function importantInformation(): Block[] {
  return [
    { kind: 'heading', text: 'IMPORTANT INFORMATION' },
    p`This power of attorney authorizes another person (your agent) to make decisions concerning your property for you (the principal). Your agent will be able to make decisions and act with respect to your property, including your money, whether or not you are able to act for yourself. The meaning of authority over the subjects listed on this form is explained in the Uniform Power of Attorney Act (W.S. 3-9-101 through 3-9-403).`,
    p`This power of attorney does not authorize the agent to make health care decisions for you.`,
    p`You should select someone you trust to serve as your agent. Unless you specify otherwise, generally the agent’s authority will continue until you die, or revoke the power of attorney, or the agent resigns or is unable to act for you.`,
    p`Your agent is entitled to reasonable compensation unless you state otherwise in the Special Instructions.`,
    p`This form provides for designation of one agent. If you wish to name more than one agent, you may name a coagent in the Special Instructions. Coagents are not required to act together unless you include that requirement in the Special Instructions.`,
    p`If your agent is unable or unwilling to act for you, your power of attorney will end unless you have named a successor agent. You may also name a second successor agent.`,
    p`This power of attorney becomes effective immediately unless you state otherwise in the Special Instructions.`,
    p`If you have questions about the power of attorney or the authority you are granting to your agent, you should seek legal advice before signing this form.`,
  ]
}

function signing({ trust }: Facts): Block[] {
  const principal = answer(trust, 'dpoa_principalName')
  return [
    { kind: 'heading', text: 'SIGNATURE AND ACKNOWLEDGMENT', pageBreak: true },
    leadNote`Initial and sign in ink before a notarial officer. No witness is required. An acknowledged signature is presumed genuine (W.S. 3-9-105). Without the acknowledgment, others may refuse to accept this power of attorney. For use in a transaction involving land, it must also be recorded (W.S. 34-1-104). The officer may not be the agent or another person named in this power of attorney, or be married to one of them (W.S. 32-3-123).`,
    ...outsideWyoming(trust, 'dpoa_principalAddress', 'This power of attorney is made under Wyoming law.'),
    personSignature('Principal', principal, [
      { label: 'Address', printed: answer(trust, 'dpoa_principalAddress', '\n') },
      { label: 'Telephone number' },
    ]),
    { kind: 'notary', act: 'individual', signer: principal, ...venue(answer(trust, 'dpoa_principalAddress'), trust) },
  ]
}

/** The Durable Power of Attorney in the order of the form of W.S. 3-9-301, with the certification of W.S. 3-9-302. */
export function durablePowerOfAttorney(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  const principal = answer(trust, 'dpoa_principalName')
  const agent = answer(trust, 'dpoa_agentName')
  return companion(trust, 'Durable Power of Attorney', say`Power of attorney of ${principal}`, [
    {
      kind: 'title',
      title: { text: 'State of Wyoming Statutory Form Power of Attorney' },
      subtitle: 'Durable Power of Attorney',
      lines: [say`of ${principal}`],
    },
    ...importantInformation(),
    ...agents(trust),
    ...generalAuthority(trust),
    ...specificAuthority(),
    ...specialInstructions(facts),
    ...signing(facts),
    ...agentInformation(principal, agent),
    ...certification(principal, facts),
  ])
}
