import { dividedByShares, termsOf } from '#domain/trust/distribution-terms.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { isGrantorsEntry } from '#domain/trust/who-may-serve.ts'
import { article, fill, fixed, item, lead, p, section, sentence, term } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { notInsolvent } from '../wording/assets.ts'
import { inTitle, otherCoTrustees, SCHEDULE_A, SCHEDULE_B, withAddress } from '../wording/parties.ts'
import { afterbornOf, byPerson } from '../wording/takers.ts'

function between(facts: DocumentValues): Block[] {
  const grantor = sentence`${withAddress(facts.grantor)} (the “Grantor”)`
  const [first, ...others] = facts.trustees
  const opening = sentence`This Irrevocable Trust Agreement (this “Agreement”) is dated as of ${facts.trustDate}`
  if (others.length > 0)
    return [
      lead`${opening} and is made between ${grantor}, and the following co-trustees (together, the “Trustee”):`,
      ...facts.trustees.map((trustee, at) => {
        const left = others.length - at
        const end = fixed(left === 0 ? '.' : left === 1 ? '; and' : ';')
        return trustee.required
          ? item`the co-trustee whose name and address are written in Article 12${end}`
          : item`${withAddress(trustee)}${end}`
      }),
    ]
  return facts.grantorServes
    ? [p`${opening} and is made by ${grantor}, who is also its trustee (in that capacity, the “Trustee”).`]
    : [p`${opening} and is made between ${grantor}, and ${withAddress(first)} (the “Trustee”).`]
}

export function parties(facts: DocumentValues): Block[] {
  return [
    { kind: 'heading', text: 'PARTIES AND PURPOSE', pageBreak: true },
    ...between(facts),
    p`The Grantor is the settlor of the Trust under Wyoming law. The Grantor is an adult of sound mind, acts freely, and intends by this Agreement to create an irrevocable trust.`,
    p`The purpose of the Trust is to hold, protect and use the trust property, on the terms of this Agreement, for the Beneficiaries named on ${SCHEDULE_A} and for those who take after them.`,
    p`The Grantor transfers property to the Trustee, and the Trustee agrees to hold it in trust, on the following terms. ${SCHEDULE_A} and ${SCHEDULE_B} are attached and are part of this Agreement.`,
  ]
}

/** Whom only the grantor's direction names is a beneficiary of what it gives. */
const byDirection = ({ trust }: DocumentValues): Run[] =>
  termsOf(trust).ownWords
    ? sentence`a person or charity to whom, or for whose benefit, the Grantor’s direction in Article 5 gives property, to the extent of that gift, `
    : []

/** Those whom a trust for generations may help while the one before them lives. */
const laterGenerations = ({ trust }: DocumentValues): Run[] =>
  termsOf(trust).generations
    ? sentence`a descendant of a Beneficiary to whom or for whose benefit Article 5 allows a distribution, but only as to that distribution, `
    : []

