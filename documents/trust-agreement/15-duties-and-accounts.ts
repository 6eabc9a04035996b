import { article, item, lead, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

export function dutiesAndAccounts(facts: Facts): Block[] {
  return [
    article('DUTIES, NOTICES AND ACCOUNTS'),
    section('Standard'),
    p`The Trustee shall administer the Trust in good faith, with loyalty, impartiality and prudence, as the Act requires, keep the trust property apart from other property, and keep adequate records (W.S. 4-10-802 through 4-10-804 and 4-10-810).`,
    section('Notices'),
    lead`The Trustee shall give the qualified beneficiaries the notices of W.S. 4-10-813. No part of these duties is waived by this Agreement. They include:`,
    item`within 60 days after accepting, notice of the acceptance and of the Trustee’s name, address and telephone number;`,
    item`within 60 days after learning that the Trust exists, notice of its existence, of the Grantor’s identity, and of the right to a copy of this Agreement and to reports;`,
    item`advance notice of a change in the method or rate of the Trustee’s compensation;`,
    item`on request, a copy of this Agreement.`,
    section('Annual report'),
    p`At least once a year, and when the Trust ends, the Trustee shall send each qualified beneficiary a report of the trust property and its values if known, liabilities, receipts, disbursements, and the source and amount of the Trustee’s compensation. A Beneficiary may waive a report and may withdraw the waiver.`,
    section('Administrative address'),
    p`The first address at which the Trust is administered is ${facts.adminAddress}. The Trustee may change it by notice to the qualified beneficiaries, within the limits of Articles 12 and 20.`,
  ]
}
