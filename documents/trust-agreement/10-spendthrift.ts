import { termsOf } from '#domain/trust/overview/terms.ts'
import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { onlyCharitiesFirst } from '../wording/takers.ts'

/** A long duration is a purpose only of a trust that does not pay its shares out, and not of one under a direction. */
function materialPurposes({ trust }: Facts): Block {
  const { divided, parts, ownWords } = termsOf(trust)
  if (divided && divided !== 'income' && onlyCharitiesFirst(trust))
    return p`Spendthrift protection, and the postponement of distribution to the Division Date, are material purposes of the Trust for purposes of W.S. 4-10-412.`
  if (parts)
    return p`Spendthrift protection, and the postponement of outright distribution until the Division Date and until the ages stated in Article 5, are material purposes of the Trust for purposes of W.S. 4-10-412.`
  return ownWords
    ? p`Spendthrift protection is a material purpose of the Trust for purposes of W.S. 4-10-412.`
    : p`Spendthrift protection, and the continuation of the Trust until the Termination Date, are material purposes of the Trust for purposes of W.S. 4-10-412.`
}

export function spendthrift(facts: Facts): Block[] {
  return [
    article('SPENDTHRIFT PROTECTION'),
    section('Spendthrift trust'),
    p`The interest of each Beneficiary in income and principal is held subject to a spendthrift trust under W.S. 4-10-502. No Beneficiary’s interest may be transferred, voluntarily or involuntarily, before the Beneficiary actually receives it. No creditor or assignee of a Beneficiary may reach the Beneficiary’s interest, or attach a distribution, before the Beneficiary receives it.`,
    section('Discretionary interests'),
    p`No creditor or assignee of a Beneficiary may compel or reach a distribution that is left to the Trustee’s discretion, whether or not a standard guides that discretion. A Beneficiary’s interest in such a distribution is neither a property interest nor an enforceable right (W.S. 4-10-504).`,
    section('Bankruptcy'),
    p`The restrictions in this Article are restrictions on the transfer of a beneficial interest in a trust that are enforceable under applicable nonbankruptcy law within the meaning of 11 U.S.C. 541(c)(2).`,
    section('Support of a child or former spouse'),
    p`This Article does not limit the rights that W.S. 4-10-503 gives to a person who holds a judgment or order against a Beneficiary for child support or maintenance.`,
    section('Material purposes'),
    materialPurposes(facts),
    section('Judgments of other jurisdictions'),
    p`A judgment of a court outside Wyoming may be enforced against the trust property only as W.S. 4-10-507.1 allows.`,
  ]
}
