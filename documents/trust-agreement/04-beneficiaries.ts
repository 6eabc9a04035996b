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

export function beneficiaries(facts: Facts): Block[] {
  return [
    article('BENEFICIARIES'),
    section('Beneficiary Schedule'),
    p`The Beneficiaries are those named on ${SCHEDULE_A}, which states their names, classes, shares and ages. On the date of this Agreement it names ${counted(facts)}. If ${SCHEDULE_A} and an article of this Agreement conflict, the article prevails.`,
    section('Primary and Contingent Beneficiaries'),
    p`Only the Primary Beneficiaries, and those who take in their place under Article 9, have an interest in the Trust at the beginning. Contingent Beneficiaries take only as Article 9 provides, when no Primary Beneficiary and no descendant of a Primary Beneficiary takes. If ${SCHEDULE_A} names no Primary Beneficiary, those whom it names as Contingent Beneficiaries are the Primary Beneficiaries from the beginning. The shares of Contingent Beneficiaries are not counted with those of Primary Beneficiaries.`,
    section('Proportions'),
    lead`Wherever trust property or income is divided among the Primary Beneficiaries, these rules apply, and they apply in the same way to the Contingent Beneficiaries when they take:`,
    item`Each takes the percentage in the share column of ${SCHEDULE_A}.`,
    item`“N/A” in that column is not zero. Those for whom no percentage is stated divide equally what the stated percentages leave.`,
    item`If the stated percentages leave nothing, each of those for whom none is stated takes one equal share, as if all shares were equal, and the stated percentages are reduced in proportion to make room.`,
    item`If every percentage is stated and they do not total 100%, they are raised or lowered in proportion until they do.`,
    item`If no percentage is stated at all, or every one is zero, the shares are equal.`,
    item`Income is divided by the income column and principal by the principal column where ${SCHEDULE_A} states a percentage there for any of them; these columns then prevail over the share column, and the rules above apply to each of them.`,
    item`A charity counts as one person.`,
    section('Named persons only'),
    p`${SCHEDULE_A} names individuals and charities and does not describe a class. A person born or adopted after the date of this Agreement is a Beneficiary only by taking as a descendant under Article 9. A mistake in a name does not defeat a share if the person meant can be identified.`,
    section('Divorce'),
    p`A Beneficiary whom ${SCHEDULE_A} describes as the Grantor’s spouse ceases to be a Beneficiary when the marriage ends by divorce or annulment, and the share then passes as if that Beneficiary had died without descendants.`,
    section('Survival'),
    p`A person who is alive at an event but dies within 30 days after it is treated as having died before it, unless this would delay a vesting beyond the time that Article 11 allows.`,
  ]
}
