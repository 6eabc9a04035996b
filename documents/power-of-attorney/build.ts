import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { fill, item, lead, leadNote, own, p, say } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block, Doc, Run } from '../model.ts'
import { answer } from '../wording/answer.ts'
import { ofOnesOwnName } from '../wording/named-persons.ts'
import { initialsTable, personSignature, venue } from '../wording/signatures.ts'
import { inWyoming, outsideWyoming } from '../wording/wyoming.ts'
import { generalAuthority, specialInstructions } from './authority.ts'

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

function agentInformation(principal: Run, agent: Run): Block[] {
  return [
    { kind: 'heading', text: 'IMPORTANT INFORMATION FOR AGENT', pageBreak: true },
    { kind: 'heading', text: 'AGENT’S DUTIES' },
    lead`When you accept the authority granted under this power of attorney, a special legal relationship is created between you and the principal. This relationship imposes upon you legal duties that continue until you resign or the power of attorney is terminated or revoked. You must:`,
    item`do what you know the principal reasonably expects you to do with the principal’s property or, if you do not know the principal’s expectations, act in the principal’s best interest;`,
    item`act in good faith;`,
    item`do nothing beyond the authority granted in this power of attorney; and`,
    item`disclose your identity as an agent whenever you act for the principal by writing or printing the name of the principal and signing your own name as agent in this manner: ${principal} by ${agent} as Agent.`,
    lead`Unless the Special Instructions in this power of attorney state otherwise, you must also:`,
    item`act loyally for the principal’s benefit;`,
    item`avoid conflicts that would impair your ability to act in the principal’s best interest;`,
    item`act with care, competence and diligence;`,
    item`keep a record of all receipts, disbursements and transactions made on behalf of the principal;`,
    item`cooperate with any person that has authority to make health care decisions for the principal to do what you know the principal reasonably expects or, if you do not know the principal’s expectations, to act in the principal’s best interest; and`,
    item`attempt to preserve the principal’s estate plan if you know the plan and preserving the plan is consistent with the principal’s best interest.`,
    { kind: 'heading', text: 'TERMINATION OF AGENT’S AUTHORITY' },
    lead`You must stop acting on behalf of the principal if you learn of any event that terminates this power of attorney or your authority under it. Such events include:`,
    item`death of the principal;`,
    item`the principal’s revocation of the power of attorney or your authority;`,
    item`the occurrence of a termination event stated in the power of attorney;`,
    item`the purpose of the power of attorney being fully accomplished; and`,
    item`if you are married to the principal, a legal action being filed with a court to end your marriage, or for your legal separation, unless the Special Instructions state that such an action will not terminate your authority.`,
    { kind: 'heading', text: 'LIABILITY OF AGENT' },
    p`The meaning of the authority granted to you is defined in the Uniform Power of Attorney Act (W.S. 3-9-101 through 3-9-403). If you violate that Act or act outside the authority granted, you may be liable for any damages caused by your violation.`,
    p`If there is anything about this document or your duties that you do not understand, you should seek legal advice.`,
    { kind: 'heading', text: 'ACCEPTANCE BY AGENT (OPTIONAL)' },
    lead`The law does not require the agent to sign. By signing, the agent states that the agent has read this information and accepts the authority that the principal has initialed.`,
    personSignature('Agent', agent),
  ]
}

function agents(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'DESIGNATION OF AGENT' },
    p`I, ${answer(trust, 'dpoa_principalName')}, of ${answer(trust, 'dpoa_principalAddress')}, name the following person as my agent:`,
    p`Name of agent: ${answer(trust, 'dpoa_agentName')}`,
    p`Agent’s address: ${answer(trust, 'dpoa_agentAddress', '\n')}`,
    ...ofOnesOwnName(trust, 'dpoa_agentName'),
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
