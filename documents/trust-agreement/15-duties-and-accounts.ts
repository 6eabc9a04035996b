import { stateOf } from '#domain/formats/us-state.ts'
import { article, fill, item, lead, leadNote, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

/** Article 20 places the administration in Wyoming; an address elsewhere cannot be where it stays. */
function administeredAt({ adminAddress }: Facts): Block[] {
  const state = stateOf(adminAddress.text)
  const change = own(
    ' The Trustee may change the address by notice to the qualified beneficiaries, subject to Articles 12 and 20.',
  )
  if (state === undefined || state === 'Wyoming')
    return [p`The initial address of administration is ${adminAddress}.${change}`]
  return [
    p`From the time when property is first transferred to the Trustee, the Trust is administered at the address in Wyoming written below, as Articles 12 and 20 require. The address ${adminAddress} is outside Wyoming. It is the Trustee’s address for notices and is not the place of administration.${change}`,
    leadNote`Complete the line before this Agreement is signed.`,
    fill('Address of administration in Wyoming'),
  ]
}

export function dutiesAndAccounts(facts: Facts): Block[] {
  return [
    article('DUTIES, NOTICES AND ACCOUNTS'),
    section('Standard'),
    p`The Trustee shall administer the Trust in good faith and with loyalty, impartiality and prudence as the Act requires, shall keep the trust property separate from other property, and shall keep adequate records (W.S. 4-10-802 through 4-10-804 and 4-10-810).`,
    section('Notices'),
    lead`The Trustee shall give the qualified beneficiaries the notices and documents that W.S. 4-10-813 requires. This Agreement does not waive any of them. They include:`,
    item`within 60 days after accepting, notice of the acceptance and of the Trustee’s name, address and telephone number;`,
    item`within 60 days after learning that the Trust exists, notice of its existence, of the Grantor’s identity, and of the right to a copy of this Agreement and to reports;`,
    item`advance notice of a change in the method or rate of the Trustee’s compensation; and`,
    item`upon request, a copy of this Agreement.`,
    section('Annual report'),
    p`At least once a year, and when the Trust ends, the Trustee shall send each qualified beneficiary a report of the trust property (and its value, if known), liabilities, receipts and disbursements, and of the source and amount of the Trustee’s compensation. A Beneficiary may waive a report and may withdraw a waiver.`,
    section('Administrative address'),
    ...administeredAt(facts),
  ]
}
