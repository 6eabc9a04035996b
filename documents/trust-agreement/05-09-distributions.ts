import { defaultAge, type Terms, termsOf } from '#domain/trust/distribution-terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { article, fixed, item, lead, p, section, sentence } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { distributionParagraphs, isWide } from '../wording/distribution.ts'
import { SCHEDULE_A, SCHEDULE_B } from '../wording/parties.ts'

/** The one order of precedence, with the trustee's own resolution last. */
const PRECEDENCE = sentence`The direction controls wherever it decides a case, to the extent that Section 5.4 allows. Where it does not, the rules of this Section apply, and then the other provisions of this Agreement. The Trustee, acting within the limits of Article 14, shall resolve only what then remains unclear or incomplete or cannot be carried out, in the manner that the Trustee considers most consistent with the direction. In resolving who takes, the Trustee may choose only among the persons and charities, other than the Grantor, that the direction describes as recipients or, if there are none, among the Primary Beneficiaries.`

const MEANINGS = sentence`A “gift” is a distribution, required by the direction to a person or charity (a “recipient”), of all or part of a particular asset, of a stated sum of money, or of all or part of the rest. The “rest” is all trust property other than the particular assets that the direction gives. The rules are:`

/** What holds where the grantor's own words are silent: one rule for each question. */
const RULES: readonly Run[][] = [
  sentence`Time. A gift is due at the time that the direction states or, if it states none, that Section 5.1 states. An age stated for several recipients applies to each of them separately; any other time measured by several persons is measured by those who are living. A time that cannot arrive because a person has died arrives at that death or, if later, on the Division Date. For this rule, a spouse who ceases to be a Beneficiary under Article 4 is treated as having died when the marriage ended. A gift on a condition is not due before the condition is met. A gift of property that the Trust does not hold is not due before the Trust holds it.`,
  sentence`Survival. An individual takes a gift only if living when it is due and, if it is due on the Division Date or at another death, only if he or she survives that death as Article 4 provides. Article 8 states when a charity or its successor takes. A person or charity that, before delivery, ceases to be a Beneficiary under Article 4, forfeits an interest under Article 19 or disclaims the gift does not take.`,
  sentence`Substitution. If the direction says who takes in the place of a recipient who does not take, those persons or charities are the recipients of that part. If it does not, the part passes to the recipient’s descendants, per stirpes, if the recipient is a descendant of the Grantor. A part that no one so takes, or whose condition can no longer be met, is added proportionately to the parts of the gift that others take; if no one takes, the gift falls into the rest.`,
  sentence`Several recipients. The recipients of one gift, each member of a class counting as one, take equal parts unless the direction states others. A gift to descendants is per stirpes. The recipients of a gift to a class are its members when that gift, or any part of it, is first due apart from Article 6, together with each person who has died and would then be a member if living. Until then, a member’s death does not make that member’s part alone due while another member is living.`,
  sentence`Delivery. When a gift is due and its delivery is not postponed under Article 6, it vests in those who take it. From the time when a gift is due, its income, expenses and risk of loss are theirs. If an individual dies before delivery, that individual’s part passes to his or her estate or, if delivery was postponed, under these rules as if it were due at that death.`,
  sentence`Separate trust. From the Division Date, the Trustee shall hold the property of a gift that is not yet due, other than a sum of money before the time that the direction states for it, as a separate trust for those who would take if the gift were then due, subject to every right in it that the direction gives to another person. The Trustee may distribute to an individual among them, or apply for that individual’s benefit, as much of the income and principal of his or her part as the Trustee considers advisable for his or her health, education, maintenance and support, and shall add undistributed income to principal. That trust shall pay the expenses of its property, including payments on liens. The gift, when due, includes all property of that trust.`,
  sentence`Preservation. Before the Division Date, while other trust property is reasonably available, the Trustee shall not distribute an asset that the direction gives, except to a recipient of it.`,
  sentence`Assets. A name under which ${SCHEDULE_B} lists an asset identifies that asset. If an asset is sold, exchanged, taken, lost or destroyed after the Trust receives it or after the Grantor’s death, its proceeds, including insurance, and their reinvestments take its place to the extent that the Trustee holds and can identify them. Property that the Trustee receives by reason of the Grantor’s death is treated as held by the Trust on the Division Date. A gift of an asset that is not due before the Division Date fails if on that date the Trust holds neither the asset nor its proceeds.`,
  sentence`Liens. Those who take an asset take it subject to every lien, lease and other encumbrance on it and to every right in it that the direction gives to another person. The rest shall pay a debt secured by the asset only if the Trustee gave the security for another purpose.`,
  sentence`Money and the rest. A sum of money, and any other payment for which the direction provides, shall be paid from the rest, without interest, before any gift of the rest. The Trustee shall retain what is needed for those that are not yet due. A gift of all or of a fraction of the trust property is a gift of all or of that fraction of the rest. For rule (c), all gifts of the rest are parts of one gift.`,
  sentence`Shortfall. Debts, taxes and expenses of the Trust that are not charged to particular property shall be paid first from the rest, then by reducing sums of money, and last by reducing gifts of assets. Sums of money are also reduced if the rest does not suffice for them on or after the Division Date. Gifts of one kind are reduced in proportion to their values on the date of payment, and no gift that has been delivered is reduced.`,
]

