import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

export function deathOfABeneficiary(): Block[] {
  return [
    article('DEATH OF A BENEFICIARY AND TAKERS IN DEFAULT'),
    section('Share of an individual'),
    lead`If an individual Beneficiary dies before the Beneficiary’s share has been distributed in full, the undistributed share passes to the first of the following of which a member is living or in existence at the Beneficiary’s death or, if later, when the share is created:`,
    item`if the Beneficiary was a descendant of the Grantor, the Beneficiary’s descendants, per stirpes, or, if there are none and the Beneficiary took in the place of a deceased ancestor under this Article, that ancestor’s descendants, per stirpes;`,
    item`the other Primary Beneficiaries who are individuals and, in the place of each of them who was a descendant of the Grantor and has died, his or her descendants, per stirpes, in the proportions determined under Article 4;`,
    item`the Contingent Beneficiaries whom ${SCHEDULE_A} names and, in the place of each of them who was a descendant of the Grantor and has died, his or her descendants, per stirpes, in the proportions determined under Article 4;`,
    item`the Charities that are Primary Beneficiaries, in the proportions determined under Article 4;`,
    item`the individuals, other than the Grantor, who would have taken the Grantor’s personal property under the Wyoming law of intestate succession (W.S. 2-4-101) if the Grantor had died at that time, in the proportions that the law prescribes; and`,
    item`one or more Charities that the Trustee selects.`,
    p`Descendants of a Beneficiary who was not a descendant of the Grantor, such as the Grantor’s spouse, do not take in that Beneficiary’s place.`,
    section('Share of a charity'),
    lead`If a charity’s share cannot be distributed to the charity or to its successor under Article 8, the share passes to the first of the following of which a member is then living or in existence:`,
    item`the other Primary Beneficiaries and, in the place of each of them who was a descendant of the Grantor and has died, his or her descendants, per stirpes, in the proportions determined under Article 4;`,
    item`the Contingent Beneficiaries whom ${SCHEDULE_A} names and, in the place of each of them who was a descendant of the Grantor and has died, his or her descendants, per stirpes, in the proportions determined under Article 4; and`,
    item`one or more Charities that the Trustee selects as nearest in purpose to the charity that has failed.`,
    section('Terms on which property passes'),
    p`Property that passes under this Article to an individual Beneficiary shall be added to the share then held for that individual or, if none is held, shall be held as a separate share on the terms on which the former share was or would have been held. Property that passes to a Charity shall be distributed to it outright on the Division Date or, if later, when it passes. Until the Division Date, and wherever Article 5 does not provide for separate shares, those who would take a deceased Beneficiary’s share under this Article are Primary Beneficiaries in that Beneficiary’s place.`,
    section('Disclaimer'),
    p`A person who disclaims an interest as the law allows is treated, as to that interest, as having died before the interest arose. A disclaimer is not a transfer prohibited by Article 10.`,
    section('No power of appointment'),
    p`This Agreement gives no Beneficiary a power of appointment over trust property.`,
  ]
}
