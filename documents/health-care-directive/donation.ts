import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, lead, own, p, say } from '../compose.ts'
import type { Block } from '../model.ts'
import { initialsTable } from '../wording/initials-table.ts'
import { prose } from '../wording/value.ts'
import { ownWords } from './instructions.ts'

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