/** What the grantor's own words cannot do, whatever they say. */
const NO_POWER = sentence`The direction gives the Grantor no power over and no interest in the trust property, and no right to use or occupy it except as Article 14 allows. A right of any other person under the direction to use or occupy trust property is not affected. If the direction refers to the wish or decision of a person who is not a trustee, that person receives no power over trust property and is not a trust advisor under W.S. 4-10-712. The Trustee may consult that person, unless that person is the Grantor, but shall decide alone.`

/** The last section of Article 5 where the grantor's own words say who receives what: the same for every such type. */
const giftsByDirection = (): Block[] => [
  section('Gifts by direction'),
  p`${PRECEDENCE}`,
  lead`${MEANINGS}`,
  ...RULES.map((rule) => item`${rule}`),
  p`${NO_POWER}`,
]

/** Income-only looks to other resources, and the grantor's own words may. */
function consider({ trust }: DocumentValues): Run[] {
  const { divided, ownWords } = termsOf(trust)
  return divided === 'income' || ownWords
    ? sentence`Except where this Article requires it, the Trustee may, but need not,`
    : sentence`The Trustee may, but need not,`
}

/** Other Articles pass to Article 9 what a beneficiary loses; a gift by direction has its own takers. */
const byDirection = (trust: TrustRecord): Run[] =>
  termsOf(trust).ownWords
    ? sentence` Article 9 and the provisions that refer to it apply to a gift by the Grantor’s direction only where neither the direction nor Section 5.6 decides who takes.`
    : []

function controlling({ trust }: DocumentValues): Block {
  const every = sentence`Every distribution is subject to Articles 2 (as to property of another person), 3, 4 (as to children born or adopted later, divorce and survival), 7 through 11, 14, 18 and 19, to the provisions of this Article on obligations of support`
  const postponed = sentence`to the Trustee’s power in Article 6 to postpone a distribution`
  return isWide(termsOf(trust))
    ? p`${every}, ${postponed}, and to the limit in Article 6 on outright distributions before the Distribution Age. That limit applies even where this Article gives the Trustee sole and absolute discretion.${byDirection(trust)}`
    : p`${every}, and ${postponed}.`
}

export function distributions(facts: DocumentValues): Block[] {
  return [
    article('DISTRIBUTIONS OF INCOME AND PRINCIPAL'),
    section('Distribution provisions'),
    ...distributionParagraphs(facts.trust).map((runs): Block => ({ kind: 'paragraph', runs })),
    section('Trustee’s discretion'),
    p`Where this Agreement provides that the Trustee may make a distribution, the decision rests with the Trustee alone. A stated purpose, such as health, education, maintenance or support, guides the Trustee’s discretion and gives no person a right to compel a distribution. ${consider(facts)} consider other income and resources of a Beneficiary that are known to the Trustee, and the effect of a distribution on the Beneficiary’s eligibility for public benefits.`,
    section('Manner of distribution'),
    p`The Trustee may make a distribution to a Beneficiary directly or by payment to others for the Beneficiary’s benefit, in cash or in kind, and in kind either pro rata or non-pro rata, at values on the date of distribution. A distribution that is due on a date shall be made within a reasonable time after that date.`,
    section('Controlling provisions'),
    controlling(facts),
    section('Obligations of support'),
    p`No distribution shall be made that would discharge a legal obligation of the Grantor to support any person. No trustee shall make, or participate in a decision to make, a distribution that would discharge that trustee’s own legal obligation to support any person.`,
    ...(termsOf(facts.trust).ownWords ? giftsByDirection() : []),
  ]
}

