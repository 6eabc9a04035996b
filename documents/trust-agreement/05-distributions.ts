import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { distributionParagraphs } from '../wording/distribution.ts'

export function distributions(facts: Facts): Block[] {
  return [
    article('DISTRIBUTIONS OF INCOME AND PRINCIPAL'),
    section('Distribution provisions'),
    ...distributionParagraphs(facts.trust).map((runs): Block => ({ kind: 'paragraph', runs })),
    section('How the Trustee uses a discretion'),
    p`Where the Trustee may make a distribution, the decision is the Trustee’s alone. A purpose such as health, education, maintenance or support guides the Trustee and gives no one a right to demand a distribution. The Trustee may take into account, or leave out of account, other income and property of a Beneficiary known to the Trustee.`,
    section('Manner of payment'),
    p`The Trustee may pay a Beneficiary directly, pay others for the Beneficiary’s benefit, or distribute in kind, in equal or unequal proportions of each asset, at the values on the date of distribution.`,
    section('Provisions that come first'),
    p`Every distribution is subject to Article 3, the right to hold back in Article 6, and Articles 7, 8, 10, 11 and 14.`,
    section('Duties of support'),
    p`No distribution shall discharge a legal duty of the Grantor, or of a trustee personally, to support anyone.`,
  ]
}
