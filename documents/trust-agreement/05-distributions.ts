import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { distributionParagraphs } from '../wording/distribution.ts'

export function distributions(facts: Facts): Block[] {
  return [
    article('DISTRIBUTIONS OF INCOME AND PRINCIPAL'),
    section('Distribution provisions'),
    ...distributionParagraphs(facts.trust).map((runs): Block => ({ kind: 'paragraph', runs })),
    section('Trustee’s discretion'),
    p`Where this Agreement provides that the Trustee may make a distribution, the decision rests with the Trustee alone. A stated purpose, such as health, education, maintenance or support, guides the Trustee’s discretion and gives no person a right to compel a distribution. The Trustee may, but need not, consider other income and resources of a Beneficiary that are known to the Trustee.`,
    section('Manner of distribution'),
    p`The Trustee may make a distribution to a Beneficiary directly or by payment to others for the Beneficiary’s benefit, in cash or in kind, and in kind either pro rata or non-pro rata, at values on the date of distribution. A distribution that is due on a date shall be made within a reasonable time after that date.`,
    section('Controlling provisions'),
    p`Every distribution is subject to Articles 3, 7, 8, 10, 11 and 14, to the Trustee’s power in Article 6 to postpone a distribution, and to the limit in Article 6 on outright distributions before the Distribution Age. That limit applies even where this Article gives the Trustee sole and absolute discretion.`,
    section('Obligations of support'),
    p`No distribution shall be made that would discharge a legal obligation of the Grantor to support any person. No trustee shall make, or participate in a decision to make, a distribution that would discharge that trustee’s own legal obligation to support any person.`,
  ]
}