function effectOfTheAge(terms: Terms): Block {
  if (terms.parts)
    return p`Where Article 5 directs an outright distribution at the Distribution Age, or at ${fixed(terms.stages ? 'a later age that it states' : 'an age measured from it')}, the Trustee shall make the distribution, without a request, when the Beneficiary attains that age or, if later, on the date on which the share is created.`
  const limit = sentence`the Trustee shall not distribute principal outright to a Beneficiary who has not attained the Distribution Age, except for the Beneficiary’s health, education, maintenance and support`
  const benefit = sentence`This limit does not prevent the Trustee from applying income or principal for the Beneficiary’s benefit.`
  if (terms.ownWords)
    return p`Where Article 5 leaves a distribution to the Trustee’s discretion, including sole and absolute discretion, or to the Grantor’s own direction, ${limit}, or if that direction states an age at which the distribution to that Beneficiary is due or expressly excludes this limit. ${benefit} A distribution that the direction requires and that this limit delays is due when the Beneficiary attains the Distribution Age, and Section 5.6 applies until then.`
  if (terms.generations === 'support')
    return p`Where Article 5 leaves a distribution to the Trustee’s discretion, the Distribution Age does not limit it.`
  return isWide(terms)
    ? p`Where Article 5 leaves a distribution to the Trustee’s discretion, including sole and absolute discretion, ${limit}. ${benefit}`
    : p`Where Article 5 leaves a distribution to the Trustee’s discretion, ${limit}. ${benefit}`
}

export function sharesAndAges(facts: DocumentValues): Block[] {
  const otherwise = fixed(String(defaultAge(termsOf(facts.trust))))
  return [
    article('SHARES, AGES AND POSTPONEMENT'),
    section('Distribution Age'),
    p`An individual Beneficiary’s “Distribution Age” is the age stated for that Beneficiary on ${SCHEDULE_A} or, if none is stated, ${otherwise} years. An individual who takes under Article 9 and is not named on ${SCHEDULE_A} has a Distribution Age of ${otherwise} years. A charity has no Distribution Age.`,
    section('Effect of the Distribution Age'),
    effectOfTheAge(termsOf(facts.trust)),
    section('Separate shares'),
    p`Each share created under this Agreement is a separate trust with its own account. The Trustee may invest the shares in common. Where Article 5 provides for separate shares, property added to the Trust on or after the Division Date, including property that passes to the Trustee under the Grantor’s will, shall be divided in the proportions in which shares were created on the Division Date, and the part allocable to a share that has since passed under Article 9 follows that share. The part allocable to a share that has been distributed in full shall be distributed in the same manner as that share or, if its Beneficiary is no longer living or in existence, as Article 9 provides.${fixed(termsOf(facts.trust).parts ? ' Where Article\u00A05 directs distribution in parts, the Trustee shall promptly distribute from property added to a share, under this Section or Article\u00A09, the parts for ages already attained, computed on that property alone.' : '')}`,
    section('Postponement'),
    lead`The Trustee may postpone all or part of an outright distribution to an individual Beneficiary for as long as, in the Trustee’s judgment, any of the following applies:`,
    item`a creditor could reach the property, or the Beneficiary is bankrupt or is the defendant in a serious claim;`,
    item`the Beneficiary is a party to a pending proceeding for divorce or separation;`,
    item`the Beneficiary is dependent on alcohol, drugs or gambling, or is under another person’s undue influence;`,
    item`the Beneficiary is Incapacitated, or the distribution would cause the loss of public benefits for a disability; or`,
    item`the distribution would cause a tax that can reasonably be avoided.`,
    section('Postponed property'),
    p`The Trustee shall give the Beneficiary or the Beneficiary’s representative a written statement of the reason for a postponement and shall review the postponement at least once a year. Postponed property remains in the Beneficiary’s share or, if there is none, shall be held as a separate fund for the Beneficiary. The Trustee may, in the Trustee’s sole and absolute discretion, distribute its income and principal to the Beneficiary or apply them for the Beneficiary’s benefit, and shall distribute the property when the reason has ended. A trustee who is the Beneficiary concerned shall not participate in these decisions; if there is no other trustee, only an Independent Trustee may make them. No distribution may be postponed beyond the time that Article 11 allows.`,
  ]
}

