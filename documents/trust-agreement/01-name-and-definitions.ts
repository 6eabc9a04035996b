import { article, item, lead, p, section, term } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { inTitle, SCHEDULE_A, SCHEDULE_B } from '../wording/parties.ts'

export function nameAndDefinitions(facts: Facts): Block[] {
  return [
    article('NAME AND DEFINITIONS'),
    section('Name of the Trust'),
    p`The name of the trust created by this Agreement is ${facts.trustName} (the “Trust”). Title to trust property may be taken in the name of the Trust or in the name of the Trustee as trustee, as W.S. 4-10-402(a) allows, for example: ${inTitle(facts)}.`,
    section('Definitions'),
    lead`In this Agreement:`,
    item`${term('Act')} means title 4, chapter 10 of the Wyoming Statutes, as amended. “W.S.” means the Wyoming Statutes.`,
    item`${term('Beneficiary')} means a person or charity that ${SCHEDULE_A} names, and a person or charity that takes in its place under Article 9. A ${term('Primary Beneficiary')} and a ${term('Contingent Beneficiary')} are those whom ${SCHEDULE_A} so describes.`,
    item`${term('Charity')} means an organization that meets the requirements of Article 8.`,
    item`${term('Code')} means the Internal Revenue Code of 1986, as amended. A section of the Code includes the section that replaces it.`,
    item`${term('Descendants')} of a person means that person’s children, grandchildren and more remote issue, whenever born. It includes a person legally adopted before the age of 18 years and that person’s descendants.`,
    item`${term('Distribution Age')} has the meaning given in Article 6.`,
    item`${term('Division Date')} means the date of the Grantor’s death.`,
    item`${term('Incapacitated')} describes an individual for whom a court has appointed a guardian or conservator, or who, as two licensed physicians have stated in writing, cannot manage property or financial affairs.`,
    item`${term('Independent Trustee')} means a trustee who is not the Grantor, is not a Beneficiary, and is not related or subordinate, within the meaning of section 672(c) of the Code, to the Grantor or, with a Beneficiary put in the place of the grantor in that section, to a Beneficiary.`,
    item`${term('Per stirpes')} means by right of representation: the share of a person who has died is divided equally among that person’s children then living and the children then dead who have descendants then living, the share of a dead child passing to that child’s descendants in the same way.`,
    item`${term('Qualified beneficiary')} has the meaning that the Act gives it.`,
    item`${term('Spouse')} of a person means the individual to whom that person is married at the time in question, or was married when that person died. A marriage that has ended by divorce or annulment no longer makes anyone a spouse.`,
    item`${term('Termination Date')} has the meaning given in Article 11.`,
    item`${term('Trust property')} means the property described on ${SCHEDULE_B}, all additions to it, and whatever stands in its place.`,
    item`${term('Trustee')} means the trustee or trustees serving at the time, whether original or successor.`,
    section('Reading this Agreement'),
    p`“May” gives a discretion and “shall” states a duty. Headings are for convenience. A statute that is cited includes its amendments and the provision that replaces it. An individual is an adult, and no longer a minor, at the age of 18 years. A reference to an Article is to an article of this Agreement.`,
  ]
}
