import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

export function deathOfABeneficiary(): Block[] {
  return [
    article('DEATH OF A BENEFICIARY AND TAKERS IN DEFAULT'),
    section('Who takes'),
    lead`If an individual Beneficiary has died before the share is set apart, or dies before it is distributed in whole, what remains of the share passes to the first of these that exists:`,
    item`the Beneficiary’s descendants then living, per stirpes;`,
    item`the other Primary Beneficiaries then living or existing and, per stirpes, the descendants then living of those who have died, in the proportions of Article 4;`,
    item`the Contingent Beneficiaries that ${SCHEDULE_A} names and that are then living or existing, in the proportions of Article 4;`,
    item`the individuals other than the Grantor who would take the Grantor’s personal property under the Wyoming laws of intestate succession (W.S. 2-4-101) if the Grantor had died at that time, in the proportions of those laws;`,
    item`one or more Charities that the Trustee selects.`,
    section('How they take'),
    p`Whoever takes a share in place of a Beneficiary takes it on the terms on which the Beneficiary’s share was held, as a separate share. If Article 5 does not provide for separate shares, those who take the place of a Beneficiary who has died become Primary Beneficiaries together in that Beneficiary’s place.`,
    section('Disclaimer'),
    p`A person who disclaims an interest as the law allows is treated, for that interest, as having died before it arose. A disclaimer is not a transfer that Article 10 forbids.`,
    section('No power of appointment'),
    p`This Agreement gives no Beneficiary a power of appointment over trust property.`,
  ]
}
