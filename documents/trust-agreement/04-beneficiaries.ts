import type { Beneficiary } from '#domain/trust/entries.ts'
import { dividedByShares, termsOf } from '#domain/trust/overview/terms.ts'
import { isGrantorsEntry } from '#domain/trust/who-may-serve.ts'
import { article, fixed, item, lead, p, section, sentence } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'
import { afterbornOf, byPerson } from '../wording/takers.ts'

/** Who is listed takes what is stated for the entry, and no second share. */
const LATER = sentence`who is not named on ${SCHEDULE_A} and is born, or is legally adopted before the age of 18 years, after the date of this Agreement`

/** What an afterborn child takes, in the class in which the schedule names the grantor's children. */
function portion(facts: DocumentValues, kind: Run, named: number): Block {
  if (termsOf(facts.trust).divided === 'equally')
    return p`An Afterborn Child takes an equal share with the other ${kind} Beneficiaries.`
  if (named === 0)
    return p`Each Afterborn Child takes as a ${kind} Beneficiary for whom no percentage is stated, and the other shares are adjusted accordingly.`
  return named === 1
    ? p`The Afterborn Children share with the Grantor’s child named on ${SCHEDULE_A} who is a ${kind} Beneficiary (the “Named Child”). The Named Child and the Afterborn Children divide the Named Child’s share in equal parts. No share of another Beneficiary is reduced.`
    : p`The Afterborn Children share with the Grantor’s children named on ${SCHEDULE_A} who are ${kind} Beneficiaries (the “Named Children”). The combined share of the Named Children does not change, and no share of another Beneficiary is reduced. Each Afterborn Child takes an equal part of that combined share, computed as if the Named Children and the Afterborn Children took it in equal parts. The Named Children take the balance of the combined share in proportion to their own shares.`
}

/** What an afterborn child takes where the grantor's own words say who receives what. */
function underDirection(facts: DocumentValues, named: number): Block[] {
  if (!termsOf(facts.trust).ownWords) return []
  const equally =
    named === 0
      ? []
      : named === 1
        ? sentence`, and takes equally with the Named Child in a gift to the Named Child of all, of a fraction or of the rest of the trust property. A gift of a particular asset or of a sum of money to the Named Child is not reduced`
        : sentence`, and takes equally with the Named Children in a gift by name to all of them and no one else, in equal parts or without stated parts`
  return [
    p`Unless the Grantor’s direction in Article 5 expressly provides otherwise, this paragraph applies to an Afterborn Child who has been born, adopted or conceived by the time when any part of a gift is first due, disregarding Article 6, whether or not then living. That child is a member of the class in a gift to the Grantor’s children${equally}. This Section changes no other gift that the direction makes.`,
  ]
}

/** A child whom the grantor has or adopts after the agreement. */
function afterbornChildren(facts: DocumentValues): Block[] {
  const { ownWords, generations } = termsOf(facts.trust)
  const afterborn = afterbornOf(facts.trust)
  const article9 = sentence`only as ${fixed(ownWords || generations ? 'Article\u00A05 or ' : '')}Article 9 provides`
  if (!afterborn)
    return [
      p`The Grantor has considered children of the Grantor who may be born or legally adopted after the date of this Agreement and are not named on ${SCHEDULE_A}. They are neither Primary Beneficiaries nor Contingent Beneficiaries, and the Grantor intentionally makes no provision for them, except that this Article does not exclude them from the descendants and heirs who take under Article 9.${fixed(ownWords ? ' A gift to the Grantor’s children as a class in the Grantor’s direction in Article\u00A05 includes them only if the direction expressly so provides.' : '')}`,
    ]
  const kind = fixed(afterborn.class)
  return [
    p`A child of the Grantor ${LATER} is a ${kind} Beneficiary (an “Afterborn Child”). A child of the Grantor who is in gestation on the Division Date is an Afterborn Child only if born alive and living on the thirtieth day after birth. A child conceived after the Division Date is not an Afterborn Child. A person born or adopted later who is not a child of the Grantor is a Beneficiary ${article9}.`,
    portion(facts, kind, afterborn.named),
    ...underDirection(facts, afterborn.named),
  ]
}

/** No number is stated of nobody, nor where two entries of one name may be one person or two. */
function counted(facts: DocumentValues): Run[] {
  const { beneficiaries } = facts
  if (beneficiaries.length === 0 || byPerson(beneficiaries).length < beneficiaries.length) return []
  const count = (of: readonly Beneficiary[]) => of.filter((one) => !isGrantorsEntry(one, facts.trust)).length
  const [primary, contingent] = [count(facts.primary), count(facts.contingent)]
  const word = (count: number, kind: string) =>
    fixed(
      `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${kind} ${count === 1 ? 'Beneficiary' : 'Beneficiaries'}`,
    )
  return sentence`On the date of this Agreement, ${SCHEDULE_A} names ${word(primary, 'Primary')} and ${word(contingent, 'Contingent')}. `
}

