import { article, p, section } from '../compose.ts'
import type { Block } from '../model.ts'

export function spendthrift(): Block[] {
  return [
    article('SPENDTHRIFT PROTECTION'),
    section('Spendthrift trust'),
    p`The interest of every Beneficiary in income and in principal is held subject to a spendthrift trust under W.S. 4-10-502. No interest may be transferred, voluntarily or involuntarily, before the Beneficiary has actually received it. No creditor or assignee of a Beneficiary may reach an interest, or attach a distribution, before the Beneficiary has received it.`,
    section('Discretionary interests'),
    p`Where a distribution is left to the Trustee’s discretion, no creditor or assignee of a Beneficiary may compel or reach it, whether or not a standard guides the discretion, and the Beneficiary’s interest is neither a property interest nor an enforceable right (W.S. 4-10-504).`,
    section('Bankruptcy'),
    p`The restrictions of this Article are restrictions on the transfer of a beneficial interest in a trust that are enforceable under nonbankruptcy law, within the meaning of 11 U.S.C. 541(c)(2).`,
    section('Support of a child or of a former spouse'),
    p`This Article does not prevent what W.S. 4-10-503 allows a person who holds a judgment or order against a Beneficiary for child support or maintenance.`,
    section('Material purposes'),
    p`Spendthrift protection and the long duration of the Trust are material purposes of the Trust for the purposes of W.S. 4-10-412.`,
    section('Judgments of other places'),
    p`A judgment of a court outside Wyoming shall be enforced against the trust property only as W.S. 4-10-507.1 allows.`,
  ]
}
