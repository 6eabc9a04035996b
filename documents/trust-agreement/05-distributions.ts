import { termsOf } from '#domain/trust/overview/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { article, p, say, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { distributionParagraphs, isWide } from '../wording/distribution.ts'
import { giftsByDirection } from './gifts-by-direction.ts'

/** Income-only looks to other resources, and the grantor's own words may. */
function consider({ trust }: Facts): Run[] {
  const { divided, ownWords } = termsOf(trust)
  return divided === 'income' || ownWords
    ? say`Except where this Article requires it, the Trustee may, but need not,`
    : say`The Trustee may, but need not,`
}

/** Other Articles pass to Article 9 what a beneficiary loses; a gift by direction has its own takers. */
const byDirection = (trust: TrustRecord): Run[] =>
  termsOf(trust).ownWords
    ? say` Article 9 and the provisions that refer to it apply to a gift by the Grantor’s direction only where neither the direction nor Section 5.6 decides who takes.`
    : []

function controlling({ trust }: Facts): Block {
  const every = say`Every distribution is subject to Articles 2 (as to property of another person), 3, 4 (as to children born or adopted later, divorce and survival), 7 through 11, 14, 18 and 19, to the provisions of this Article on obligations of support`
  const postponed = say`to the Trustee’s power in Article 6 to postpone a distribution`
  return isWide(termsOf(trust))
    ? p`${every}, ${postponed}, and to the limit in Article 6 on outright distributions before the Distribution Age. That limit applies even where this Article gives the Trustee sole and absolute discretion.${byDirection(trust)}`
    : p`${every}, and ${postponed}.`
}

export function distributions(facts: Facts): Block[] {
  return [
    article('DISTRIBUTIONS OF INCOME AND PRINCIPAL'),
    section('Distribution provisions'),
    ...distributionParagraphs(facts.trust).map((runs): Block => ({ kind: 'paragraph', runs })),
    section('Trustee’s discretion'),
    p`Where this Agreement provides that the Trustee may make a distribution, the decision rests with the Trustee alone. A stated purpose, such as health, education, maintenance or support, guides the Trustee’s discretion and gives no person a right to compel a distribution. ${consider(facts)} consider other income and resources of a Beneficiary that are known to the Trustee.`,
    section('Manner of distribution'),
    p`The Trustee may make a distribution to a Beneficiary directly or by payment to others for the Beneficiary’s benefit, in cash or in kind, and in kind either pro rata or non-pro rata, at values on the date of distribution. A distribution that is due on a date shall be made within a reasonable time after that date.`,
    section('Controlling provisions'),
    controlling(facts),
    section('Obligations of support'),
    p`No distribution shall be made that would discharge a legal obligation of the Grantor to support any person. No trustee shall make, or participate in a decision to make, a distribution that would discharge that trustee’s own legal obligation to support any person.`,
    ...(termsOf(facts.trust).ownWords ? giftsByDirection() : []),
  ]
}
