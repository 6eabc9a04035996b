import { article, lead, p, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { PARTICULAR_POWERS } from '../wording/powers.ts'

export function powers(): Block[] {
  return [
    article('TRUSTEE POWERS'),
    section('Powers under the Act'),
    p`Except as Articles 3 and 14 limit them, the Trustee has the powers that W.S. 4-10-815 and 4-10-816 give a trustee, which are incorporated as they stand on the date of this Agreement and as later enlarged, and may use them without leave of a court.`,
    section('Particular powers'),
    lead`Without limiting these powers, the Trustee may:`,
    ...PARTICULAR_POWERS.map(({ power }) => power),
    section('Distribution in further trust'),
    p`The Trustee may distribute property in further trust as W.S. 4-10-816(a)(xxviii) allows, if the further trust benefits only Beneficiaries, gives the Grantor no interest and no power, keeps the spendthrift protection of Article 10, fits the purpose of the Trust, and does not postpone vesting beyond the time that Article 11 allows. Only an Independent Trustee may use this power.`,
    section('Expenses'),
    p`The reasonable expenses of the Trust are paid from the trust property.`,
  ]
}
