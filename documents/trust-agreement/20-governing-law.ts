import { article, fill, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

export function governingLaw(facts: Facts): Block[] {
  return [
    article('GOVERNING LAW, PLACE AND DISPUTES'),
    section('Governing law'),
    p`The law of Wyoming governs the validity, construction and administration of the Trust, without regard to its rules on conflict of laws. Title to land outside Wyoming is governed by the law of the place where the land lies as far as that law requires.`,
    section('Place of administration'),
    p`The principal place of administration is in the State of Wyoming (W.S. 4-10-108).`,
    fill(
      facts.county
        ? `County of administration in Wyoming (given in the questionnaire: ${facts.county.text})`
        : 'County of administration in Wyoming',
    ),
    section('Change of place'),
    p`The Trustee may move the principal place of administration, by 60 days’ written notice to the qualified beneficiaries, if Article 12 is still satisfied and the move does not shorten the duration of the Trust, weaken Article 10 or cause a tax that can fairly be avoided. The law of Wyoming continues to govern validity and construction.`,
    section('Courts'),
    p`The courts of Wyoming have jurisdiction over the Trust. A paper filed with a court shall be filed under seal as W.S. 4-10-205 provides.`,
    section('Mediation'),
    p`Those who differ about the Trust are asked to try to settle the matter with a mediator on whom they agree before they file an action. A person who does not do so loses no right.`,
  ]
}
