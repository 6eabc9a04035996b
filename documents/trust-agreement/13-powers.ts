import { article, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { PARTICULAR_POWERS } from '../wording/powers.ts'

export function powers(): Block[] {
  return [
    article('TRUSTEE POWERS'),
    section('Powers under the Act'),
    p`Except as this Agreement limits them, the Trustee has the powers that W.S. 4-10-815 and 4-10-816 confer on a trustee, as in effect on the date of this Agreement and as later enlarged. Those powers are incorporated by reference, and the Trustee may exercise them without court approval.`,
    section('Particular powers'),
    lead`Without limiting those powers, the Trustee may:`,
    ...PARTICULAR_POWERS.map(({ power }) => power),
    section('Distribution in further trust'),
    p`An Independent Trustee, and no other trustee, may distribute property in further trust as W.S. 4-10-816(a)(xxviii) permits, if the further trust benefits only Beneficiaries, confers no interest or power on the Grantor, preserves the spendthrift protection of Article 10, is consistent with the purpose of the Trust, and does not postpone vesting beyond the time that Article 11 allows.`,
    section('Expenses'),
    p`The Trustee shall pay the reasonable expenses of the Trust from the trust property.`,
  ]
}
