import { article, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

export function charities(facts: Facts): Block[] {
  const count = facts.charities.length
  const named = own(
    count === 0 ? 'no charity' : count === 1 ? 'one charity' : `${count.toLocaleString('en-US')} charities`,
  )
  return [
    article('CHARITABLE BENEFICIARIES'),
    section('Who is a Charity'),
    p`On the date of this Agreement ${SCHEDULE_A} names ${named}. A distribution shall be made to an organization as a charity only if, when it is made, the organization is one to which gifts are deductible under sections 170(c) and 2055(a) of the Code.`,
    section('Identity'),
    p`A charity is identified by its legal name and the employer identification number (EIN) on ${SCHEDULE_A}. If the two do not agree, or the number is missing, the Trustee shall decide which organization is meant.`,
    section('No age and no descendants'),
    p`The provisions of this Agreement about ages, descendants, survival and measuring lives do not apply to a charity.`,
    section('Substitute'),
    p`If a charity no longer exists or does not qualify when a distribution is to be made, its share passes to its qualifying successor or, if there is none, to one or more Charities that the Trustee selects as nearest to its purposes. W.S. 4-10-414 applies as far as this Section does not decide the matter.`,
    section('Receipt'),
    p`The receipt of an officer of a charity discharges the Trustee.`,
  ]
}
