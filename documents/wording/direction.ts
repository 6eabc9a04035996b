import type { TrustRecord } from '#domain/trust/record.ts'
import { item, lead, own, p, say, section } from '../compose.ts'
import type { Block, Run } from '../model.ts'
import { letter } from '../numbering.ts'
import { answer } from './fallbacks.ts'
import { SCHEDULE_B } from './parties.ts'
import { untilDivision } from './until-division.ts'
import { prose } from './value.ts'

type Paragraphs = Run[][]

/** Where the agreement states the rules for the grantor's own words: the last section of Article 5. */
const NUMBER = '5.6'
export const GIFTS_SECTION = own(`Section\u00A0${NUMBER}`)
const HEADING = 'Gifts by direction'

/** The rules typed for the custom and the specific type, as they were written. */
function rules(trust: TrustRecord): Paragraphs {
  const lines = prose(trust.customRules, { field: 'customRules' })
  return lines.length > 0 ? lines.map((line) => [line]) : [[answer(trust, 'customRules')]]
}

/** The last word on what the grantor's own words give outright to nobody: no share of it comes out at the grantor's death. */
const LEFT = say`Notice. Trust property that the direction does not require to be distributed is not divided into shares on the Division Date. Subject to every right that the direction gives in it, such as a right to occupy a home, it remains in trust, in the Trustee’s discretion, until the Trustee distributes it or the Termination Date arrives.`

/** The grantor's own words, when they take effect that name no time, and what holds until then and for the rest. */
const directed = (trust: TrustRecord, introduced: Run[], words: Paragraphs, discretion: Run[]): Paragraphs => [
  introduced,
  ...words,
  say`Unless the direction states another time, the Trustee shall carry it out on the Division Date (the date of the Grantor’s death). ${untilDivision(trust, true)} ${GIFTS_SECTION} states the rules for the direction.`,
  say`From the Division Date, trust property that the direction does not dispose of is held on the following terms, subject to every payment and right for which the direction provides. ${discretion}`,
  LEFT,
]

export const custom = (trust: TrustRecord, discretion: Run[]): Paragraphs =>
  directed(trust, say`The Grantor directs:`, rules(trust), discretion)

export const specific = (trust: TrustRecord, discretion: Run[]): Paragraphs =>
  directed(
    trust,
    say`The Grantor directs the Trustee to distribute specific assets as follows:`,
    rules(trust),
    discretion,
  )

/** A distribution type that is none of those known: the grantor's words stand in its place. */
export const typed = (trust: TrustRecord, discretion: Run[]): Paragraphs =>
  directed(
    trust,
    say`The Grantor directs:`,
    prose(trust.distributionType, { field: 'distributionType' }).map((line) => [line]),
    discretion,
  )

/** The one order of precedence, with the trustee's own resolution last. */
const PRECEDENCE = say`The direction controls wherever it decides a case, to the extent that Section\u00A05.4 allows. Where it does not decide a case, the rules of this Section apply and, after them, the other Articles. The Trustee, acting within the limits of Article 14, shall resolve only what then remains unclear or incomplete or cannot be carried out, in the manner that the Trustee considers most consistent with the direction. In resolving who takes, the Trustee may choose only among the persons and charities, other than the Grantor, that the direction names or describes as recipients or, if it names or describes none, among the Primary Beneficiaries.`

const MEANINGS = say`A “gift” is a distribution, required by the direction, of particular assets or parts of assets, of a stated sum of money, or of all or part of the rest. A “recipient” is a person or charity to which the direction makes a gift. The “rest” is all trust property other than the particular assets that the direction gives. The rules are:`