export function nameAndDefinitions(facts: DocumentValues): Block[] {
  return [
    article('NAME AND DEFINITIONS'),
    section('Name of the Trust'),
    p`The name of the trust created by this Agreement is ${facts.trustName} (the “Trust”). Title to personal property may be taken in the name of the Trust (W.S. 4-10-402(a)). Title to any trust property may be taken in the name of the Trustee as trustee; for example: ${inTitle(facts)}.`,
    section('Definitions'),
    lead`In this Agreement:`,
    item`${term('Act')} means title 4, chapter 10 of the Wyoming Statutes, as amended. “W.S.” means the Wyoming Statutes.`,
    item`${term('Beneficiary')} means a person or charity named on ${SCHEDULE_A}, a person who becomes a Beneficiary under Article 4, ${byDirection(facts)}${laterGenerations(facts)}and a person or charity that takes in the place of any of them under ${fixed(termsOf(facts.trust).ownWords ? 'Section\u00A05.6 or ' : '')}Article 9. A ${term('Primary Beneficiary')} or ${term('Contingent Beneficiary')} is a Beneficiary so designated by ${SCHEDULE_A} or this Agreement.`,
    item`${term('Charity')} means an organization that meets the requirements of Article 8.`,
    item`${term('Code')} means the Internal Revenue Code of 1986, as amended. A reference to a section of the Code includes any successor provision.`,
    item`Where Article 5 provides for separate shares, a share is “created” on the Division Date or, as to property that passes under Article 9 after the Division Date, on the date on which that property passes. Where Article 5 does not provide for separate shares, a share is “created” on the Termination Date or, as to property held earlier as a separate fund for one Beneficiary, on the date on which that property is first so held.`,
    item`${term('Descendants')} of a person means that person’s children, grandchildren and more remote issue, whenever born. The term includes a person who was legally adopted before the age of 18 years and that person’s descendants. Parentage is determined by Wyoming law. A person conceived after the death of the parent through whom descent is traced is not included. Neither is a person adopted, before the age of 18 years, out of the family by someone other than the spouse of a parent.`,
    item`${term('Distribution Age')} has the meaning given in Article 6.`,
    item`${term('Division Date')} means the date of the Grantor’s death.`,
    item`${term('Incapacitated')} describes an individual for whom a court has appointed a guardian or conservator, or whom two licensed physicians have certified in writing to be unable to manage property or financial affairs.`,
    item`${term('Independent Trustee')} means a trustee who is not the Grantor, is not a Beneficiary, and is not related or subordinate to the Grantor or to a Beneficiary. “Related or subordinate” has the meaning given in section 672(c) of the Code; as to a Beneficiary, that section is read as if the Beneficiary were the grantor.`,
    item`${term('Per stirpes')} means by right of representation. Property that so passes to a person’s descendants is divided, beginning with that person’s children whether or not any of them is living, into as many equal parts as there are children then living and deceased children with descendants then living. Each living child takes one part, and the part of each deceased child is divided among that child’s descendants in the same manner.`,
    item`${term('Qualified beneficiary')} has the meaning given in the Act.`,
    item`${term('Reserved Decision')} has the meaning given in Article 14.`,
    item`${term('Termination Date')} has the meaning given in Article 11.`,
    item`${term('Trust property')} means the property described on ${SCHEDULE_B} as transferred to the Trustee, all additions to that property, and all investments, proceeds and reinvestments of it.`,
    item`“Trustee” includes each co-trustee and each successor trustee while serving.`,
    section('Interpretation'),
    p`“May” confers discretion and “shall” imposes a duty. Headings are for convenience only. A reference to a statute includes its amendments and any successor provision. An individual becomes an adult, and ceases to be a minor, at the age of 18 years. A reference to an Article is to an article of this Agreement.`,
  ]
}

/** W.S. 4-10-401: an owner who is a trustee creates the trust by declaring it, except where title passes by an act of its own. */
function declaration(facts: DocumentValues): Block[] {
  if (!facts.grantorServes) return []
  return [
    facts.trustees.length === 1
      ? p`Because the Grantor is the only trustee, the Grantor declares that the Grantor holds that property as trustee (W.S. 4-10-401), and no longer as owner, except that property that passes only by a further act described in the next Section is held in trust when that act has been performed.`
      : p`Because the Grantor is a co-trustee, the Grantor declares that the Grantor holds that property with ${otherCoTrustees(facts)} as trustee (W.S. 4-10-401), and no longer as owner, except that property that passes only by a further act described in the next Section is held in trust when that act has been performed.`,
  ]
}

export function trustProperty(facts: DocumentValues): Block[] {
  return [
    article('TRANSFER AND TRUST PROPERTY'),
    section('Transfer to the Trustee'),
    p`As the initial contribution to the Trust, the Grantor transfers, assigns and delivers to the Trustee, without consideration, all of the Grantor’s right, title and interest in the property described on ${SCHEDULE_B} as transferred to the Trustee. The Trustee shall hold the trust property in trust on the terms of this Agreement.`,
    ...declaration(facts),
    fill('Initial contribution in money delivered at signing, in dollars (if none, write “none”)'),
    section('Property requiring a further act'),
    lead`Title to some property passes only by a further act. The Grantor shall promptly perform that act and, until it is performed, shall not otherwise dispose of the property. The act is:`,
    item`for land in Wyoming, execution and delivery of a deed to the Trustee that is acknowledged, is recorded in the county in which the land lies, and states the name of the Trustee and the name and date of the Trust (W.S. 34-2-122), with the sworn statement of consideration (W.S. 34-1-142) and, for a homestead, the signatures of both spouses and their release of the homestead exemption (W.S. 34-2-121);`,
    item`for land outside Wyoming, the act that the law of the place where the land lies requires;`,
    item`for a vehicle titled in Wyoming, endorsement of the certificate of title before a notarial officer and issuance of a new certificate (W.S. 31-2-104);`,
    item`for a vehicle titled in another state, the act that the law of that state requires;`,
    item`for a bank or brokerage account, completion of the form that the institution requires; and`,
    item`for an interest in a business, execution of an assignment that the governing documents of the entity permit.`,
    p`A deed to a home that the Grantor will continue to use shall be delivered only after the lease that Article 14 requires has been signed.`,
    section('Assignment of Assets'),
    p`The Grantor and the Trustee may record the transfer of the property described on ${SCHEDULE_B} in a separate Assignment of Assets. The assignment implements this Agreement and does not modify it.`,
    section('Extent of the transfer'),
    p`This Agreement transfers only the Grantor’s own interest. The interest of a joint owner, of a tenant in common, or of a spouse in community property is transferred only by an instrument that the owner of that interest signs. Values stated on ${SCHEDULE_B} are for information only.`,
    section('Property passing by beneficiary designation'),
    p`This Agreement does not transfer an individual retirement account, a qualified retirement plan, a health savings account or a policy of insurance on the Grantor’s life, even if ${SCHEDULE_B} lists it. Each passes to the persons designated as its beneficiaries with the custodian, administrator or insurer. The Trustee shall hold, as an addition to the Trust, any proceeds that are paid to the Trustee.`,
    section('Additions'),
    p`Any person may add property to the Trust with the Trustee’s consent, which the Trustee may withhold. No person is required to add property. An addition is held on the terms of this Agreement. A person who makes an addition acquires no interest in the Trust and no power over it.`,
    section('Records'),
    p`The Trustee shall keep a record of each contribution, stating its date, the person who made it, a description of the property and, if known, its value on that date.`,
    section('Property of another person'),
    p`The Trustee shall hold property contributed by any person other than the Grantor (a “Contributor”) as a separate fund with its own account. The Contributor, and not the Grantor, is the settlor of that fund. As to that fund, the limits that Articles 3, 5, 7 and 14 place on the Grantor apply equally to the Contributor. The Contributor retains no interest in, possession or use of, or power over the fund, may use its property only under a written lease at fair market rent and, if the Contributor is a trustee, shall not participate in a Reserved Decision that concerns it. An Independent Trustee for that fund shall not be the Contributor or a person related or subordinate to the Contributor. The Contributor shall not participate in appointing or removing a trustee of that fund, except to appoint an Independent Trustee for it. If the Contributor is a Beneficiary, no income or principal of the fund shall be distributed to the Contributor or applied for the Contributor’s benefit, and the fund shall be held and distributed as if the Contributor had died before the date of this Agreement.`,
    section('Statement of the Grantor'),
    notInsolvent(facts),
  ]
}