export function minors(): Block[] {
  return [
    article('MINORS AND INCAPACITATED PERSONS'),
    section('Methods of distribution'),
    lead`The Trustee shall not distribute property outright to a minor or an Incapacitated person. The Trustee may instead make a distribution for that person as W.S. 4-10-816(a)(xxi) allows or by any one or more of the following methods:`,
    item`by payment directly to those who furnish goods or services to the person;`,
    item`by distribution to the person’s conservator or guardian or, if there is none, to a parent or other adult who has the care of the person, subject to the next Section;`,
    item`for a minor, by distribution to a custodian under the Wyoming Uniform Transfers to Minors Act or the similar law of another jurisdiction, subject to the next Section;`,
    item`by contribution to a college savings account under section 529 of the Code of which the person is the designated beneficiary, or to another account that the person owns, subject to the next Section; or`,
    item`by retaining the property in a separate fund for the person.`,
    p`The Trustee may apply the income and principal of property so retained for an Incapacitated adult for that individual’s health, education, maintenance and support, and shall distribute the balance when the individual is no longer Incapacitated. At the individual’s death the balance passes as Article 9 provides or, if the property was retained on or after the Termination Date, to the individual’s estate.`,
    section('Persons who may not receive a distribution for another'),
    p`No distribution for another person shall be made to or through the Grantor, whether as parent, guardian, conservator, custodian or account holder, and the Grantor shall not be selected or serve as custodian of distributed property. No such distribution shall be made to a trustee who is legally obligated to support the person for whom it is made. Article 5 prohibits a distribution that would discharge an obligation of support.`,
    section('Property retained for a minor'),
    p`If a minor becomes entitled to property outright and the Trustee does not use another method under this Article, the Trustee shall retain the property for that individual until he or she attains the age of 21 years or, if earlier, the Distribution Age, even after he or she has ceased to be a minor. Until then, the Trustee may apply its income and principal for the individual’s health, education, maintenance and support, and the individual may not withdraw it. The Trustee shall then distribute the balance to the individual or, if the individual dies before that time, to his or her estate.`,
    section('Receipt'),
    p`The receipt of the person to whom a distribution is properly made discharges the Trustee, who need not see to its application.`,
    section('Representation'),
    p`A minor, an Incapacitated person or a person not yet born may be represented and bound as W.S. 4-10-301 through 4-10-305 provide. The Grantor shall not represent any person under those sections.`,
  ]
}

export function charities(facts: DocumentValues): Block[] {
  const count = facts.charities.length
  const named =
    facts.beneficiaries.length === 0
      ? []
      : sentence`On the date of this Agreement, ${SCHEDULE_A} names ${fixed(count === 0 ? 'no charity' : count === 1 ? 'one charity' : `${count.toLocaleString('en-US')} charities`)}. `
  return [
    article('CHARITABLE BENEFICIARIES'),
    section('Qualification'),
    p`${named}A distribution shall be made to an organization as a charity only if, at the time of the distribution, the organization is described in sections 170(c) and 2055(a) of the Code.`,
    section('Identity'),
    p`A charity is identified by its legal name and the employer identification number (EIN) stated on ${SCHEDULE_A}. If the name and the number do not agree, or no number is stated, the Trustee shall determine which organization is intended.`,
    section('No age and no descendants'),
    p`The provisions of this Agreement on ages, descendants, survival, postponement and measuring lives do not apply to a charity.`,
    section('Failure of a charity'),
    p`If a charity no longer exists or does not qualify under this Article when a distribution to it is to be made, the distribution shall be made to the Charity that has succeeded it by merger, by operation of law or by receiving substantially all of its assets or, if there is none, shall pass as Article 9 provides. W.S. 4-10-414 applies only to the extent that this Agreement does not dispose of the distribution.`,
    section('Receipt'),
    p`The receipt of an officer of a charity discharges the Trustee.`,
    section('Attorney general'),
    p`To the extent that the Trust is a charitable trust, the Trustee shall give the attorney general the notices that W.S. 4-10-110(d) requires.`,
  ]
}

