import { DEFAULT_AGE } from '#domain/trust/distribution-ages.ts'
import { article, item, lead, own, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

export function sharesAndAges(): Block[] {
  return [
    article('SHARES, AGES AND HOLDING BACK'),
    section('Distribution Age'),
    p`The Distribution Age of a Beneficiary is the age stated on ${SCHEDULE_A}. If none is stated for an individual, it is ${own(String(DEFAULT_AGE))} years. A charity has none. A person who takes the share of a Beneficiary who has died has the Distribution Age of ${own(String(DEFAULT_AGE))} years.`,
    section('When the age matters'),
    p`Where Article 5 requires an outright distribution at the Distribution Age, or at an age counted from it, the Trustee shall make it then, without a request. Where Article 5 leaves distributions to the Trustee’s discretion or to the Grantor’s own directions, no principal shall be distributed outright to a Beneficiary below the Distribution Age, except for health, education, maintenance or support, or as those directions expressly say.`,
    section('Separate shares'),
    p`Each share is a separate trust with its own account. The Trustee may invest the shares together. An addition to the Trust is divided among the shares in the proportions of Article 4; the part for a share that has been distributed in whole follows that distribution.`,
    section('Holding back'),
    lead`The Trustee may postpone all or part of an outright distribution while, in the Trustee’s judgment, one of these reasons lasts:`,
    item`a creditor could take the property, or the Beneficiary is bankrupt or the defendant in a serious claim;`,
    item`the Beneficiary is a party to a pending divorce or separation;`,
    item`the Beneficiary is dependent on alcohol, drugs or gambling, or is under another person’s undue influence;`,
    item`the Beneficiary is Incapacitated, or would lose public benefits for a disability;`,
    item`the distribution would cause a tax that can fairly be avoided.`,
    section('Property held back'),
    p`The Trustee shall give the Beneficiary or the Beneficiary’s representative the reason in writing and shall review it at least once a year. Property held back stays in the share, and the Trustee may distribute its income and principal to the Beneficiary, or apply them for the Beneficiary’s benefit, in the Trustee’s sole and absolute discretion. It shall be distributed when the reason has ended. A trustee who is the Beneficiary concerned takes no part in these decisions. No distribution may be held back beyond the time that Article 11 allows, and none to a charity.`,
  ]
}
