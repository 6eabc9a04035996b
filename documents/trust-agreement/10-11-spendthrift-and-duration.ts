import { longDate } from '#domain/formats/calendar-date.ts'
import {
  type TerminationChoice,
  terminationChoice,
  terminationEvent,
  termsOf,
  thousandYearsAfter,
} from '#domain/trust/distribution-terms.ts'
import { article, fixed, item, lead, p, section, sentence } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { prose, value } from '../wording/answer.ts'
import { requiresCoTrustee, SCHEDULE_A } from '../wording/parties.ts'
import { onlyCharitiesFirst } from '../wording/takers.ts'

/** A long duration is a purpose only of a trust that does not pay its shares out, and not of one under a direction. */
function materialPurposes({ trust }: DocumentValues): Block {
  const { divided, parts, ownWords } = termsOf(trust)
  if (divided && divided !== 'income' && onlyCharitiesFirst(trust))
    return p`Spendthrift protection, and the postponement of distribution to the Division Date, are material purposes of the Trust for purposes of W.S. 4-10-412.`
  if (parts)
    return p`Spendthrift protection, and the postponement of outright distribution until the Division Date and until the ages stated in Article 5, are material purposes of the Trust for purposes of W.S. 4-10-412.`
  return ownWords
    ? p`Spendthrift protection is a material purpose of the Trust for purposes of W.S. 4-10-412.`
    : p`Spendthrift protection, and the continuation of the Trust until the Termination Date, are material purposes of the Trust for purposes of W.S. 4-10-412.`
}

export function spendthrift(facts: DocumentValues): Block[] {
  return [
    article('SPENDTHRIFT PROTECTION'),
    section('Spendthrift trust'),
    p`The interest of each Beneficiary in income and principal is held subject to a spendthrift trust under W.S. 4-10-502. No Beneficiary’s interest may be transferred, voluntarily or involuntarily, before the Beneficiary actually receives it. No creditor or assignee of a Beneficiary may reach the Beneficiary’s interest, or attach a distribution, before the Beneficiary receives it.`,
    section('Discretionary interests'),
    p`No creditor or assignee of a Beneficiary may compel or reach a distribution that is left to the Trustee’s discretion, whether or not a standard guides that discretion. A Beneficiary’s interest in such a distribution is neither a property interest nor an enforceable right (W.S. 4-10-504).`,
    section('Bankruptcy'),
    p`The restrictions in this Article are restrictions on the transfer of a beneficial interest in a trust that are enforceable under applicable nonbankruptcy law within the meaning of 11 U.S.C. 541(c)(2).`,
    section('Support of a child or former spouse'),
    p`This Article does not limit the rights that W.S. 4-10-503 gives to a person who holds a judgment or order against a Beneficiary for child support or maintenance.`,
    section('Material purposes'),
    materialPurposes(facts),
    section('Judgments of other jurisdictions'),
    p`To the extent the law permits, a judgment of a court outside Wyoming may be enforced against the trust property only as W.S. 4-10-507.1 allows.`,
  ]
}

/** The event in the record's words, on one line and without the period a sentence of the user's may end with. */
function event(facts: DocumentValues): Run[] {
  const lines = prose(terminationEvent(facts.trust), { field: 'terminationEvent' })
  return lines.flatMap(({ text, ...rest }, at) => [
    ...(at === 0 ? [] : [{ text: ' ' }]),
    { ...rest, text: at === lines.length - 1 ? text.replace(/[\s.;]+$/, '') : text },
  ])
}

/** The day that the thousand years come to, in words. */
function onThatDay({ trust: { trustDate } }: DocumentValues): Run[] {
  return trustDate
    ? sentence`, which is ${value(longDate(thousandYearsAfter(trustDate)), 'N/A', undefined, { field: 'trustDate' })}`
    : []
}

function terminationDate(facts: DocumentValues, choice: TerminationChoice): Block[] {
  if (choice === 'thousand')
    return [
      p`The “Termination Date” is ${event(facts)}${onThatDay(facts)}, or, if earlier, the outer limit stated in this Article. It is the last day on which an interest in property other than real property may vest under this Agreement.`,
    ]
  return [
    lead`The “Termination Date” is the earlier of:`,
    item`the date of the following event: ${event(facts)}; and`,
    item`the outer limit stated in this Article.`,
    choice === 'own'
      ? p`The event gives no person a power to terminate the Trust. To the extent that the event depends on a decision of the Grantor, it shall be disregarded.`
      : p`The event occurs 21 years after the death of the last survivor of the initial beneficiaries, as defined in this Article.`,
  ]
}

