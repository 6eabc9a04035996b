import { sameName } from '#domain/formats/names.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { companion, fill, fixed, item, lead, leadNote, note, p, sentence } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import { RULE } from '../lines.ts'
import type { Block, Doc, Run } from '../model.ts'
import { answer } from '../wording/answer.ts'
import { namedTrust, namesMinor, ofOnesOwnName, WHICH_NOMINATION_CONTROLS } from '../wording/parties.ts'
import { initialsTable, personSignature, venue } from '../wording/signatures.ts'
import { inWyoming, outsideWyoming } from '../wording/wyoming.ts'

type Answered = 'dpoa_financialAuthority' | 'dpoa_trustManagementAuthority'

/** The subjects of W.S. 3-9-301 in its order, with the answer that is about them. */
const SUBJECTS: readonly (readonly [string, Answered?])[] = [
  ['Real property'],
  ['Tangible personal property'],
  ['Stocks and bonds', 'dpoa_financialAuthority'],
  ['Commodities and options'],
  ['Banks and other financial institutions', 'dpoa_financialAuthority'],
  ['Operation of entity or business'],
  ['Insurance and annuities'],
  ['Estates, trusts and other beneficial interests', 'dpoa_trustManagementAuthority'],
  ['Claims and litigation'],
  ['Personal and family maintenance', 'dpoa_financialAuthority'],
  ['Benefits from governmental programs or civil or military service'],
  ['Retirement plans'],
  ['Taxes', 'dpoa_financialAuthority'],
  ['All preceding subjects'],
]

const NAMES = { dpoa_financialAuthority: 'Financial Matters', dpoa_trustManagementAuthority: 'Trust Management' }

/** Both authorities count as chosen unless they were taken away (T 3.1); only ink grants them. */
function chosen(trust: TrustRecord, field: Answered | undefined): string {
  return field === undefined || trust[field] === false ? '' : `Marked (${NAMES[field]})`
}

export function generalAuthority(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'GRANT OF GENERAL AUTHORITY' },
    p`I grant my agent and any successor agent general authority to act for me with respect to the following subjects as defined in the Uniform Power of Attorney Act (W.S. 3-9-101 through 3-9-403).`,
    p`INITIAL each subject you want to include in the agent’s general authority. If you wish to grant general authority over all of the subjects you may initial “All preceding subjects” instead of initialing each subject.`,
    leadNote`The last column shows which subjects were marked as suggestions when this form was prepared. A mark grants no authority. Authority is granted only by the initials that you write in ink in the first column.`,
    initialsTable(
      'Subjects of general authority',
      'Subject',
      SUBJECTS.map(([subject]) => fixed(subject)),
      { head: 'Suggested when prepared (grants nothing)', of: (at) => fixed(chosen(trust, SUBJECTS[at]?.[1])) },
    ),
  ]
}

/** Managing the trust's property is the trustee's office: an agent has no part in it unless the principal delegates one. */
function trustProperty(facts: DocumentValues): Block {
  const { trust, trustDate } = facts
  const serves = facts.trustees.some(({ name }) => sameName(name.text, trust.dpoa_principalName))
  return serves
    ? p`Trust property. I am a trustee of ${namedTrust(facts)}, dated as of ${trustDate}. This power of attorney does not appoint my agent as trustee. Property of that trust is not my own property, and no authority granted above extends to it, except that my agent may exercise my powers as trustee if I have initialed above the authority to exercise fiduciary powers and the trust agreement permits their delegation.`
    : p`Trust property. The property of ${namedTrust(facts)}, dated as of ${trustDate}, is held in trust. This power of attorney does not appoint my agent as trustee and confers no authority over property held in that trust.`
}

/** An agent whom the schedule of the trust shows to be a minor acts only as an adult. */
const ageOfAgent = ({ trust }: DocumentValues): Block[] =>
  namesMinor(trust, 'dpoa_agentName')
    ? [
        p`Age of agent. ${answer(trust, 'dpoa_agentName')} may act as my agent only after reaching the age of 18 years. Until then, the successor agent named above may act. If no successor agent is named or serves, no one may act under this power of attorney until then, but it does not end for that reason. Complete the lines for a successor agent before signing.`,
      ]
    : []

