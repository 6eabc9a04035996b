import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function deathOfABeneficiary(): Block[] {
  return [
    article('DEATH OF A BENEFICIARY AND TAKERS IN DEFAULT'),
    section('Share of an individual'),
    lead`If an individual Beneficiary dies before the Beneficiary’s share has been distributed in full, the undistributed part of the share passes to the first of the following classes that has a member living or in existence at the Beneficiary’s death or, if later, on the date on which the share is created:`,
    item`if the Beneficiary was a descendant of the Grantor, the Beneficiary’s descendants, per stirpes;`,
    item`if the Beneficiary took in the place of a deceased ancestor under this Article, the descendants, per stirpes, of the nearest such ancestor who has descendants then living;`,
    item`the other Primary Beneficiaries who are individuals, in the proportions determined under Article 4;`,
    item`the Contingent Beneficiaries, in the proportions determined under Article 4;`,
    item`the Charities that are Primary Beneficiaries, in the proportions determined under Article 4;`,
    item`the individuals, other than the Grantor, who would have taken the Grantor’s personal property under the Wyoming law of intestate succession (W.S. 2-4-101) if the Grantor had died at that time, in the proportions that the law prescribes; and`,
    item`one or more Charities that the Trustee selects.`,
    section('Share of a charity'),
    lead`If a charity’s share cannot be distributed to the charity or to its successor under Article 8, the share passes to the first of the following classes that then has a member living or in existence:`,
    item`the other Primary Beneficiaries, in the proportions determined under Article 4;`,
    item`the Contingent Beneficiaries, in the proportions determined under Article 4; and`,
    item`one or more Charities that the Trustee selects as nearest in purpose to the charity that has failed.`,
    section('Descendants of a deceased Beneficiary'),
    p`A deceased Primary Beneficiary or Contingent Beneficiary who was a descendant of the Grantor and who has descendants then living is counted as living for purposes of the classes above, and those descendants take in that Beneficiary’s place, per stirpes. The descendants of a Beneficiary who was not a descendant of the Grantor, such as the Grantor’s spouse, do not take in that Beneficiary’s place.`,
    section('Terms on which property passes'),
    p`Where Article 5 provides for separate shares, property that passes under this Article to an individual shall be added to the share then held for that individual or, if none is held, shall be held as a separate share on the terms that Article 5 states for the share of an individual. Where Article 5 provides for separate shares, property that passes under this Article to a Charity shall be distributed to it outright on the Division Date or, if later, when it passes.`,
    p`Until the Division Date, and at all times where Article 5 does not provide for separate shares, the interest of a Primary Beneficiary is treated as that Beneficiary’s share for purposes of this Article, and those to whom it would pass are Primary Beneficiaries in that Beneficiary’s place, subject to redetermination on the date on which the share is created. The death of a Contingent Beneficiary who has not become a Primary Beneficiary makes nobody a Primary Beneficiary.`,
    section('Disclaimer'),
    p`A person who disclaims an interest as the law allows is treated, as to that interest, as having died before the interest arose. A disclaimer is not a transfer prohibited by Article 10.`,
    section('No power of appointment'),
    p`This Agreement gives no Beneficiary a power of appointment over trust property.`,
  ]
}