/** What a direction of the grantor's gives neither vests in the others nor is divided among them. */
function directed({ trust }: DocumentValues, of: 'land' | 'gifts'): Block[] {
  if (!termsOf(trust).ownWords) return []
  const takers = sentence`under Section 5.6 if each gift not yet due were due on that date`
  return of === 'land'
    ? [
        item`if the Grantor’s direction in Article 5 gives the property, in those who would be entitled to it ${takers};`,
      ]
    : [
        item`every gift under the Grantor’s direction in Article 5 that has not been delivered, to those who would be entitled to it ${takers};`,
      ]
}

/** Where the event is the outer limit itself there is none that could fail to occur by then. */
const unlessEnded = (choice: TerminationChoice): Run[] =>
  choice === 'thousand'
    ? []
    : sentence`If the event that ends the Trust has not occurred by then, or cannot occur or be determined, the Trust ends at the outer limit as to property other than real property. `

export function duration(facts: DocumentValues): Block[] {
  const choice = terminationChoice(facts.trust)
  return [
    article('DURATION, PERPETUITIES AND TERMINATION'),
    section('Duration'),
    p`The Trust begins when property is first transferred to the Trustee${fixed(requiresCoTrustee(facts) ? ', but not before this Agreement takes effect,' : '')} and continues until the Termination Date, unless all of the trust property has been distributed earlier. The “starting date” is ${facts.trustDate} or, if earlier, the date on which the Trust begins.`,
    section('Termination Date'),
    ...terminationDate(facts, choice),
    section('Initial beneficiaries'),
    p`The “initial beneficiaries” are the individuals, other than the Grantor, named on ${SCHEDULE_A} who are living on the starting date or, if there are none, the descendants of the Grantor who are living on that date. The initial beneficiaries are the measuring lives. A charity or other organization is not a measuring life, and neither is a person born or conceived after that date.`,
    section('Outer limit'),
    p`The “outer limit” is the day before the date that is 1,000 years after the starting date. ${unlessEnded(choice)}As W.S. 34-1-139(b) requires, every power of appointment over property other than real property shall terminate, and every interest in such property shall vest or terminate, no later than the outer limit or any earlier date stated in this Article.`,
    section('Real property held directly'),
    lead`W.S. 34-1-139(a) prescribes a shorter period for interests in real property. An interest in real property that the Trustee holds directly and that has not yet vested shall vest 21 years less one day after the death of the last survivor of the measuring lives or, if there are no measuring lives, 21 years less one day after the Trust begins. It shall vest:`,
    ...directed(facts, 'land'),
    item`if the property is held in a separate share, in the Beneficiary of that share;`,
    termsOf(facts.trust).generations
      ? item`otherwise, in the Primary Beneficiaries, in the proportions determined under Article 4; or`
      : item`otherwise, in those to whom or for whose benefit the income of the property could then be distributed, in the proportions determined under Article 4; or`,
    item`if there are none, in those to whom the property would be distributed if that date were the Termination Date.`,
    p`The Trustee may hold title as nominee of those in whom the interest vests. The Trustee may, but need not, hold real property through a limited liability company or other entity. After the date on which such interests vest, the Trustee shall not acquire real property directly. An interest in real property that the Trustee nevertheless acquires directly vests, on acquisition, as this Section provides. Once an interest has vested under this Section, Articles 5, 6 and 9 do not apply to it, and at the death of a person in whom it has vested it passes as part of that person’s estate.`,
    section('Powers of appointment'),
    p`Any power of appointment over trust property, however it arises, terminates as to each kind of property on the date on which interests in that property must vest under this Article.`,
    section('Final distribution'),
    lead`On the Termination Date, whether or not the Grantor is then living, the Trustee shall distribute outright:`,
    ...directed(facts, 'gifts'),
    item`each separate share, to the Beneficiary for whom it is held;`,
    item`all other trust property, ${fixed(termsOf(facts.trust).ownWords ? 'whether or not the Division Date has occurred' : 'including all of the trust property if the Termination Date precedes the Division Date')}, to the Primary Beneficiaries in the proportions determined under Article 4; and`,
    item`whatever would pass under this Section to a Beneficiary who is not then living or in existence, as Article 9 provides, as if the share of that Beneficiary had been created on the Termination Date.`,
    section('Winding up'),
    p`Interests vest on the Termination Date even if property is distributed later. The Trustee retains the powers needed to wind up the Trust, may retain a reasonable reserve for debts, taxes and expenses, and shall distribute the trust property within a reasonable time. Article 7 applies, but no property shall be held for a minor in a manner that postpones vesting.`,
    section('Savings clause'),
    p`If a provision of this Agreement would continue, or an interest could vest, beyond the time that the law allows for the property concerned, the provision ends or the interest vests at the last moment that the law allows.`,
  ]
}
