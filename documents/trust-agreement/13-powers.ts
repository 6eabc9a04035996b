import { article, item, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function powers(): Block[] {
  return [
    article('TRUSTEE POWERS'),
    section('Powers under the Act'),
    p`Except as Articles 3 and 14 limit them, the Trustee has the powers that W.S. 4-10-815 and 4-10-816 give a trustee, which are incorporated as they stand on the date of this Agreement and as later enlarged, and may use them without leave of a court.`,
    section('Particular powers'),
    lead`Without limiting these powers, the Trustee may:`,
    item`keep property received from the Grantor, and invest and reinvest as a prudent investor would under W.S. 4-10-901 and following;`,
    item`buy, sell, exchange, lease, improve, divide, insure and mortgage real and personal property;`,
    item`open and keep bank and brokerage accounts, and hold property in the name of a nominee;`,
    item`continue, form, join in, reorganize, sell or dissolve a business, and hold property through limited liability companies, partnerships and corporations;`,
    item`vote securities and exercise the rights of an owner of them, subject to Article 14;`,
    item`buy, hold and pay premiums on insurance, subject to Article 14;`,
    item`borrow and lend at a reasonable rate and with adequate security, but lend to the Grantor only as Article 14 allows;`,
    item`access, hold, transfer and dispose of digital assets, including the content of electronic communications, virtual currency and the keys to it, as far as W.S. 2-3-1001 and following and W.S. 34-29-101 and following allow;`,
    item`settle, contest, abandon or arbitrate claims;`,
    item`employ and pay attorneys, accountants, investment advisors, appraisers and other agents, and delegate to them with reasonable care;`,
    item`divide a trust into separate trusts, or combine trusts of substantially the same terms, as W.S. 4-10-418 allows;`,
    item`pay taxes and expenses, allocate receipts and disbursements between income and principal as Wyoming law provides, and make tax elections, subject to Articles 14 and 18;`,
    item`do all other acts that proper administration of the Trust needs.`,
    section('Distribution in further trust'),
    p`The Trustee may distribute property in further trust as W.S. 4-10-816(a)(xxviii) allows, if the further trust benefits only Beneficiaries, gives the Grantor no interest and no power, keeps the spendthrift protection of Article 10, fits the purpose of the Trust, and does not postpone vesting beyond the time that Article 11 allows. Only an Independent Trustee may use this power.`,
    section('Expenses'),
    p`The reasonable expenses of the Trust are paid from the trust property.`,
  ]
}
