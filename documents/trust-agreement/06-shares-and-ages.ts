import { defaultAge, type Terms, termsOf } from '#domain/trust/overview/terms.ts'
import { article, item, lead, own, p, say, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { isWide } from '../wording/distribution.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

function effectOfTheAge(terms: Terms): Block {
  if (terms.parts)
    return p`Where Article 5 directs an outright distribution at the Distribution Age, or at ${own(terms.stages ? 'a later age that it states' : 'an age measured from it')}, the Trustee shall make the distribution, without a request, when the Beneficiary attains that age or, if later, on the date on which the share is created.`
  const limit = say`the Trustee shall not distribute principal outright to a Beneficiary who has not attained the Distribution Age, except for the Beneficiary’s health, education, maintenance and support`
  const benefit = say`This limit does not prevent the Trustee from applying income or principal for the Beneficiary’s benefit.`
  if (terms.ownWords)
    return p`Where Article 5 leaves a distribution to the Trustee’s discretion, including sole and absolute discretion, or to the Grantor’s own direction, ${limit}, or if that direction states an age at which the distribution to that Beneficiary is due or expressly excludes this limit. ${benefit} A distribution that the direction requires and that this limit delays is due when the Beneficiary attains the Distribution Age, and Section 5.6 applies until then.`
  return isWide(terms)
    ? p`Where Article 5 leaves a distribution to the Trustee’s discretion, including sole and absolute discretion, ${limit}. ${benefit}`
    : p`Where Article 5 leaves a distribution to the Trustee’s discretion, ${limit}. ${benefit}`
}

export function sharesAndAges(facts: Facts): Block[] {
  const otherwise = own(String(defaultAge(termsOf(facts.trust))))
  return [
    article('SHARES, AGES AND POSTPONEMENT'),
    section('Distribution Age'),
    p`An individual Beneficiary’s “Distribution Age” is the age stated for that Beneficiary on ${SCHEDULE_A} or, if none is stated, ${otherwise} years. An individual who takes under Article 9 and is not named on ${SCHEDULE_A} has a Distribution Age of ${otherwise} years. A charity has no Distribution Age.`,
    section('Effect of the Distribution Age'),
    effectOfTheAge(termsOf(facts.trust)),
    section('Separate shares'),
    p`Each share created under this Agreement is a separate trust with its own account. The Trustee may invest the shares in common. Where Article 5 provides for separate shares, property added to the Trust on or after the Division Date, including property that passes to the Trustee under the Grantor’s will, shall be divided among the shares in the proportions in which they were created. The part allocable to a share that has been distributed in full shall be distributed in the same manner as that share or, if its Beneficiary is no longer living or in existence, as Article 9 provides.`,
    section('Postponement'),
    lead`The Trustee may postpone all or part of an outright distribution to an individual Beneficiary for as long as, in the Trustee’s judgment, any of the following applies:`,
    item`a creditor could reach the property, or the Beneficiary is bankrupt or is the defendant in a serious claim;`,
    item`the Beneficiary is a party to a pending proceeding for divorce or separation;`,
    item`the Beneficiary is dependent on alcohol, drugs or gambling, or is under another person’s undue influence;`,
    item`the Beneficiary is Incapacitated, or the distribution would cause the loss of public benefits for a disability; or`,
    item`the distribution would cause a tax that can reasonably be avoided.`,
    section('Postponed property'),
    p`The Trustee shall give the Beneficiary or the Beneficiary’s representative a written statement of the reason for a postponement and shall review the postponement at least once a year. Postponed property remains in the Beneficiary’s share or, if there is none, shall be held as a separate fund for the Beneficiary. The Trustee may, in the Trustee’s sole and absolute discretion, distribute its income and principal to the Beneficiary or apply them for the Beneficiary’s benefit, and shall distribute the property when the reason has ended. A trustee who is the Beneficiary concerned shall not participate in these decisions; if there is no other trustee, only an Independent Trustee may make them. No distribution may be postponed beyond the time that Article 11 allows.`,
  ]
}
