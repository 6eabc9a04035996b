import { termsOf } from '#domain/trust/overview/terms.ts'
import { own, p, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'
import { afterbornOf } from '../wording/takers.ts'

/** Who is listed takes what is stated for the entry, and no second share. */
const LATER = say`who is not named on ${SCHEDULE_A} and is born, or is legally adopted before the age of 18 years, after the date of this Agreement`

/** What an afterborn child takes, in the class in which the schedule names the grantor's children. */
function portion(facts: Facts, kind: Run, named: number): Block {
  if (termsOf(facts.trust).divided === 'equally')
    return p`An Afterborn Child takes an equal share with the other ${kind} Beneficiaries.`
  if (named === 0)
    return p`Each Afterborn Child takes as a ${kind} Beneficiary for whom no percentage is stated, and the other shares are adjusted accordingly.`
  return named === 1
    ? p`The Afterborn Children share with the Grantor’s child named on ${SCHEDULE_A} who is a ${kind} Beneficiary (the “Named Child”). The Named Child and the Afterborn Children divide the Named Child’s share in equal parts. No share of another Beneficiary is reduced.`
    : p`The Afterborn Children share with the Grantor’s children named on ${SCHEDULE_A} who are ${kind} Beneficiaries (the “Named Children”). The combined share of the Named Children does not change, and no share of another Beneficiary is reduced. Each Afterborn Child takes an equal part of that combined share, computed as if the Named Children and the Afterborn Children took it in equal parts. The Named Children take the balance of the combined share in proportion to their own shares.`
}

/** What an afterborn child takes where the grantor's own words say who receives what. */
function underDirection(facts: Facts, named: number): Block[] {
  if (!termsOf(facts.trust).ownWords) return []
  const equally =
    named === 0
      ? []
      : named === 1
        ? say`, and is a recipient, equally with the Named Child, of a gift to the Named Child of all, of a fraction or of the rest of the trust property. A gift of a particular asset or of a sum of money to the Named Child is not reduced`
        : say`, and is a recipient, equally with the Named Children, of a gift by name to all of them and no one else, in equal parts or without stated parts`
  return [
    p`Unless the Grantor’s direction in Article 5 expressly provides otherwise, an Afterborn Child who is, or if living would be, the Grantor’s child, born or in gestation, when any part of a gift is first due apart from Article 6 is a member of the class in a gift to a class of the Grantor’s children${equally}. This Section changes no other gift that the direction makes.`,
  ]
}

/** A child whom the grantor has or adopts after the agreement. */
export function afterbornChildren(facts: Facts): Block[] {
  const { ownWords, generations } = termsOf(facts.trust)
  const afterborn = afterbornOf(facts.trust)
  const article9 = say`only as ${own(ownWords || generations ? 'Article\u00A05 or ' : '')}Article 9 provides`
  if (!afterborn)
    return [
      p`The Grantor has considered children of the Grantor who may be born or legally adopted after the date of this Agreement and are not named on ${SCHEDULE_A}. They are neither Primary Beneficiaries nor Contingent Beneficiaries, and the Grantor intentionally makes no provision for them, except that this Article does not exclude them from the descendants and heirs who take under Article 9.${own(ownWords ? ' A gift to the Grantor’s children as a class in the Grantor’s direction in Article\u00A05 includes them only if the direction expressly so provides.' : '')}`,
    ]
  const kind = own(afterborn.class)
  return [
    p`A child of the Grantor ${LATER} is a ${kind} Beneficiary (an “Afterborn Child”). A child in gestation on the Division Date who is later born alive is an Afterborn Child. A person born or adopted later who is not a child of the Grantor is a Beneficiary ${article9}.`,
    portion(facts, kind, afterborn.named),
    ...underDirection(facts, afterborn.named),
  ]
}