/** What was due is the beneficiary's own, however slow its delivery. */
const alreadyDue = ({ trust }: DocumentValues): Block[] =>
  termsOf(trust).parts
    ? [
        p`A part of a share that was due before the Beneficiary’s death, and that the Trustee had neither postponed under Article 6 nor, before the Termination Date, retained for an Incapacitated adult under Article 7, is not an undistributed part for purposes of this Section. The Trustee shall distribute it to the Beneficiary’s estate. This does not apply if Article 4 treats the Beneficiary as not having survived.`,
      ]
    : []

/** A fund that is never divided does not wait for its end once nobody but charities is left. */
function onlyCharitiesLeft({ trust }: DocumentValues): Block[] {
  const { divided, ownWords } = termsOf(trust)
  if (divided && divided !== 'income') return []
  return [
    p`Where Article 5 does not provide for separate shares, if the Grantor is not living, no child of the Grantor is in gestation, and no individual is a Primary Beneficiary, the Trustee shall distribute the trust property${fixed(ownWords ? ' that the Grantor’s direction does not dispose of, subject to every payment and right for which the direction provides,' : '')} outright to the Charities entitled to it, in the proportions determined under Article 4.`,
  ]
}

export function deathOfABeneficiary(facts: DocumentValues): Block[] {
  return [
    article('DEATH OF A BENEFICIARY AND TAKERS IN DEFAULT'),
    section('Share of an individual'),
    lead`If an individual Beneficiary dies before the Beneficiary’s share has been distributed in full, the undistributed part of the share passes to the first of the following classes that has a member living or in existence at the Beneficiary’s death or, if later, on the date on which the share is created:`,
    item`if the Beneficiary was a descendant of the Grantor, the Beneficiary’s descendants, per stirpes;`,
    item`if the Beneficiary took under this Article, directly or through other deceased persons, in the place of one or more deceased ancestors, the descendants, per stirpes, of the nearest of those ancestors who has descendants then living;`,
    item`the other Primary Beneficiaries who are individuals, in the proportions determined under Article 4;`,
    item`the Contingent Beneficiaries, in the proportions determined under Article 4;`,
    item`the Charities that are Primary Beneficiaries, in the proportions determined under Article 4;`,
    item`the individuals, other than the Grantor, who would have taken the Grantor’s personal property under the Wyoming law of intestate succession (W.S. 2-4-101) if the Grantor had died at that time, in the proportions that the law prescribes; and`,
    item`one or more Charities that the Trustee selects.`,
    ...alreadyDue(facts),
    section('Share of a charity'),
    lead`If a charity’s share cannot be distributed to the charity or to its successor under Article 8, the share passes to the first of the following classes that then has a member living or in existence:`,
    item`the other Primary Beneficiaries, in the proportions determined under Article 4;`,
    item`the Contingent Beneficiaries, in the proportions determined under Article 4; and`,
    item`one or more Charities that the Trustee selects as nearest in purpose to the charity that has failed.`,
    section('Descendants of a deceased Beneficiary'),
    p`A deceased Primary Beneficiary or Contingent Beneficiary who was a descendant of the Grantor and who has descendants then living is counted as living for purposes of the classes above, and those descendants take in that Beneficiary’s place, per stirpes. The descendants of a Beneficiary who was not a descendant of the Grantor, such as the Grantor’s spouse, do not take in that Beneficiary’s place.`,
    section('Terms on which property passes'),
    p`Where Article 5 provides for separate shares, property that passes under this Article to an individual shall be added to the share then held for that individual or, if none is held, shall be held as a separate share on the terms that Article 5 states for the share of an individual. Where Article 5 provides for separate shares, property that passes under this Article to a Charity shall be distributed to it outright on the Division Date or, if later, when it passes.`,
    p`Until the Division Date, and at all times where Article 5 does not provide for separate shares, the interest of a Primary Beneficiary is treated as that Beneficiary’s share for purposes of this Article, and those to whom it would pass are Primary Beneficiaries in that Beneficiary’s place, subject to redetermination on the date on which the share is created. The death of a Contingent Beneficiary who has not become a Primary Beneficiary makes nobody a Primary Beneficiary.`,
    ...onlyCharitiesLeft(facts),
    section('Disclaimer'),
    p`A person who disclaims an interest as the law allows is treated, as to that interest, as having died before the interest arose. A disclaimer is not a transfer prohibited by Article 10.`,
    section('No power of appointment'),
    p`This Agreement gives no Beneficiary a power of appointment over trust property.`,
  ]
}
