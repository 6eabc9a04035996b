import type { TrustRecord } from '#domain/trust/record.ts'
import { companion, fill, fixed, item, lead, leadNote, note, p, sentence } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import type { Block, Doc } from '../model.ts'
import { answer, cleanLine, prose } from '../wording/answer.ts'
import { namedTrust, namesMinor, ofOnesOwnName, WHICH_NOMINATION_CONTROLS } from '../wording/parties.ts'
import { initialsTable, personSignature, venue, witness } from '../wording/signatures.ts'
import { outsideWyoming } from '../wording/wyoming.ts'

type OwnWords = 'hcd_treatmentPreferences' | 'hcd_organDonationPreference' | 'hcd_mentalHealthPreferences'

/** The person's own words as they were written, or the sentence that stands where none were given. */
function ownWords(trust: TrustRecord, field: OwnWords, given: Block, notGiven: Block): Block[] {
  const lines = prose(trust[field], { field })
  return lines.length === 0
    ? [notGiven]
    : [given, ...lines.map((runs): Block => ({ kind: 'paragraph', runs, look: 'quote' }))]
}

const STANDARD: readonly (readonly [caption: string, ...choices: string[]])[] = [
  [
    'Life-sustaining treatment (initial one)',
    'Provide treatment that keeps me alive, whatever my condition, for as long as my physician considers it medically appropriate.',
    'Do not begin or continue treatment that only prolongs dying, if my physician determines that I am near death or permanently unconscious.',
    'My agent decides.',
  ],
  [
    'Artificial nutrition and hydration (initial one)',
    'Provide artificial nutrition and hydration, whatever my condition, for as long as my physician considers it medically appropriate.',
    'Do not begin or continue artificial nutrition and hydration, if my physician determines that I am near death or permanently unconscious.',
    'My agent decides.',
  ],
  [
    'Relief of pain (initial one)',
    'Relieve my pain and discomfort at all times, even if doing so may hasten my death.',
    'Relieve my pain and discomfort, with the limits that I write below.',
    'My agent decides.',
  ],
]

/** What a person who wrote nothing may choose by initials; own words need no such choice, and might contradict it. */
function standardChoices({ hcd_treatmentPreferences }: TrustRecord): Block[] {
  if (cleanLine(hcd_treatmentPreferences ?? '') !== '') return []
  return STANDARD.map(([caption, ...choices]) => initialsTable(caption, 'Choice', choices.map(fixed)))
}

export function treatment(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'PART 2. INSTRUCTIONS FOR HEALTH CARE' },
    ...ownWords(
      trust,
      'hcd_treatmentPreferences',
      lead`My instructions on treatment, in my own words:`,
      lead`I give no instructions on treatment in my own words. A choice in the following tables takes effect only if I initial it in ink. Where I initial none, my agent decides as Part 1 provides.`,
    ),
    ...standardChoices(trust),
    fill('Further instructions, added before signing (if none, write “none”)'),
    fill('Further instructions'),
    p`If these instructions leave a question open or conflict with one another, my agent shall decide as I would have wanted.`,
    note`A provider or institution may decline to follow an instruction for reasons of conscience, or because the care would be medically ineffective, and must then assist in transferring the patient (W.S. 35-22-408). This directive does not authorize mercy killing or assisted suicide (W.S. 35-22-414). A cardiopulmonary resuscitation directive under W.S. 35-22-201 and following remains in effect unless it is specifically revoked. Provider orders under W.S. 35-22-501 and following are separate from this directive.`,
  ]
}

export function mentalHealth(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'PART 4. MENTAL HEALTH' },
    ...ownWords(
      trust,
      'hcd_mentalHealthPreferences',
      lead`My preferences on mental health care, in my own words:`,
      p`I state no preferences on mental health care in this directive. My agent decides as Part 1 provides.`,
    ),
    note`This Part is an individual instruction only. It is not a psychiatric advance directive, which is a separate document with its own requirements and signatures and is valid for two years unless reaffirmed (W.S. 35-22-301 through 35-22-308).`,
  ]
}

