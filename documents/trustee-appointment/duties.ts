import { article, item, lead } from '../compose.ts'
import type { Block } from '../model.ts'

export function duties(): Block[] {
  return [
    article('DUTIES'),
    lead`The Trustee undertakes the duties of the Trust Agreement and of title 4, chapter 10 of the Wyoming Statutes. Among them, the Trustee shall:`,
    item`administer the Trust in good faith, solely in the interests of the Beneficiaries, with impartiality and prudence (W.S. 4-10-802 through 4-10-804);`,
    item`keep the trust property apart from the Trustee’s own, titled in the name of the Trust or of the Trustee as trustee, and keep adequate records (W.S. 4-10-810);`,
    item`invest as a prudent investor would (W.S. 4-10-901 and following);`,
    item`within 60 days after accepting, give the qualified beneficiaries notice of the acceptance and of the Trustee’s name, address and telephone number (W.S. 4-10-813);`,
    item`within 60 days after learning that the Trust exists, give them notice of its existence, of the Grantor’s identity, and of the right to a copy of the Trust Agreement and to reports (W.S. 4-10-813);`,
    item`report to them at least once a year, and when the Trust ends (W.S. 4-10-813);`,
    item`use no discretion in a way that Article 14 of the Trust Agreement keeps from that trustee.`,
  ]
}
