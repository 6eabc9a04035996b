import { termsOf } from '#domain/trust/overview/terms.ts'
import { article, item, lead, own, p, say, section, term } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { inTitle, SCHEDULE_A, SCHEDULE_B } from '../wording/parties.ts'

/** Whom only the grantor's direction names is a beneficiary of what it gives. */
const byDirection = ({ trust }: Facts): Run[] =>
  termsOf(trust).ownWords
    ? say`a person or charity to whom, or for whose benefit, the Grantor’s direction in Article 5 gives property, to the extent of that gift, `
    : []

/** Those whom a trust for generations may help while the one before them lives. */
const laterGenerations = ({ trust }: Facts): Run[] =>
  termsOf(trust).generations
    ? say`a person to whom, or for whose benefit, Article 5 allows a distribution as a descendant of a Beneficiary, to that extent, `
    : []

export function nameAndDefinitions(facts: Facts): Block[] {
  return [
    article('NAME AND DEFINITIONS'),
    section('Name of the Trust'),
    p`The name of the trust created by this Agreement is ${facts.trustName} (the “Trust”). Title to personal property may be taken in the name of the Trust (W.S. 4-10-402(a)). Title to any trust property may be taken in the name of the Trustee as trustee; for example: ${inTitle(facts)}.`,
    section('Definitions'),
    lead`In this Agreement:`,
    item`${term('Act')} means title 4, chapter 10 of the Wyoming Statutes, as amended. “W.S.” means the Wyoming Statutes.`,
    item`${term('Beneficiary')} means a person or charity named on ${SCHEDULE_A}, a person who becomes a Beneficiary under Article 4, ${byDirection(facts)}${laterGenerations(facts)}and a person or charity that takes in the place of any of them under ${own(termsOf(facts.trust).ownWords ? 'Section\u00A05.6 or ' : '')}Article 9. A ${term('Primary Beneficiary')} or ${term('Contingent Beneficiary')} is a Beneficiary so designated by ${SCHEDULE_A} or this Agreement.`,
    item`${term('Charity')} means an organization that meets the requirements of Article 8.`,
    item`${term('Code')} means the Internal Revenue Code of 1986, as amended. A reference to a section of the Code includes any successor provision.`,
    item`A share is “created” on the Division Date or, as to property that passes under Article 9 after the Division Date, on the date on which it passes; but where Article 5 does not provide for separate shares, a share is created on the Termination Date or, as to property that is earlier held as a separate fund for one Beneficiary, on the date on which it is first so held.`,
    item`${term('Descendants')} of a person means that person’s children, grandchildren and more remote issue, whenever born. The term includes a person who was legally adopted before the age of 18 years and that person’s descendants.`,
    item`${term('Distribution Age')} has the meaning given in Article 6.`,
    item`${term('Division Date')} means the date of the Grantor’s death.`,
    item`${term('Incapacitated')} describes an individual for whom a court has appointed a guardian or conservator, or whom two licensed physicians have certified in writing to be unable to manage property or financial affairs.`,
    item`${term('Independent Trustee')} means a trustee who is not the Grantor, is not a Beneficiary, and is not related or subordinate to the Grantor or to a Beneficiary. “Related or subordinate” has the meaning given in section 672(c) of the Code; as to a Beneficiary, that section is read as if the Beneficiary were the grantor.`,
    item`${term('Per stirpes')} means by right of representation. The share of a deceased person is divided into as many equal parts as that person has children then living and deceased children with descendants then living. Each living child takes one part, and the part of each deceased child is divided among that child’s descendants in the same manner.`,
    item`${term('Qualified beneficiary')} has the meaning given in the Act.`,
    item`${term('Reserved Decision')} has the meaning given in Article 14.`,
    item`${term('Termination Date')} has the meaning given in Article 11.`,
    item`${term('Trust property')} means the property described on ${SCHEDULE_B} as transferred to the Trustee, all additions to that property, and all investments, proceeds and reinvestments of it.`,
    item`“Trustee” includes each co-trustee and each successor trustee while serving.`,
    section('Interpretation'),
    p`“May” confers discretion and “shall” imposes a duty. Headings are for convenience only. A reference to a statute includes its amendments and any successor provision. An individual becomes an adult, and ceases to be a minor, at the age of 18 years. A reference to an Article is to an article of this Agreement.`,
  ]
}