/** A column of its own controls what it divides; only income trusts and the grantor's own words divide income. */
function columns(facts: DocumentValues): Block {
  const terms = termsOf(facts.trust)
  if (dividedByShares(terms) === 'principal')
    return item`If the principal column of ${SCHEDULE_A} states a percentage for any Beneficiary of a class, that class divides principal by that column. The principal column then controls over the share column, and the rules above apply to it. A division of the trust property${fixed(terms.divided ? ' into shares' : '')} is a division of principal. Article 5 does not divide income among the Beneficiaries, and the income column has no effect.`
  return item`If the income column of ${SCHEDULE_A} states a percentage for any Beneficiary of a class, that class divides income by that column; if the principal column states a percentage for any Beneficiary of a class, that class divides principal by that column. Each of these columns then controls over the share column, and the rules above apply to it.`
}

/** The distribution type `equal` leaves the stated percentages out, here as in Article 5. */
function proportions(facts: DocumentValues): Block[] {
  if (termsOf(facts.trust).divided === 'equally')
    return [
      p`Whenever trust property or income is divided among the Primary Beneficiaries, or among the Contingent Beneficiaries when they take, each takes an equal share. A charity counts as one Beneficiary. Percentages stated on ${SCHEDULE_A} do not apply.`,
    ]
  return [
    lead`Whenever trust property or income is divided among the Primary Beneficiaries, or among the Contingent Beneficiaries when they take, the following rules apply:`,
    item`Each Beneficiary takes the percentage stated for that Beneficiary in the share column of ${SCHEDULE_A}.`,
    item`An entry of “N/A” in that column does not mean zero. The Beneficiaries for whom no percentage is stated divide equally the part that the stated percentages leave.`,
    item`If the stated percentages leave nothing, each Beneficiary for whom none is stated takes an equal share, computed as if all shares were equal, and the stated percentages are reduced proportionately.`,
    item`If a percentage is stated for every Beneficiary and the percentages do not total 100%, they are increased or reduced proportionately until they do.`,
    item`If no percentage is stated, or every stated percentage is zero, the shares are equal.`,
    columns(facts),
    item`If some of the Beneficiaries of a class do not take, the others take in the same proportions to one another.`,
    item`A charity counts as one Beneficiary.`,
  ]
}

/** What the grantor's own words give is given, whatever this article says about classes. */
const directed = ({ trust }: DocumentValues): boolean => termsOf(trust).ownWords === true

const laterGenerations = ({ trust }: DocumentValues): Run =>
  fixed(termsOf(trust).generations ? ', for their descendants to the extent that Article\u00A05 provides,' : '')

/** One who is second in line may also descend from one who is first, and be helped as such. */
function onlyAs({ trust }: DocumentValues): Run[] {
  const { ownWords, generations } = termsOf(trust)
  if (generations) return sentence`Article 9 provides or, as a descendant of another Beneficiary, as Article 5 provides`
  return sentence`${fixed(ownWords ? 'Article\u00A05 or ' : '')}Article 9 provides`
}

export function beneficiaries(facts: DocumentValues): Block[] {
  const exceptDirected = directed(facts)
    ? 'Except as the Grantor’s direction in Article 5 provides, and except'
    : 'Except'
  // The grantor's own words may give to the spouse without the schedule.
  const spouse = directed(facts) ? 'who is the Grantor’s spouse on the date of this Agreement, or ' : ''
  return [
    article('BENEFICIARIES'),
    section('Beneficiary Schedule'),
    p`The Beneficiaries are the individuals and charities named on ${SCHEDULE_A}, which states the class, the share and the age of each. ${counted(facts)}If ${SCHEDULE_A} conflicts with an Article of this Agreement, the Article controls.`,
    section('Primary and Contingent Beneficiaries'),
    p`Income and principal are held for the Primary Beneficiaries${laterGenerations(facts)} and for those who take in their place under Article 9. A Contingent Beneficiary takes only as ${onlyAs(facts)}. If ${SCHEDULE_A} names no Primary Beneficiary other than the Grantor, the Contingent Beneficiaries whom it names are the Primary Beneficiaries from the creation of the Trust. The shares of the Contingent Beneficiaries are computed separately from those of the Primary Beneficiaries.`,
    section('Proportions'),
    ...proportions(facts),
    section('Children born or adopted later'),
    ...afterbornChildren(facts),
    section('Identity'),
    p`${fixed(exceptDirected)} as this Article provides for children born or adopted later, ${SCHEDULE_A} names individuals and charities and does not describe a class. An error in a name does not defeat a share if the intended person can be identified.`,
    p`A person entered more than once in the same class is one Beneficiary and takes the total of the shares of those entries, each entry counting as one share where shares are equal. If those entries state different ages, the highest is that person’s Distribution Age. A person entered as both a Primary Beneficiary and a Contingent Beneficiary takes in each class as this Agreement provides for that class.`,
    section('Divorce'),
    p`A Beneficiary ${fixed(spouse)}whom ${SCHEDULE_A} describes as the Grantor’s spouse${fixed(spouse && ',')} ceases to be a Beneficiary when the marriage to the Grantor ends by divorce or annulment. The share of that Beneficiary then passes under Article 9 as if the Beneficiary had died on that date.`,
    section('Survival'),
    p`An individual is treated as having survived the Grantor, or another person on whose death property passes under this Agreement, only if the individual is living on the thirtieth day after the date of that death. A child in gestation on the date of a death who is later born alive, and who is living on the thirtieth day after birth, is treated as living on the date of that death and as having survived it. This Section does not postpone any vesting beyond the time that Article 11 allows.`,
  ]
}