export function irrevocability(facts: DocumentValues): Block[] {
  return [
    article('IRREVOCABILITY'),
    section('The Trust is irrevocable'),
    p`The Trust is irrevocable. The Grantor may not alter, amend, revoke or terminate this Agreement or the Trust, in whole or in part. This is an express term for purposes of W.S. 4-10-602(a).`,
    section('No retained interest'),
    p`The Grantor relinquishes all right, title, interest and power in and over the trust property. The Grantor retains no possession, use, enjoyment or income of it, no right to its return, and no power, alone or with any other person, to determine who shall possess or enjoy it.`,
    ...(facts.grantorServes
      ? [
          p`The Grantor holds the administrative powers of a trustee under Article 14 solely in a fiduciary capacity for the Beneficiaries. They are not a retained interest or power.`,
        ]
      : []),
    section('The Grantor is not a Beneficiary'),
    p`The Grantor is not, and shall not become, a Beneficiary. No income or principal shall be paid to the Grantor or applied for the Grantor’s benefit. If ${SCHEDULE_A} names the Grantor, that entry has no effect. It is not counted as a Beneficiary, it has no share, and a percentage stated for it is disregarded in determining the proportions under Article 4. This Section does not affect another person of the same name.`,
    section('Third-party trust'),
    p`The Grantor creates the Trust for persons other than the Grantor. The Trust is not a qualified spendthrift trust under W.S. 4-10-510 and shall not be construed or described as one. Article 2 preserves this result for property that a Beneficiary contributes.`,
    section('Schedules'),
    p`The Grantor may not change ${SCHEDULE_A} after signing this Agreement. A statement about the Trust in a certificate of trust or other document does not alter this Agreement.`,
    section('Changes permitted by law'),
    p`This Article does not prevent a change that the Act permits without the exercise of a power by the Grantor, such as a change by court order, by a nonjudicial settlement agreement under W.S. 4-10-111, or by a distribution in further trust under Article 13. Where the Act requires a living settlor to be a party to an agreement or a modification, the Grantor may sign only with the agreement of every qualified beneficiary or the approval of a court. That signature is not the exercise of a power reserved by this Agreement and confers no benefit on the Grantor. Nothing in this Agreement gives the Grantor a power to require a change.`,
  ]
}

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

const andDescendants = ({ trust }: DocumentValues): Run =>
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
    p`Income and principal are held for the Primary Beneficiaries${andDescendants(facts)} and for those who take in their place under Article 9. A Contingent Beneficiary takes only as ${onlyAs(facts)}. If ${SCHEDULE_A} names no Primary Beneficiary other than the Grantor, the Contingent Beneficiaries whom it names are the Primary Beneficiaries from the creation of the Trust. The shares of the Contingent Beneficiaries are computed separately from those of the Primary Beneficiaries.`,
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