const CHOICES = [
  'I give upon my death any needed organs, tissues or parts.',
  'I give upon my death only the organs, tissues or parts that I name below.',
  'I refuse to make a gift, and no one may make a gift for me.',
  'My agent decides whether to make a gift.',
  'My agent may not make a gift.',
]
const PURPOSES = ['Transplantation', 'Therapy', 'Research', 'Education']

const WITHOUT_A_REFUSAL = sentence`Unless this directive states a refusal or a limit, the law permits my agent to make a gift (W.S. 35-5-204).`

/** W.S. 35-5-201 and following: gift or refusal, purposes, and whether the agent may make a gift. */
export function donation(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'PART 3. DONATION OF ORGANS AND TISSUE' },
    ...ownWords(
      trust,
      'hcd_organDonationPreference',
      lead`My wishes on donation, in my own words:`,
      p`I state no wishes on donation in my own words.`,
    ),
    prose(trust.hcd_organDonationPreference).length > 0
      ? p`My wishes in my own words take effect whether or not I initial a choice. A choice in the following tables takes effect only if I initial it in ink, and adds to my own words. If a choice that I have initialed conflicts with my own words, the initialed choice controls. ${WITHOUT_A_REFUSAL}`
      : p`A choice in the following tables takes effect only if I initial it in ink. ${WITHOUT_A_REFUSAL}`,
    initialsTable('Gift, refusal and authority of the agent (initial what you choose)', 'Choice', CHOICES.map(fixed)),
    fill('Only these organs, tissues or parts'),
    initialsTable('Purposes of a gift (initial each that you allow)', 'Purpose', PURPOSES.map(fixed)),
    p`If I have made a gift, or my agent may make one, measures that preserve organs for donation may be used or continued for the short time needed to determine whether donation is possible, even if Part 2 refuses life-sustaining treatment, unless Part 2 expressly provides otherwise (W.S. 35-5-220).`,
  ]
}

export function agent(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'PART 1. AGENT FOR HEALTH CARE' },
    p`I designate ${answer(trust, 'hcd_agentName')}, of ${answer(trust, 'hcd_agentAddress')}, as my agent to make health care decisions for me.`,
    ...ofOnesOwnName(trust, 'hcd_agentName'),
    fill('Agent’s telephone number'),
    lead`If I revoke that agent’s authority, or if that agent is not willing, able or reasonably available to make a decision for me, I designate as my alternate agent:`,
    fill('Alternate agent, full legal name (if none, write “none”)'),
    fill('Alternate agent’s address'),
    fill('Alternate agent’s telephone number'),
    ...(namesMinor(trust, 'hcd_agentName')
      ? [
          p`${answer(trust, 'hcd_agentName')} may act as my agent only after reaching the age of 18 years. Until then, the alternate agent named above may act. If no alternate agent is named or serves, I have no agent under this directive until then, but my instructions and this designation remain in effect. Complete the lines for an alternate agent before signing.`,
        ]
      : []),
    note`An owner, operator or employee of a residential or community care facility in which the principal receives care may be the agent only if related to the principal by blood, marriage or adoption (W.S. 35-22-403).`,
    lead`My agent may make any health care decision that I could make for myself, subject to Parts 2, 3 and 4. Among other things, my agent may:`,
    item`consent to, refuse or withdraw consent to any care, treatment, service or procedure that maintains, diagnoses or otherwise affects a physical or mental condition;`,
    item`make decisions about life-sustaining treatment, including artificial nutrition and hydration, and about orders not to resuscitate;`,
    item`select and discharge health care providers and institutions, and approve diagnostic tests, surgical procedures and programs of medication; and`,
    item`obtain and use my health care information and sign the forms needed for these decisions.`,
    p`My agent’s authority begins when my primary physician determines that I lack the capacity to make my own health care decisions, or, if that physician is not available, when my treating primary health care provider makes that determination (W.S. 35-22-403). It is suspended when I regain capacity. While I have capacity, I make my own decisions.`,
    p`My agent shall follow my instructions in this directive and my other wishes to the extent known to my agent. Otherwise, my agent shall decide in my best interest, considering my personal values to the extent known to my agent.`,
    p`Health information (HIPAA release). Every health care provider, health plan and other holder of my health information may disclose it to my agent, who shall be treated as I would be and as my personal representative under the Health Insurance Portability and Accountability Act of 1996 (HIPAA) and its regulations. Information needed to determine whether I have capacity may be disclosed from the date on which I sign. All other information may be disclosed once my agent’s authority has begun (W.S. 35-22-409). This release terminates when my agent’s authority is revoked or terminates.`,
    lead`If a court is to appoint a guardian of my person, I nominate the person whose name is written below. If no name is written, I make no nomination.`,
    fill('Nominee for guardian of my person'),
    WHICH_NOMINATION_CONTROLS,
  ]
}

