import { article, fill, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function governingLaw(): Block[] {
  return [
    article('GOVERNING LAW, PLACE AND DISPUTES'),
    section('Governing law'),
    p`The law of Wyoming governs the validity, construction and administration of the Trust, without regard to its rules on conflict of laws. Title to land outside Wyoming is governed by the law of the place where the land lies, to the extent that the law of that place so requires.`,
    section('Place of administration'),
    p`Except as this Article permits, the principal place of administration shall be in the State of Wyoming (W.S. 4-10-108).`,
    fill('County of administration in Wyoming'),
    section('Change of place'),
    p`The Trustee may move the principal place of administration, by 60 days’ written notice to the qualified beneficiaries, if Article 12 remains satisfied and the move does not shorten the duration of the Trust, weaken Article 10 or cause a tax that can reasonably be avoided. The law of Wyoming continues to govern validity and construction.`,
    section('Courts'),
    p`The courts of Wyoming have jurisdiction over the Trust. A document filed with a court shall be filed under seal as W.S. 4-10-205 provides.`,
    section('Mediation'),
    p`Before filing an action, the parties to a dispute about the Trust are requested to attempt to resolve it with a mediator whom they select by agreement. A person who does not do so forfeits no right.`,
  ]
}
