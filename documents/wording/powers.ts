import { item } from '../compose.ts'
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
