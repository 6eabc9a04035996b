import { type TerminationChoice, terminationChoice, terminationEvent } from '#domain/trust/termination.ts'
import { article, item, lead, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'
import { prose } from '../wording/value.ts'

/** The event in the record's words, on one line and without the full stop a sentence of the user's may end with. */
function event(facts: Facts): Run[] {
  const lines = prose(terminationEvent(facts.trust), { field: 'terminationEvent' })
  return lines.flatMap(({ text, ...rest }, at) => [
    ...(at === 0 ? [] : [{ text: ' ' }]),
    { ...rest, text: at === lines.length - 1 ? text.replace(/[\s.;]+$/, '') : text },
  ])
}

function terminationDate(facts: Facts, choice: TerminationChoice): Block[] {
  if (choice === 'thousand')
    return [
      p`The “Termination Date” is ${event(facts)}. It is the last day on which an interest in property other than real property may vest under this Agreement.`,
    ]
  return [
    lead`The “Termination Date” is the earlier of:`,
    item`the following event: ${event(facts)}; and`,
    item`the outer limit stated in this Article.`,
    choice === 'own'
      ? p`The event gives no one a power to end the Trust. As far as it depends on a decision of the Grantor, it is disregarded.`
      : p`The event happens 21 years after the death of the last survivor of the initial beneficiaries, as this Article defines them.`,
  ]
}

export function duration(facts: Facts): Block[] {
  return [
    article('DURATION, PERPETUITIES AND TERMINATION'),
    section('Duration'),
    p`The Trust begins when property is first transferred to the Trustee and continues until the Termination Date, unless all of the trust property has been distributed before.`,
    section('Termination Date'),
    ...terminationDate(facts, terminationChoice(facts.trust)),
    section('Initial beneficiaries'),
    p`The initial beneficiaries are the individuals whom ${SCHEDULE_A} names and who are living on ${facts.trustDate}. If there are none, the Grantor’s descendants living on that date stand in their place. They are the measuring lives. Charities and other organizations are not measuring lives, and neither is a person born or conceived after that date.`,
    section('Outer limit'),
    p`The outer limit is the day before the date 1,000 years after ${facts.trustDate}. If the event that ends the Trust has not happened by then, or cannot happen or be determined, the Trust ends at the outer limit as to property other than real property. As W.S. 34-1-139(b) requires, every power of appointment over property other than real property shall end, and every interest in such property shall vest or terminate, no later than the outer limit or the earlier date that this Article states.`,
    section('Real property held directly'),
    p`W.S. 34-1-139(a) sets a shorter time for interests in real property. An interest in real property that the Trustee holds directly and that has not vested before shall vest, 21 years less one day after the death of the last survivor of the measuring lives or, if there are no measuring lives, 21 years less one day after the Trust begins, in the Beneficiaries to whom or for whose benefit the income of that property could then be distributed, in the proportions of Article 4. The Trustee may hold the title for them as their nominee. The Trustee may, but need not, hold real property through a limited liability company or another entity.`,
    section('Powers of appointment'),
    p`Any power of appointment over trust property that exists for any reason ends, as to each kind of property, on the date on which interests in that property must vest under this Article.`,
    section('Final distribution'),
    lead`On the Termination Date the Trustee shall distribute:`,
    item`each separate share, to the Beneficiary for whom it is held or, if that Beneficiary has died, as Article 9 provides;`,
    item`all other trust property, to the Primary Beneficiaries then living or existing and, per stirpes, to the descendants then living of those who have died, in the proportions of Article 4;`,
    item`what no one takes under these provisions, to the takers in default under Article 9, in their order.`,
    section('Winding up'),
    p`Interests vest on the Termination Date even if a distribution is made later. The Trustee keeps the powers that winding up needs, may retain a reasonable reserve for debts, taxes and expenses, and shall distribute within a reasonable time. Article 7 applies, except that no property may be held for a minor in a way that delays vesting.`,
    section('If a provision lasts too long'),
    p`If a provision of this Agreement would last, or an interest could vest, beyond the time that the law allows for the property concerned, it ends or vests at the last moment that the law allows.`,
  ]
}
