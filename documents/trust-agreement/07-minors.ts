import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function minors(): Block[] {
  return [
    article('MINORS AND INCAPACITATED PERSONS'),
    section('Methods of distribution'),
    lead`The Trustee shall not distribute property outright to a minor or an Incapacitated person. As W.S. 4-10-816(a)(xxi) allows, the Trustee may instead make a distribution for that person by any one or more of the following methods:`,
    item`by payment directly to those who furnish goods or services to the person;`,
    item`by distribution to the person’s conservator or guardian or, if there is none, to a parent or other adult who has the care of the person, subject to the next Section;`,
    item`for a minor, by distribution to a custodian under the Wyoming Uniform Transfers to Minors Act or the similar law of another jurisdiction, subject to the next Section;`,
    item`by contribution to a college savings account under section 529 of the Code of which the person is the designated beneficiary, or to another account that the person owns, subject to the next Section; or`,
    item`by retaining the property in a separate fund for the person.`,
    section('Persons who may not receive a distribution for another'),
    p`No distribution for another person shall be made to or through the Grantor, whether as parent, guardian, conservator, custodian or account holder, and the Grantor shall not be selected or serve as custodian of distributed property. No such distribution shall be made to a trustee who is legally obligated to support the person for whom it is made. Article 5 prohibits a distribution that would discharge an obligation of support.`,
    section('Property retained for a minor'),
    p`If a minor becomes entitled to property outright and the Trustee does not use another method under this Article, the Trustee shall retain the property for the minor, may apply its income and principal for the minor’s health, education, maintenance and support, and shall distribute the balance to the minor at the age of 21 years or, if earlier, at the Distribution Age. If the minor dies before that time, the Trustee shall distribute the balance to the minor’s estate.`,
    section('Receipt'),
    p`The receipt of the person to whom a distribution is properly made discharges the Trustee, who need not see to its application.`,
    section('Representation'),
    p`A minor, an Incapacitated person or a person not yet born may be represented and bound as W.S. 4-10-301 through 4-10-305 provide. The Grantor shall not represent any person under those sections.`,
  ]
}
