import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, lead, own, p } from '../compose.ts'
import type { Block } from '../model.ts'
import { initialsTable } from '../wording/initials-table.ts'
import { ownWords } from './instructions.ts'

const CHOICES = [
  'I give upon my death any needed organs, tissues or parts.',
  'I give upon my death only the organs, tissues or parts that I name below.',
  'I refuse to make a gift, and no one may make one for me.',
  'My agent decides whether to make a gift.',
  'My agent may not make a gift.',
]
const PURPOSES = ['Transplantation', 'Therapy', 'Research', 'Education']

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
    p`A choice counts only where I initial it in ink. Where my initials differ from my own words, my initials prevail. Without a refusal or a limit stated here, the law allows my agent to make a gift (W.S. 35-5-204).`,
    initialsTable('Gift, refusal and authority of the agent (initial what you choose)', 'Choice', CHOICES.map(own)),
    fill('Only these organs, tissues or parts'),
    initialsTable('Purposes of a gift (initial each that you allow)', 'Purpose', PURPOSES.map(own)),
    p`If I have made a gift, or my agent may make one, measures that keep organs fit for donation may be used or continued for the short time that is needed to find out whether donation is possible, even where Part 2 refuses life-sustaining treatment, unless Part 2 expressly says otherwise (W.S. 35-5-220).`,
  ]
}
