import { article, fill, item, lead, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_B } from '../wording/parties.ts'
import { notInsolvent } from '../wording/solvency.ts'

/** W.S. 4-10-401: an owner who is the only trustee creates the trust by declaring it. */
function declaration(facts: Facts): Block[] {
  return facts.grantorServes && facts.trustees.length === 1
    ? [
        p`As the Grantor is the only trustee, the Grantor declares that the Grantor now holds that property as trustee (W.S. 4-10-401), and no longer as its owner.`,
      ]
    : []
}

export function trustProperty(facts: Facts): Block[] {
  return [
    article('TRANSFER AND TRUST PROPERTY'),
    section('Transfer to the Trustee'),
    p`The Grantor now transfers, assigns and delivers to the Trustee, without consideration, all of the Grantor’s right, title and interest in the property described on ${SCHEDULE_B}, as the initial contribution to the Trust. The Trustee shall hold the trust property in trust on the terms of this Agreement.`,
    ...declaration(facts),
    fill('Initial contribution in money delivered at signing, in dollars (if none, write “none”)'),
    section('Property that needs a further act'),
    lead`Some property passes only when a further act is done. The Grantor shall do that act promptly, and until it is done holds the property for the Trustee as far as the law allows:`,
    item`land, by a deed to the Trustee that is acknowledged, recorded in the county where the land lies, and names the Trustee, the Trust and the date of the Trust (W.S. 34-2-122), together with the sworn statement of consideration (W.S. 34-1-142) and, for a homestead, the signatures of both spouses and their release of the homestead exemption (W.S. 34-2-121);`,
    item`vehicles, by endorsement of the certificate of title before a notarial officer and a new certificate (W.S. 31-2-104);`,
    item`bank and brokerage accounts, by the institution’s own form;`,
    item`interests in a business, by an assignment that the entity’s governing documents allow.`,
    section('Assignment of Assets'),
    p`The Grantor and the Trustee may record the transfer of the property described on ${SCHEDULE_B} in a separate Assignment of Assets. The assignment carries out this Agreement and does not change it.`,
    section('Extent of the transfer'),
    p`Only the Grantor’s own interest passes. An interest of a joint owner, of a tenant in common, or of a spouse in community property passes only if that owner also signs a transfer. No individual retirement account, qualified retirement plan or health savings account is transferred by this Agreement, even if ${SCHEDULE_B} describes it. Values on ${SCHEDULE_B} are for information only.`,
    section('Additions'),
    p`Anyone may add property to the Trust with the Trustee’s consent, which may be refused. No one is bound to add property. An addition is held on the terms of this Agreement, and making one gives the person who makes it no interest in the Trust and no power over it.`,
    section('Records of source'),
    p`The Trustee shall keep a record of each contribution: its date, the person who made it, a description, and its value on that date if known. The Trustee may hold a contribution as a separate fund.`,
    section('Statement of the Grantor'),
    notInsolvent(facts),
  ]
}