export function specialInstructions(facts: DocumentValues): Block[] {
  return [
    { kind: 'heading', text: 'SPECIAL INSTRUCTIONS (OPTIONAL)' },
    ...ageOfAgent(facts),
    trustProperty(facts),
    p`Transfers to the trust. Authority over estates, trusts and other beneficial interests does not permit my agent to transfer my property to that irrevocable trust. My agent may make such a transfer only under, and to the extent of, a specific authority that I have initialed above (W.S. 3-9-201, 3-9-211).`,
    p`Tax matters. Authority over taxes does not permit my agent to make an election, allocation or consent that confers a benefit on the agent or on a person whom the agent is obligated to support, unless I state otherwise below. This does not prevent an agent who is my spouse from signing a joint income tax return with me. A tax authority may require its own form of authorization.`,
    p`Earlier powers of attorney. This power of attorney revokes only the earlier powers of attorney listed here (W.S. 3-9-110).`,
    fill('Earlier powers of attorney that I revoke, by date and agent (if none, write “none”)'),
    lead`Electronic communications. I consent to disclosure of the content of my electronic communications to my agent only if I initial the following line (W.S. 2-3-1009).`,
    fill('Initials, if I consent to disclosure of content to my agent'),
    lead`You may give special instructions on the following lines. Strike out any line that you leave empty.`,
    fill('Special instruction'),
    fill('Special instruction'),
    fill('Special instruction'),
    { kind: 'heading', text: 'EFFECTIVE DATE' },
    p`This power of attorney is effective immediately unless I have stated otherwise in the Special Instructions or have initialed the choice below. It is durable: it is not terminated by my incapacity (W.S. 3-9-104).`,
    initialsTable('Effective only upon incapacity (optional)', 'Choice', [
      fixed(
        'This power of attorney takes effect only when each person named below has determined in writing that I am incapacitated. If none is named, or none is able and willing to make the determination, it is made as W.S. 3-9-109 provides.',
      ),
    ]),
    fill('Person(s) authorized to determine my incapacity (if none, write “none”)'),
    { kind: 'heading', text: 'NOMINATION OF CONSERVATOR OR GUARDIAN (OPTIONAL)' },
    lead`If it becomes necessary for a court to appoint a conservator of my estate or a guardian of my person, I nominate the following person(s) for appointment:`,
    fill('Name of nominee for conservator of my estate'),
    fill('Nominee’s address'),
    fill('Nominee’s telephone number'),
    fill('Name of nominee for guardian of my person'),
    fill('Nominee’s address'),
    fill('Nominee’s telephone number'),
    WHICH_NOMINATION_CONTROLS,
    { kind: 'heading', text: 'RELIANCE ON THIS POWER OF ATTORNEY' },
    p`Any person, including my agent, may rely upon the validity of this power of attorney or a copy of it unless that person knows it has terminated or is invalid.`,
    note`A person who is presented with an acknowledged power of attorney must accept it, or request a certification or a translation, within seven business days (W.S. 3-9-119 and 3-9-120).`,
  ]
}

/** The optional certification of W.S. 3-9-302, for the day on which somebody asks the agent for it. */
export function certification(principal: Run, { trust }: DocumentValues): Block[] {
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
    initialsTable('Specific authority, granted only where initialed', 'Specific act', ACTS.map(fixed)),
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

function signing({ trust }: DocumentValues): Block[] {
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
  const facts = documentValuesOf(trust)
  const principal = answer(trust, 'dpoa_principalName')
  const agent = answer(trust, 'dpoa_agentName')
  return companion(trust, 'Durable Power of Attorney', sentence`Power of attorney of ${principal}`, [
    {
      kind: 'title',
      title: { text: 'State of Wyoming Statutory Form Power of Attorney' },
      subtitle: 'Durable Power of Attorney',
      lines: [sentence`of ${principal}`],
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
