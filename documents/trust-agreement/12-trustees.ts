import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { trusteeNames } from '../wording/parties.ts'
import { successorOrder } from '../wording/successors.ts'

function initial(facts: Facts): Block {
  const names = trusteeNames(facts)
  if (facts.trustees.length > 1)
    return p`The initial co-trustees are ${names}. Article 14 limits what a trustee may do who is a Beneficiary or the Grantor.`
  return facts.grantorServes
    ? p`The initial trustee is the Grantor, ${names}, with the limits stated in Article 14.`
    : p`The initial trustee is ${names}.`
}

export function trustees(facts: Facts): Block[] {
  return [
    article('TRUSTEES'),
    section('Initial trustee'),
    initial(facts),
    section('Acceptance'),
    p`A trustee accepts by signing this Agreement or another written acceptance. A person named as trustee may inspect or preserve trust property without accepting (W.S. 4-10-701).`,
    section('Successor trustees'),
    ...successorOrder(facts),
    section('Vacancies'),
    p`A trustee ceases to serve on death, resignation, removal, disqualification, becoming Incapacitated or, for an organization, ceasing to exist. A remaining co-trustee serves alone unless this Agreement requires another trustee. No vacancy ends the Trust.`,
    section('A trustee in Wyoming'),
    p`At all times at least one trustee shall be a resident of Wyoming, maintain a place of business in Wyoming, or administer the Trust in Wyoming. If this is not so, the trustees serving shall promptly appoint a co-trustee who meets this requirement, or move the administration to Wyoming.`,
    section('Who may not serve'),
    facts.grantorServes
      ? p`The Grantor may serve only as initial trustee, under Article 14. After ceasing to serve the Grantor shall not be trustee again. The Grantor may not appoint, remove or replace a trustee, and may not serve as Independent Trustee.`
      : p`The Grantor shall not be trustee. The Grantor may not appoint, remove or replace a trustee.`,
    section('Sole trustee and sole Beneficiary'),
    p`The same person shall not be the only trustee and the only Beneficiary (W.S. 4-10-403). If that would happen, an Independent Trustee shall be appointed first under this Article.`,
    section('Co-trustees'),
    p`Co-trustees who cannot act unanimously act by a majority of those serving. A co-trustee who takes no part in a decision, or who dissents in writing, is not liable for it, except for the duty under W.S. 4-10-703 to prevent a serious breach of trust.`,
    section('Independent Trustee'),
    p`Where this Agreement requires a decision by an Independent Trustee and none is serving, an Independent Trustee shall be appointed as a co-trustee for that purpose in the way provided above for successor trustees, leaving out a person who is not qualified. The other trustees take no part in the decision.`,
    section('Resignation'),
    p`A trustee may resign by at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court (W.S. 4-10-705).`,
    section('Removal'),
    p`All of the adult qualified beneficiaries who are not Incapacitated may together remove a trustee by 30 days’ written notice if an Independent Trustee is appointed at the same time. A court may remove a trustee on the grounds of W.S. 4-10-706.`,
    section('Bank or trust company'),
    p`A bank or trust company serving as trustee states by its acceptance that it is chartered, authorized or otherwise permitted by law to act as trustee in Wyoming. It acts by its authorized officers, does not become trustee before an authorized officer has signed this Agreement, another written acceptance or the company’s own form, and may charge by its published fee schedule as in force from time to time. A company that succeeds to its trust business succeeds it as trustee.`,
    section('Change of trustee'),
    p`A former trustee shall promptly deliver the trust property and records to the successor (W.S. 4-10-707). A successor has all powers of the first trustee and is not answerable for what a former trustee did.`,
  ]
}
