import { termsOf } from '#domain/trust/glance/terms.ts'
import { article, item, lead, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

function counted(facts: Facts) {
  const [primary, contingent] = [facts.primary.length, facts.contingent.length]
  const word = (count: number, kind: string) =>
    `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${kind} ${count <= 1 ? 'Beneficiary' : 'Beneficiaries'}`
  return own(`${word(primary, 'Primary')} and ${word(contingent, 'Contingent')}`)
}

/** The distribution type `equal` leaves the stated percentages out, here as in Article 5. */
function proportions(facts: Facts): Block[] {
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
    item`If the income column of ${SCHEDULE_A} states a percentage for any Beneficiary, income is divided by that column; if the principal column states a percentage for any Beneficiary, principal is divided by that column. Each of these columns then controls over the share column, and the rules above apply to it.`,
    item`If some of the Beneficiaries of a class do not take, the others take in the same proportions to one another.`,
    item`A charity counts as one Beneficiary.`,
  ]
}

/** A child whom the grantor has or adopts after the agreement. */
function afterbornChildren(facts: Facts): Block[] {
  if (!facts.afterbornShare)
    return [
      p`The Grantor has considered children of the Grantor who may be born or adopted after the date of this Agreement and intentionally makes no provision for them. Such a child is a Beneficiary only by taking as a descendant under Article 9.`,
    ]
  const equally = termsOf(facts.trust).divided === 'equally'
  return [
    p`A child of the Grantor who is born, or is legally adopted before the age of 18 years, after the date of this Agreement is a Primary Beneficiary (an “Afterborn Child”). A child in gestation on the Division Date who is later born alive is an Afterborn Child. A person born or adopted later who is not a child of the Grantor is a Beneficiary only by taking as a descendant under Article 9.`,
    ...(equally
      ? [p`An Afterborn Child takes an equal share with the other Primary Beneficiaries.`]
      : [
          p`The Afterborn Children share with the Grantor’s children whom ${SCHEDULE_A} names as Primary Beneficiaries (the “Named Children”). The combined share of the Named Children does not change, and no share of another Beneficiary is reduced. Each Afterborn Child takes an equal part of that combined share, computed as if the Named Children and the Afterborn Children took it in equal parts. The Named Children take the balance of the combined share in proportion to their own shares. If there are no Named Children, each Afterborn Child takes as a Primary Beneficiary for whom no percentage is stated.`,
        ]),
  ]
}

export function beneficiaries(facts: Facts): Block[] {
  return [
    article('BENEFICIARIES'),
    section('Beneficiary Schedule'),
    p`The Beneficiaries are the individuals and charities named on ${SCHEDULE_A}, which states the class, the share and the age of each. On the date of this Agreement, ${SCHEDULE_A} names ${counted(facts)}. If ${SCHEDULE_A} conflicts with an Article of this Agreement, the Article controls.`,
    section('Primary and Contingent Beneficiaries'),
    p`Income and principal are held for the Primary Beneficiaries and for those who take in their place under Article 9. A Contingent Beneficiary takes only as Article 9 provides. If ${SCHEDULE_A} names no Primary Beneficiary, the Contingent Beneficiaries whom it names are the Primary Beneficiaries from the creation of the Trust. The shares of the Contingent Beneficiaries are computed separately from those of the Primary Beneficiaries.`,
    section('Proportions'),
    ...proportions(facts),
    section('Children born or adopted later'),
    ...afterbornChildren(facts),
    section('Identity'),
    p`Except as this Article provides for children born or adopted later, ${SCHEDULE_A} names individuals and charities and does not describe a class. An error in a name does not defeat a share if the intended person can be identified.`,
    section('Divorce'),
    p`A Beneficiary whom ${SCHEDULE_A} describes as the Grantor’s spouse ceases to be a Beneficiary when the marriage to the Grantor ends by divorce or annulment. The share of that Beneficiary then passes under Article 9 as if the Beneficiary had died on that date.`,
    section('Survival'),
    p`An individual is treated as having survived the Grantor, or another Beneficiary on whose death property passes under this Agreement, only if the individual is living on the thirtieth day after the date of that death. This Section does not postpone any vesting beyond the time that Article 11 allows.`,
  ]
}
