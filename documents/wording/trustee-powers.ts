import { termsOf } from '#domain/trust/distribution-terms.ts'
import { item, lead, note, p } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block } from '../model.ts'

interface Power {
  power: Block
  /** It concerns only those inside the Trust, and no bank or buyer asks for it. */
  internal?: true
}

/**
 * The powers that the agreement names, in its order, each the end of a sentence that begins 'the Trustee may'. The
 * certificate repeats those that matter to others. Articles are those of the agreement.
 */
export const PARTICULAR_POWERS: readonly Power[] = [
  {
    power: item`retain property received from the Grantor, and invest and reinvest as a prudent investor would under W.S. 4-10-901 and following;`,
  },
  {
    power: item`acquire, sell, convey, exchange, lease, improve, divide, insure, mortgage, pledge and otherwise encumber real and personal property, and grant options on it;`,
  },
  {
    power: item`sign, acknowledge, deliver and record deeds, mortgages, leases, contracts, assignments, releases and other instruments;`,
  },
  { power: item`open and maintain bank and brokerage accounts, and hold property in the name of a nominee;` },
  {
    power: item`continue, form, participate in, reorganize, sell or dissolve a business, and hold property through limited liability companies, partnerships and corporations;`,
  },
  { power: item`vote securities and exercise all other rights of an owner of securities, subject to Article 14;` },
  { power: item`acquire, hold and pay premiums on insurance, subject to Article 14;` },
  {
    power: item`borrow money on the security of trust property, and lend at a reasonable rate and with adequate security, but lend to the Grantor only as Article 14 permits;`,
  },
  {
    power: item`access, hold, transfer and dispose of digital assets, including the content of electronic communications, virtual currency and the keys to it, to the extent that W.S. 2-3-1001 and following and W.S. 34-29-101 and following permit;`,
  },
  { power: item`settle, contest, abandon or arbitrate claims;` },
  {
    power: item`divide a trust into separate trusts, or combine trusts of substantially the same terms, as W.S. 4-10-418 permits;`,
    internal: true,
  },
  {
    power: item`pay taxes and expenses, allocate receipts and disbursements between income and principal as Wyoming law provides, and make tax elections, subject to Articles 14 and 18;`,
    internal: true,
  },
  {
    power: item`permit a Beneficiary, other than the Grantor, to use or occupy trust property, with or without rent, to the extent that Article 5 would permit a distribution to that Beneficiary;`,
    internal: true,
  },
  {
    power: item`employ and compensate attorneys, accountants, investment advisors, appraisers and other agents, and delegate to them with reasonable care; and`,
  },
  { power: item`perform all other acts necessary or appropriate for the proper administration of the Trust.` },
]

/** What only an Independent Trustee decides while the grantor serves: what Code sections 2036, 2038, 2041 and 2042 reach. */
export function reservedDecisions({ trust }: DocumentValues): Block[] {
  return [
    lead`A “Reserved Decision” is a decision:`,
    item`to make or withhold a discretionary distribution of income or principal, to postpone a distribution under Article 6, to select a Charity, or to determine under Article 8 which charity is intended;`,
    ...(termsOf(trust).ownWords
      ? [
          item`to determine whether a direction of the Grantor under Article 5 is unclear or incomplete, to resolve the matter, or to carry out the direction so far as it calls for judgment about who receives property, how much, or when;`,
        ]
      : []),
    item`to exercise a power over insurance on the Grantor’s life;`,
    item`to vote stock of a corporation that is controlled within the meaning of section 2036(b) of the Code;`,
    item`to make a tax election, allocation or other choice that could shift benefits among the Beneficiaries or affect the Grantor’s own taxes;`,
    item`to make a distribution in further trust;`,
    item`to sell or lease property to the Grantor, to lend to or buy from the Grantor, or to enter into any other transaction with the Grantor except the receipt of an addition to the Trust; or`,
    item`to choose, for a required distribution to a minor or an Incapacitated person, between retaining the property and using another method under Article 7.`,
  ]
}

/** What a grantor who serves as trustee may do, and who decides the rest; in every paper of the trust the same. */
export function grantorAsTrustee(): Block[] {
  return [
    p`While the Grantor is a trustee, the Grantor may, acting with the other co-trustees then serving (if any) as Article 12 requires, and solely in a fiduciary capacity, exercise the administrative powers of the Trustee. These include the powers to invest, to sell, convey, lease and mortgage trust property for adequate consideration, to borrow, to sign for the Trust, to keep records and give notices, and to make distributions that are required and involve no discretion.`,
    p`The Grantor shall not make or participate in a Reserved Decision. While the Grantor is a trustee, only an Independent Trustee may make a Reserved Decision, and no other co-trustee shall participate in it. While the Grantor is a trustee and no Independent Trustee is serving, no discretionary distribution shall be made, and income that is not required to be distributed shall be added to principal.`,
  ]
}

/** The warning that a grantor signs who serves as trustee. */
export const GRANTOR_TRUSTEE_ACKNOWLEDGES: Block = note`The Grantor acknowledges the following. A grantor is not a qualified trustee under W.S. 4-10-103(a)(xxxv). If a grantor retains, as trustee, a power to determine who enjoys the property, the property may be included in the grantor’s taxable estate (Code sections 2036(a)(2) and 2038(a)(1)) and the gift may be incomplete for federal gift tax purposes. Control retained by a person who transfers property is among the factors that W.S. 34-14-205(b) lists as indications of intent to defraud creditors. The Grantor has had the opportunity to consult an attorney about these matters before signing.`
