import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function minors(): Block[] {
  return [
    article('MINORS AND INCAPACITATED PERSONS'),
    section('Ways to make a distribution'),
    lead`A distribution for a minor or an Incapacitated person shall not be made to that person outright. The Trustee may make it, as W.S. 4-10-816(a)(xxi) allows, in one or more of these ways:`,
    item`directly to those who supply goods or services to the person;`,
    item`to the person’s conservator or guardian or, if there is none, to a parent or other adult who cares for the person;`,
    item`for a minor, to a custodian under the Wyoming Uniform Transfers to Minors Act or the similar law of another state, to be held as that law provides;`,
    item`to a college savings account under section 529 of the Code, or to another account of which the person is the owner;`,
    item`by keeping the property in a separate fund for the person.`,
    section('Property kept for a minor'),
    p`If a minor becomes entitled to property outright and the Trustee does not use one of the ways above, the Trustee shall keep it for the minor, may apply its income and principal for the minor’s health, education, maintenance and support, and shall distribute the rest at the Distribution Age or, if the minor dies before, to the minor’s estate.`,
    section('Receipt'),
    p`The receipt of the person to whom the Trustee pays discharges the Trustee. The Trustee need not see to how the payment is used.`,
    section('Representation'),
    p`Minors, Incapacitated persons and persons not yet born may be represented and bound as W.S. 4-10-301 through 4-10-305 provide. The Grantor shall not represent anyone under this Section.`,
  ]
}
