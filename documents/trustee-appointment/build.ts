import { namesOrganization, sameName } from '#domain/formats/names.ts'
import { stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { article, fill, fixed, item, lead, leadNote, note, p, section, sentence, trustPaper } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import type { Block, Doc, SignatureLine, TableBlock } from '../model.ts'
import { isBeneficiary, isSpouse, mayBeOrganization, successorBarred, trusteeNature } from '../wording/parties.ts'
import {
  grantorAcknowledgment,
  grantorSignature,
  officerSignature,
  personSignature,
  TITLE_IF_ORGANIZATION,
  trusteeAcknowledgments,
  trusteeSignatures,
} from '../wording/signatures.ts'
import { GRANTOR_TRUSTEE_ACKNOWLEDGES, grantorAsTrustee, reservedDecisions } from '../wording/trustee-powers.ts'
import { administeredElsewhere, restOfAddress } from '../wording/wyoming.ts'
import { acceptance, appointment, successors } from './appointment.ts'

/** What, according to the answers, keeps a co-trustee from being an Independent Trustee. */
function disqualifying(facts: DocumentValues, name: string): string[] {
  return [
    ...(isBeneficiary(facts, name) ? ['a Beneficiary'] : []),
    ...(isSpouse(facts, name) ? ['the Grantor’s spouse'] : []),
  ]
}

/** A co-trustee may be the Independent Trustee already: no answer says who is, but some say who is not. */
function qualifiedCoTrustee(facts: DocumentValues): Block[] {
  const others = facts.trustees.filter(({ name }) => !sameName(name.text, facts.trust.grantorName))
  const known = others.map(({ name }) => ({ name, reasons: disqualifying(facts, name.text) }))
  return [
    ...known.flatMap(({ name, reasons }) =>
      reasons.length > 0
        ? [p`${name} is ${fixed(reasons.join(' and '))} and is not qualified to serve as Independent Trustee.`]
        : [],
    ),
    ...(known.some(({ reasons }) => reasons.length === 0)
      ? [
          p`A co-trustee who is qualified may act as Independent Trustee without a further appointment.`,
          fill('Co-trustee who confirms that he, she or it is so qualified (if none, write “none”)'),
        ]
      : []),
  ]
}

function theGrantor(facts: DocumentValues): Block[] {
  if (!facts.grantorServes)
    return [
      section('The Grantor'),
      p`The Grantor is not a trustee and retains no power to appoint, remove or replace a trustee. Nothing in this Appointment reserves such a power.`,
    ]
  return [
    section('The Grantor as trustee'),
    p`The Grantor may serve only as an initial trustee. The Grantor retains no power to appoint, remove or replace a trustee, shall not serve as Independent Trustee, and shall not serve as trustee again after ceasing to serve. References in this Section to Articles are to those of the Trust Agreement.`,
    ...grantorAsTrustee(),
    ...reservedDecisions(facts),
    p`An Independent Trustee shall be named or appointed as Article 12 of the Trust Agreement provides if no trustee who has accepted is qualified to serve as one, and accepts by signing the block headed “${fixed(INDEPENDENT_TRUSTEE)}”. After the Trust Agreement is signed, the Grantor shall not participate in selecting that person.`,
    ...qualifiedCoTrustee(facts),
    GRANTOR_TRUSTEE_ACKNOWLEDGES,
  ]
}

/** What the definition of W.S. 4-10-103(a)(xxxv) says about a trustee of this kind; whether the trustee meets it is not asked. */
function qualified(facts: DocumentValues): Block {
  const only = facts.trustees.length === 1
  if (facts.grantorServes)
    return only
      ? p`The Grantor, as the settlor, cannot be a qualified trustee within the meaning of W.S. 4-10-103(a)(xxxv).`
      : p`The Grantor, as the settlor, cannot be a qualified trustee within the meaning of W.S. 4-10-103(a)(xxxv). This Appointment makes no representation as to whether another trustee is a qualified trustee.`
  const natures = facts.trustees.map((_, at) => trusteeNature(facts, at))
  return p`${
    natures.every((nature) => nature === 'individual')
      ? []
      : sentence`A bank or trust company may be a qualified trustee within the meaning of W.S. 4-10-103(a)(xxxv), depending on its authority to act as trustee and on its activities in Wyoming. `
  }${
    natures.every((nature) => nature === 'organization')
      ? []
      : sentence`An individual may be a qualified trustee within the meaning of W.S. 4-10-103(a)(xxxv) only if he or she is a resident of Wyoming. `
  }This Appointment makes no representation as to whether any trustee is a qualified trustee.`
}

const WYOMING = 'Wyoming'

/** Said where the addresses can be read and none is in Wyoming. */
function homes(facts: DocumentValues): Block[] {
  return facts.trustees.some(({ address }) => (stateOf(address.text) ?? WYOMING) === WYOMING)
    ? []
    : [
        note`No trustee’s address stated in this Appointment is in Wyoming. A trustee whose residence is elsewhere meets the requirement only by maintaining a place of business in Wyoming or by administering the Trust in Wyoming.`,
      ]
}

const MUST_MEET = sentence`Article 12 of the Trust Agreement requires that at all times at least one trustee be a resident of Wyoming, maintain a place of business in Wyoming, or administer the Trust in Wyoming. W.S. 34-1-139(b) allows a period of up to 1,000 years only if there is such a connection.`

/** Where the Trust is administered: never outside Wyoming, as the agreement says too. */
function office(facts: DocumentValues): Block[] {
  if (!administeredElsewhere(facts))
    return [p`${MUST_MEET} The initial address of administration is ${facts.adminAddress}.`, ...restOfAddress(facts)]
  return [
    p`${MUST_MEET}`,
    p`The Trust is administered at the address in Wyoming written below from the time when property is first transferred to the Trustee, as Articles 12 and 20 of the Trust Agreement require. The address ${facts.adminAddress}, which is outside Wyoming, is the Trustee’s address for notices and is not the place of administration.`,
    leadNote`Complete the line before this Appointment is signed.`,
    fill('Address of administration in Wyoming'),
  ]
}

/** Who the trustee is under Wyoming law: never a qualified trustee by this paper's word, always with a link to Wyoming. */
export function standing(facts: DocumentValues): Block[] {
  return [
    article('STANDING OF THE TRUSTEE'),
    ...theGrantor(facts),
    section('Qualified trustee'),
    p`The Trust is not a qualified spendthrift trust under W.S. 4-10-510, and no provision of the Trust Agreement requires a qualified trustee.`,
    qualified(facts),
    section('Connection with Wyoming'),
    ...office(facts),
    facts.grantorServes
      ? p`If no trustee meets the requirement, the Trustee shall promptly move the administration to Wyoming, or a co-trustee who meets it shall be appointed as Article 12 of the Trust Agreement provides. The Grantor shall not participate in that appointment.`
      : p`If no trustee meets the requirement, the Trustee shall promptly move the administration to Wyoming, or a co-trustee who meets it shall be appointed as Article 12 of the Trust Agreement provides.`,
    ...homes(facts),
    fill('Trustee who meets the requirement, and how'),
  ]
}

/** What is due within a time, or at one, with the section that says so. */
const CALENDAR: readonly (readonly [duty: string, when: string, source: string])[] = [
  [
    'Notify the qualified beneficiaries of the acceptance and of the Trustee’s name, address and telephone number',
    'Within 60 days after accepting',
    'W.S.\u00A04-10-813',
  ],
  [
    'Notify the qualified beneficiaries of the existence of the Trust, the identity of the Grantor, and the right to a copy of the Trust Agreement and to reports',
    'Within 60 days after learning that the Trust exists',
    'W.S.\u00A04-10-813',
  ],
  ['Furnish a copy of the Trust Agreement', 'At the request of a qualified beneficiary', 'W.S.\u00A04-10-813'],
  [
    'Notify the qualified beneficiaries in writing of a change in the rate of the Trustee’s compensation',
    'At least 60 days before the change',
    'W.S.\u00A04-10-708, 4-10-813',
  ],
  [
    'Report the trust property, liabilities, receipts, disbursements and compensation to the qualified beneficiaries',
    'At least once a year, and when the Trust ends',
    'W.S.\u00A04-10-813',
  ],
  [
    'Deliver the trust property and records to the successor trustee',
    'Promptly after ceasing to serve',
    'W.S.\u00A04-10-707',
  ],
]

function calendar(): TableBlock {
  return {
    kind: 'table',
    caption: 'Calendar of notices and reports',
    head: ['Duty', 'When', 'Source'],
    widths: [52, 28, 20],
    rows: CALENDAR.map((row) => row.map(fixed)),
  }
}

export function duties(): Block[] {
  return [
    article('DUTIES'),
    section('Duties of the office'),
    lead`The Trustee assumes the duties that the Trust Agreement and title 4, chapter 10 of the Wyoming Statutes impose on a trustee. Among other duties, the Trustee shall:`,
    item`administer the Trust in good faith, solely in the interests of the Beneficiaries, and with impartiality and prudence (W.S. 4-10-802 through 4-10-804);`,
    item`keep the trust property separate from the Trustee’s own property, take title in the name of the Trust or of the Trustee as trustee, and keep adequate records (W.S. 4-10-810);`,
    item`invest as a prudent investor would (W.S. 4-10-901 and following); and`,
    item`exercise no discretion that Article 14 of the Trust Agreement withholds from the trustee concerned.`,
    section('Notices and reports'),
    lead`This Appointment waives none of the following notices and reports, which the Trustee shall give:`,
    calendar(),
    fill('Date of acceptance'),
    fill('60th day after acceptance'),
    section('Conflicts of interest'),
    p`The Trustee shall not enter into a transaction that is affected by a conflict between the Trustee’s fiduciary and personal interests except as W.S. 4-10-802 and the Trust Agreement permit, and shall disclose each such conflict in writing to the co-trustees and the qualified beneficiaries. The Trustee shall treat a transaction with the Trustee’s spouse, descendants, siblings or agents as affected by such a conflict.`,
    fill('Conflicts of interest known at acceptance (if none, write “none”)'),
  ]
}

/** The role under which an Independent Trustee accepts, once there is one. */
export const INDEPENDENT_TRUSTEE = 'Independent Trustee (only when named or appointed)'

/** The role under which a person named as trustee declines the office. */
export const DECLINES_OFFICE = 'Person who declines the office (sign only to decline)'

// The notice of W.S. 4-10-813 states both, so the trustee writes them here.
const TELEPHONE: SignatureLine = { label: 'Telephone' }
const ADDRESS: SignatureLine = { label: 'Address' }

function independentTrustee(facts: DocumentValues): Block[] {
  if (!facts.grantorServes) return []
  return [
    lead`A person who signs in this block has been named or appointed as Article 12 of the Trust Agreement provides, is qualified to serve as Independent Trustee, and accepts that office for the purposes stated in Article 12 of the Trust Agreement.`,
    personSignature(INDEPENDENT_TRUSTEE, undefined, [TITLE_IF_ORGANIZATION, ADDRESS, TELEPHONE]),
  ]
}

function refusal(facts: DocumentValues): Block[] {
  return [
    section('Refusal (instead of acceptance)'),
    lead`The person who signs in this block has not accepted the office of trustee, declines it, and shall deliver any trust property in that person’s possession to the person entitled to it. The refusal takes effect when it is delivered to the Grantor or to a trustee who has accepted.`,
    personSignature(DECLINES_OFFICE, undefined, [
      ...(mayBeOrganization(facts) ? [TITLE_IF_ORGANIZATION] : []),
      ADDRESS,
    ]),
  ]
}

/** An organization consents by an officer. */
function consentBlock({ backup, backupAddressLines }: DocumentValues): Block {
  const role = 'Successor Trustee (consent to serve)'
  const reached = [{ ...ADDRESS, ...(backupAddressLines && { printed: backupAddressLines }) }, TELEPHONE]
  return !backup.blank && namesOrganization(backup.text)
    ? officerSignature(role, backup, reached)
    : personSignature(role, backup, reached)
}

/** Nobody consents for the grantor, who may not serve, and a minor cannot consent yet. */
function consent(facts: DocumentValues): Block[] {
  if (successorBarred(facts)) return []
  return [
    section('Consent of the successor trustee (optional)'),
    lead`The person who signs in this block is willing to serve as successor trustee if the office becomes vacant and passes to that person. This consent is not an acceptance. It does not make that person a trustee or co-trustee, confers no power, imposes no duty, and may be withdrawn by written notice to the Trustee. The appointment and acceptance above are complete without it.`,
    consentBlock(facts),
  ]
}

export function signing(facts: DocumentValues): Block[] {
  return [
    article('SIGNATURES'),
    section('Appointment and acceptance'),
    lead`The Grantor confirms the appointment and the Trustee accepts the office, each on the date beside the signature.`,
    leadNote`Sign the Trust Agreement before this Appointment. Sign in ink, and write each date by hand.`,
    grantorSignature(facts),
    ...trusteeSignatures(facts, [TELEPHONE]),
    ...independentTrustee(facts),
    ...refusal(facts),
    ...consent(facts),
    section('Acknowledgments'),
    leadNote`The law does not require that this Appointment be acknowledged, but others may ask that it be. The notarial officer states the county and state in which the act is performed. A person named in this Appointment, or that person’s spouse, may not act as the notarial officer (W.S. 32-3-123).`,
    grantorAcknowledgment(facts),
    ...trusteeAcknowledgments(facts),
  ]
}

function terms(facts: DocumentValues): Block[] {
  return [
    article('TERMS OF SERVICE'),
    section('Compensation and expenses'),
    mayBeOrganization(facts)
      ? p`A bank or trust company serving as trustee is entitled to compensation under its published fee schedule in effect when the services are rendered. A bank or trust company shall attach a copy of its current schedule. Any other trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708) and is entitled to reimbursement of expenses properly incurred (W.S. 4-10-709).`
      : p`The Trustee is entitled to reasonable compensation and may waive it. The Trustee shall give 60 days’ written notice of a change in rate (W.S. 4-10-708) and is entitled to reimbursement of expenses properly incurred (W.S. 4-10-709).`,
    ...(mayBeOrganization(facts) ? [fill('Fee schedule attached, its date or edition (if none, write “none”)')] : []),
    section('Bond'),
    p`Bond is waived. No original or successor trustee is required to give bond unless a court requires it (W.S. 4-10-702).`,
    section('Resignation and removal'),
    p`The Trustee may resign by giving at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court (W.S. 4-10-705). The Trustee may be removed as Article 12 of the Trust Agreement provides, or by a court on the grounds stated in W.S. 4-10-706.`,
    section('Predecessors'),
    p`The liability of a successor trustee for the acts and omissions of a former trustee is limited as Article 12 of the Trust Agreement provides. A successor trustee is not required to examine the accounts of a former trustee except as that Article requires.`,
    section('Notices'),
    p`A notice under this Appointment shall be in writing and shall be given in the manner that Article 21 of the Trust Agreement provides. A notice to a trustee shall be sent to the address stated in this Appointment or to an address that the trustee has since given in writing. The Trustee shall notify the qualified beneficiaries and the co-trustees of a change of address or telephone number.`,
    section('Governing law and courts'),
    p`The law of Wyoming governs this Appointment. By accepting the office, each trustee submits to the jurisdiction of the courts of Wyoming in every matter that concerns the Trust.`,
  ]
}

/** The Trustee Appointment and Acceptance, with the successor's optional consent to serve. */
export function trusteeAppointment(trust: TrustRecord): Doc {
  const facts = documentValuesOf(trust)
  return trustPaper('Trustee Appointment and Acceptance', facts, [
    ...appointment(facts),
    ...acceptance(facts),
    ...duties(),
    ...standing(facts),
    ...successors(facts),
    ...terms(facts),
    ...signing(facts),
  ])
}