/** What holds where the grantor's own words are silent: one rule for each question. */
const RULES: Paragraphs = [
  say`Time. A gift is due at the time stated in the direction or, if it states none, at the time stated in Section\u00A05.1. An age stated for several recipients is measured for each of them separately; any other time measured by several persons is measured by those of them who are living. A time that cannot arrive because a person has died arrives at that death or, if later, on the Division Date. A gift on a condition is not due before the condition is met.`,
  say`Survival. An individual takes a gift only if living when it is due and, if it is due on the Division Date or at another death, only if he or she survives that death as Article 4 provides. An organization takes only if it exists when the distribution is made. A charity, including its successor under Article 8, takes only if it then qualifies under that Article. A person or charity that, before delivery, ceases to be a Beneficiary under Article 4, forfeits an interest under Article 19 or disclaims the gift does not take.`,
  say`Substitution. If the direction says who takes in the place of a recipient who does not take, those persons or charities are the recipients of that part. If it does not, the part passes to the recipient’s descendants, per stirpes, unless the recipient is or was the Grantor’s spouse. A part that no one so takes, or whose condition can no longer be met, is added proportionately to the parts of the gift that others take; if no one takes, the gift falls into the rest.`,
  say`Several recipients. The recipients of one gift, each member of a class counting as one, take equal parts unless the direction states others. A gift to descendants is per stirpes. The recipients of a gift to a class are its members when that gift, or any part of it, is first due, together with each person who has died and would then be a member if living.`,
  say`Delivery. When a gift is due, it vests in those who take it, and from then on its income, expenses and risk of loss are theirs. If an individual dies before delivery, that individual’s part passes to his or her estate or, if Article 6 delayed or postponed delivery, under these rules as if it were due at that death.`,
  say`Separate trust. From the Division Date, the Trustee shall hold the property of a gift that is not yet due, other than a sum of money, as a separate trust for those who would take if the gift were then due, subject to every other payment and right for which the direction provides. The Trustee may distribute to an individual among them, or apply for that individual’s benefit, as much of the income and principal of his or her part as the Trustee considers advisable for his or her health, education, maintenance and support, and shall add undistributed income to principal. The expenses of the property, including payments on its liens, shall be paid from that trust; what it cannot pay shall be advanced from the rest and repaid from that trust before delivery. The gift, when due, includes all property of that trust.`,
  say`Preservation. Before the Division Date, the Trustee shall not distribute an asset that is the subject of a gift to anyone who is not a recipient of that gift while other trust property is reasonably available.`,
  say`Assets. An asset described by the name under which ${SCHEDULE_B} lists it is that asset. If an asset is sold, exchanged, taken, lost or destroyed after the Trust receives it or after the Grantor’s death, its proceeds, including insurance, and their reinvestments take its place to the extent that the Trustee holds and can identify them. An asset, or its proceeds, that the Trustee receives by reason of the Grantor’s death is treated as held by the Trust on the Division Date. A gift of an asset is not due before the Trust holds the asset or its proceeds. If it is not yet due and the Trust holds neither on the Division Date, it fails and the asset shall not be replaced.`,
  say`Liens. Those who take an asset take it subject to every lien, lease and other encumbrance on it, without payment from other trust property, except that a debt that the Trustee secured by the asset for another purpose shall be paid from the rest.`,
  say`Money and the rest. A sum of money shall be paid from the rest, without interest, before any gift of the rest. The Trustee shall retain what is needed to pay a sum that is not yet due. A gift of all or of a fraction of the trust property is a gift of all or of that fraction of the rest. All gifts of the rest are parts of one gift.`,
  say`Shortfall. Debts, taxes and expenses of the Trust that are not charged to particular property are paid first from the rest, then by reducing sums of money, and last by reducing gifts of assets. Gifts of the same kind are reduced in proportion to their values on the date of payment. Sums of money for which the rest, including what the Trustee receives by reason of the Grantor’s death, does not suffice are reduced in the same way. A gift that has been delivered is not reduced.`,
]

/** What the grantor's own words cannot do, whatever they say. */
const NO_POWER = say`The direction gives the Grantor no power over and no interest in the trust property. To the extent that it would allow the Grantor to use, occupy or receive trust property, it has no effect, and Article 14 alone determines when the Grantor may occupy trust property. A right of any other person under the direction to use or occupy trust property is not affected. If the direction refers to the wish or decision of a person who is not a trustee, that person receives no power over trust property and is not a trust advisor under W.S. 4-10-712. The Trustee may consult that person, unless that person is the Grantor, but shall decide alone.`

/** The last section of Article 5 where the grantor's own words say who receives what: the same for every such type. */
export const giftsByDirection = (): Block[] => [
  section(HEADING),
  p`${PRECEDENCE}`,
  lead`${MEANINGS}`,
  ...RULES.map((rule) => item`${rule}`),
  p`${NO_POWER}`,
]

/** That section as the screen shows it, its number and letters included. */
export const giftsInWords = (): Paragraphs => [
  [own(`${NUMBER} ${HEADING}`)],
  PRECEDENCE,
  MEANINGS,
  ...RULES.map((rule, at) => say`(${own(letter(at + 1))}) ${rule}`),
  NO_POWER,
]
