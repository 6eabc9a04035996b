import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, lead, note, p } from '../compose.ts'
import type { Block } from '../model.ts'
import { prose } from '../wording/value.ts'

type OwnWords = 'hcd_treatmentPreferences' | 'hcd_organDonationPreference' | 'hcd_mentalHealthPreferences'

/** The person's own words as they were written, or the sentence that stands where none were given. */
export function ownWords(trust: TrustRecord, field: OwnWords, given: Block, notGiven: Block): Block[] {
  const lines = prose(trust[field], { field })
  return lines.length === 0
    ? [notGiven]
    : [given, ...lines.map((runs): Block => ({ kind: 'paragraph', runs, look: 'quote' }))]
}

export function treatment(trust: TrustRecord): Block[] {
  return [
    { kind: 'heading', text: 'PART 2. INSTRUCTIONS FOR HEALTH CARE' },
    ...ownWords(
      trust,
      'hcd_treatmentPreferences',
      lead`My instructions on treatment, in my own words:`,
      p`I give no instructions on treatment in this directive, except what I add by hand below. My agent decides as Part 1 provides.`,
    ),
    fill('Further instructions, added before signing (if none, write “none”)'),
    fill('Further instructions'),
    p`If these instructions leave a question open or contradict each other, my agent decides what I would have wanted.`,
    note`A provider or institution may decline to follow an instruction for reasons of conscience, or because the care would be medically ineffective, and must then help to transfer the patient (W.S. 35-22-408). This directive authorizes no mercy killing and no assisted suicide (W.S. 35-22-414). A cardiopulmonary resuscitation directive under W.S. 35-22-201 and following stays in force unless it is specifically revoked, and provider orders under W.S. 35-22-501 and following are separate from this directive.`,
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
    note`What is stated here is an individual instruction only. It is not a psychiatric advance directive. That is a separate document with its own requirements and signatures, valid for two years unless reaffirmed (W.S. 35-22-301 through 35-22-308).`,
  ]
}
