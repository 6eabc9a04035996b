import { termsOf } from '#domain/trust/overview/terms.ts'
import { article, fill, fixed, item, lead, p, section, sentence, term } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { notInsolvent } from '../wording/assets.ts'
import { inTitle, otherCoTrustees, SCHEDULE_A, SCHEDULE_B, withAddress } from '../wording/parties.ts'

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
