import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, lead, note, own, p, say } from '../compose.ts'
import type { Block } from '../model.ts'
import { cleanLine, prose } from '../wording/answer.ts'
import { initialsTable } from '../wording/signatures.ts'

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
  return STANDARD.map(([caption, ...choices]) => initialsTable(caption, 'Choice', choices.map(own)))
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

const WITHOUT_A_REFUSAL = say`Unless this directive states a refusal or a limit, the law permits my agent to make a gift (W.S. 35-5-204).`

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
    initialsTable('Gift, refusal and authority of the agent (initial what you choose)', 'Choice', CHOICES.map(own)),
    fill('Only these organs, tissues or parts'),
    initialsTable('Purposes of a gift (initial each that you allow)', 'Purpose', PURPOSES.map(own)),
    p`If I have made a gift, or my agent may make one, measures that preserve organs for donation may be used or continued for the short time needed to determine whether donation is possible, even if Part 2 refuses life-sustaining treatment, unless Part 2 expressly provides otherwise (W.S. 35-5-220).`,
  ]
}