/** The agent's naming is valid only with two qualified witnesses or an acknowledgment, W.S. 35-22-403(b). */
export function execution({ trust }: DocumentValues): Block[] {
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

/** A hospital need not know of the trust; where it is named, the paper says that the trustee decides nothing here. */
function apartFromTheTrust(facts: DocumentValues): Block {
  const { trustName, trustDate, grantor } = facts
  return trustName.blank || trustDate.blank || grantor.name.blank
    ? p`Property. This directive gives no authority over property, and a power of attorney for property gives no authority over my health care.`
    : p`Property. This directive gives no authority over property. An agent under a power of attorney for property, and a trustee of ${namedTrust(facts)}, dated as of ${trustDate}, made by ${grantor.name} as Grantor, have no authority over my health care in those capacities.`
}

function general(facts: DocumentValues): Block[] {
  return [
    { kind: 'heading', text: 'PART 5. GENERAL PROVISIONS' },
    fill('Primary physician (if you wish to name one)'),
    fill('Primary physician’s address and telephone number'),
    p`Copies. A copy of this directive has the same effect as the original (W.S. 35-22-413). Keep the original where it can be found at once, and give copies to the agent, the alternate agent and the primary physician.`,
    p`Revocation. While I have capacity, I may revoke the designation of my agent only by a signed writing, and any other part of this directive in any manner that communicates an intent to revoke. A person who is informed of an oral revocation should record it in a signed and dated writing. Divorce, annulment or legal separation revokes the designation of my spouse as agent. A later directive that conflicts with this directive controls to the extent of the conflict (W.S. 35-22-404).`,
    p`Guardian. My agent’s decision takes precedence over that of a guardian unless a court orders otherwise (W.S. 35-22-407).`,
    apartFromTheTrust(facts),
    p`Law. The law of Wyoming governs this directive. I have had the opportunity to consult a physician and an attorney. This directive was prepared with an online service that is not a law firm and gives no legal or medical advice.`,
  ]
}

/** The Health Care Directive (W.S. 35-22-403): a power of attorney for health care with individual instructions. */
export function healthCareDirective(trust: TrustRecord): Doc {
  const facts = documentValuesOf(trust)
  const principal = answer(trust, 'hcd_principalName')
  return companion(trust, 'Health Care Directive', sentence`Health care directive of ${principal}`, [
    {
      kind: 'title',
      title: { text: 'Health Care Directive' },
      subtitle: 'Power of Attorney for Health Care and Individual Instructions',
      lines: [sentence`of ${principal}`],
    },
    { kind: 'heading', text: 'DECLARATION' },
    p`I, ${principal}, of ${answer(trust, 'hcd_principalAddress')}, am at least eighteen years of age and of sound mind. I make this directive voluntarily under the Wyoming Health Care Decisions Act (W.S. 35-22-401 through 35-22-416). It remains in effect if I lose capacity.`,
    fill('Date of birth of the principal'),
    note`No one is required to make a health care directive, and Wyoming law prescribes no form for one. The designation of an agent is valid only if the directive is signed and is either acknowledged before a notarial officer or signed by two qualified witnesses. Written instructions may be valid without either (W.S. 35-22-403).`,
    ...agent(trust),
    ...treatment(trust),
    ...donation(trust),
    ...mentalHealth(trust),
    ...general(facts),
    ...execution(facts),
  ])
}
