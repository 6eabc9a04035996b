import { article, fill, item, lead, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { otherCoTrustees, SCHEDULE_B } from '../wording/parties.ts'
import { notInsolvent } from '../wording/solvency.ts'

/** W.S. 4-10-401: an owner who is a trustee creates the trust by declaring it, except where title passes by an act of its own. */
function declaration(facts: Facts): Block[] {
  if (!facts.grantorServes) return []
  return [
    facts.trustees.length === 1
      ? p`Because the Grantor is the only trustee, the Grantor declares that the Grantor holds that property as trustee (W.S. 4-10-401), and no longer as owner, except that property that passes only by a further act described in the next Section is held in trust when that act has been performed.`
      : p`Because the Grantor is a co-trustee, the Grantor declares that the Grantor holds that property with ${otherCoTrustees(facts)} as trustee (W.S. 4-10-401), and no longer as owner, except that property that passes only by a further act described in the next Section is held in trust when that act has been performed.`,
  ]
}

export function trustProperty(facts: Facts): Block[] {
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
    item`for a vehicle, endorsement of the certificate of title before a notarial officer and issuance of a new certificate (W.S. 31-2-104);`,
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
