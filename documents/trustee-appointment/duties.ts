import { article, fill, item, lead, own, p, section } from '../compose.ts'
import type { Block, TableBlock } from '../model.ts'

/** What is due within a time, or at one, with the section that says so. */
const CALENDAR: readonly (readonly [duty: string, when: string, source: string])[] = [
  [
    'Notify the qualified beneficiaries of the acceptance and of the Trustee’s name, address and telephone number',
    'Within 60 days after accepting',
    'W.S.\u00A04-10-813',
  ],
  [
    'Notify the qualified beneficiaries of the existence of the Trust, the identity of the Grantor, and the right to a copy of the Trust Agreement and to reports',
    'Within 60 days after learning that the Trust exists',
    'W.S.\u00A04-10-813',
  ],
  ['Furnish a copy of the Trust Agreement', 'At the request of a qualified beneficiary', 'W.S.\u00A04-10-813'],
  [
    'Notify the qualified beneficiaries in writing of a change in the rate of the Trustee’s compensation',
    'At least 60 days before the change',
    'W.S.\u00A04-10-708, 4-10-813',
  ],
  [
    'Report the trust property, liabilities, receipts, disbursements and compensation to the qualified beneficiaries',
    'At least once a year, and when the Trust ends',
    'W.S.\u00A04-10-813',
  ],
  [
    'Deliver the trust property and records to the successor trustee',
    'Promptly after ceasing to serve',
    'W.S.\u00A04-10-707',
  ],
]

function calendar(): TableBlock {
  return {
    kind: 'table',
    caption: 'Calendar of notices and reports',
    head: ['Duty', 'When', 'Source'],
    widths: [52, 28, 20],
    rows: CALENDAR.map((row) => row.map(own)),
  }
}

export function duties(): Block[] {
  return [
    article('DUTIES'),
    section('Duties of the office'),
    lead`The Trustee assumes the duties that the Trust Agreement and title 4, chapter 10 of the Wyoming Statutes impose on a trustee. Among other duties, the Trustee shall:`,
    item`administer the Trust in good faith, solely in the interests of the Beneficiaries, and with impartiality and prudence (W.S. 4-10-802 through 4-10-804);`,
    item`keep the trust property separate from the Trustee’s own property, take title in the name of the Trust or of the Trustee as trustee, and keep adequate records (W.S. 4-10-810);`,
    item`invest as a prudent investor would (W.S. 4-10-901 and following); and`,
    item`exercise no discretion that Article 14 of the Trust Agreement withholds from the trustee concerned.`,
    section('Notices and reports'),
    lead`This Appointment waives none of the following notices and reports, which the Trustee shall give:`,
    calendar(),
    fill('Date of acceptance'),
    fill('60th day after acceptance'),
    section('Conflicts of interest'),
    p`The Trustee shall not enter into a transaction that is affected by a conflict between the Trustee’s fiduciary and personal interests except as W.S. 4-10-802 and the Trust Agreement permit, and shall disclose each such conflict in writing to the co-trustees and the qualified beneficiaries. W.S. 4-10-802 presumes a conflict in a transaction with the Trustee’s spouse, descendants, siblings or agents.`,
    fill('Conflicts of interest known at acceptance (if none, write “none”)'),
  ]
}
