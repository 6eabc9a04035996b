import { sameName } from '#domain/formats/names.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, lead, leadNote, note, own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/answer.ts'
import { namesMinor, WHICH_NOMINATION_CONTROLS } from '../wording/named-persons.ts'
import { namedTrust } from '../wording/parties.ts'
import { initialsTable } from '../wording/signatures.ts'

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
      SUBJECTS.map(([subject]) => own(subject)),
      { head: 'Suggested when prepared (grants nothing)', of: (at) => own(chosen(trust, SUBJECTS[at]?.[1])) },
    ),
  ]
}

/** Managing the trust's property is the trustee's office: an agent has no part in it unless the principal delegates one. */
function trustProperty(facts: Facts): Block {
  const { trust, trustDate } = facts
  const serves = facts.trustees.some(({ name }) => sameName(name.text, trust.dpoa_principalName))
  return serves
    ? p`Trust property. I am a trustee of ${namedTrust(facts)}, dated as of ${trustDate}. This power of attorney does not appoint my agent as trustee. Property of that trust is not my own property, and no authority granted above extends to it, except that my agent may exercise my powers as trustee if I have initialed above the authority to exercise fiduciary powers and the trust agreement permits their delegation.`
    : p`Trust property. The property of ${namedTrust(facts)}, dated as of ${trustDate}, is held in trust. This power of attorney does not appoint my agent as trustee and confers no authority over property held in that trust.`
}

/** An agent whom the schedule of the trust shows to be a minor acts only as an adult. */
const ageOfAgent = ({ trust }: Facts): Block[] =>
  namesMinor(trust, 'dpoa_agentName')
    ? [
        p`Age of agent. ${answer(trust, 'dpoa_agentName')} may act as my agent only after reaching the age of 18 years. Until then, the successor agent named above may act. If no successor agent is named or serves, no one may act under this power of attorney until then, but it does not end for that reason. Complete the lines for a successor agent before signing.`,
      ]
    : []

export function specialInstructions(facts: Facts): Block[] {
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
      own(
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
