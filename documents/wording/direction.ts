import type { TrustRecord } from '#domain/trust/record.ts'
import { say } from '../compose.ts'
import type { Run } from '../model.ts'
import { answer } from './fallbacks.ts'
import { untilDivision } from './until-division.ts'
import { prose } from './value.ts'
import { CONTROLLING_ARTICLES } from './who-decides.ts'

type Paragraphs = Run[][]

const DIRECTS = say`The Grantor directs:`

/** What the grantor's own words cannot do, whatever they say. */
const PREVAILING = say`${CONTROLLING_ARTICLES}, the provisions of this Article on obligations of support, and the Trustee’s power in Article 6 to postpone a distribution control over the direction. A person who has ceased to be a Beneficiary under Article 4, or has forfeited an interest under Article 19, takes nothing under the direction and is treated, for purposes of the direction and of Article 11, as not living. The direction gives the Grantor no power over and no interest in the trust property. To the extent that it would allow the Grantor to use, occupy or receive trust property, it has no effect, and Article 14 alone determines when the Grantor may occupy trust property. A right of any other person under the direction to use or occupy trust property is not affected.`
const UNCLEAR = say`If any part of the direction is unclear or incomplete or cannot be carried out, the Trustee, acting within the limits of Article 14, shall resolve the matter in the manner that the Trustee considers most consistent with the direction. In resolving who takes, the Trustee may choose only among the persons and charities, other than the Grantor, that the direction names or describes as recipients or, if it names or describes none, among the Primary Beneficiaries. If the direction refers to the wish or decision of a person who is not a trustee, that person receives no power over trust property and is not a trust advisor under W.S. 4-10-712. The Trustee may consult that person, unless that person is the Grantor, but shall decide alone.`
/** What holds where the direction says nothing, or nothing yet. */
const OPEN = say`From the Division Date until the time that the direction states, and afterward as to property that the direction does not dispose of, the trust property shall be held on the terms of the next paragraph, under which no distribution shall defeat the direction.`
/** An asset that is promised to someone and not yet due waits for that person. */
const WAITING = say`From the Division Date until a distribution that the direction requires is due, the Trustee shall hold the property to be distributed as a separate trust for its recipient. The Trustee may distribute to the recipient, or apply for the recipient’s benefit, as much of the income and principal of that trust as the Trustee considers advisable for the recipient’s health, education, maintenance and support, and shall add undistributed income to principal. If an asset so held is sold, exchanged, lost or destroyed, its proceeds take its place. When the distribution is due, the Trustee shall distribute to the recipient all property then held in that trust. If Article 9 applies to the asset, it applies to all of that property. From the Division Date, all other trust property shall be held on the terms of the next paragraph, under which no distribution shall defeat the direction.`
const SHORTFALL = say`Before the Division Date, the Trustee shall not distribute an asset that the direction gives to a particular person or charity, or the proceeds of that asset, to any other person unless no other trust property is reasonably available for the purpose. An asset that the direction gives and that passes to the Trustee by reason of the Grantor’s death, under the Grantor’s will or otherwise, is treated as held by the Trust on the Division Date. If the Trust does not hold an asset when its distribution is due, the proceeds of its sale, exchange or insurance that the Trustee then holds and can identify take its place. If the Trust then holds neither the asset nor such proceeds, and the Division Date has not occurred, the distribution is due when the asset passes to the Trustee or, if the asset is treated as held by the Trust on the Division Date, on that date. If on the Division Date an asset has not been distributed, and the Trust neither holds nor is treated as holding it or such proceeds, the gift of it fails and the asset shall not be replaced. If the recipient of an asset is not living or in existence when its distribution is due, or dies before reaching an age at which the direction makes it due, and the direction names no other recipient, Article 9 applies to the asset as it applies to a share, on the Division Date or, if later, at the recipient’s death. The Trustee shall then distribute the asset to those who take it, subject to Articles 6 and 7. If an individual recipient dies after the distribution has become due but before the asset is delivered, the Trustee shall deliver it to the recipient’s estate, unless Article 6 has postponed the distribution, in which case Article 9 applies to the asset as it applies to a share. If the trust property is insufficient for all of these distributions and for the debts, taxes and expenses of the Trust, the distributions shall be reduced in proportion to their values.`

/** When the grantor's own words take effect that name no time, and what holds until then. */
const whenDirected = (trust: TrustRecord) =>
  say`Unless the direction states another time, the Trustee shall carry it out on the Division Date (the date of the Grantor’s death). ${untilDivision(trust, true)}`

/** The rules typed for the custom and the specific type, as they were written. */
function rules(trust: TrustRecord): Paragraphs {
  const lines = prose(trust.customRules, { field: 'customRules' })
  return lines.length > 0 ? lines.map((line) => [line]) : [[answer(trust, 'customRules')]]
}

const inOwnWords = (trust: TrustRecord, words: Paragraphs): Paragraphs => [
  DIRECTS,
  ...words,
  whenDirected(trust),
  UNCLEAR,
  PREVAILING,
  OPEN,
]

export const custom = (trust: TrustRecord): Paragraphs => inOwnWords(trust, rules(trust))

/** A distribution type that is none of those known: the grantor's words stand in its place. */
export const typed = (trust: TrustRecord): Paragraphs =>
  inOwnWords(
    trust,
    prose(trust.distributionType, { field: 'distributionType' }).map((line) => [line]),
  )

export const specific = (trust: TrustRecord): Paragraphs => [
  say`The Grantor directs the Trustee to distribute specific assets as follows:`,
  ...rules(trust),
  whenDirected(trust),
  UNCLEAR,
  PREVAILING,
  SHORTFALL,
  WAITING,
]

/** The last word on what the grantor's own words give outright to nobody: no share of it comes out at the grantor's death. */
export const LEFT_BY_DIRECTION = say`Notice. Trust property that the direction does not require to be distributed is not divided into shares on the Division Date. Subject to every right that the direction gives in it, such as a right to occupy a home, it remains in trust, in the Trustee’s discretion, until the Trustee distributes it or the Termination Date arrives.`
