import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { trusteeNames } from '../wording/parties.ts'
import { successorOrder } from '../wording/successors.ts'

function initial(facts: Facts): Block {
  const names = trusteeNames(facts)
  if (facts.trustees.length > 1)
    return p`The initial co-trustees are ${names}. Article 14 limits the powers of a trustee who is a Beneficiary or the Grantor.`
  return facts.grantorServes
    ? p`The initial trustee is the Grantor, ${names}, subject to the limits stated in Article 14.`
    : p`The initial trustee is ${names}.`
}

export function trustees(facts: Facts): Block[] {
  return [
    article('TRUSTEES'),
    section('Initial trustee'),
    initial(facts),
    section('Acceptance'),
    p`A trustee accepts the office by signing this Agreement or another written acceptance. A person named as trustee may inspect or preserve trust property without accepting the office (W.S. 4-10-701).`,
    section('Successor trustees'),
    ...successorOrder(facts),
    section('Vacancies'),
    p`A trustee ceases to serve upon death, resignation, removal, disqualification, becoming Incapacitated or, for an organization, ceasing to exist. A remaining co-trustee may serve alone unless this Agreement requires another trustee. A vacancy does not terminate the Trust.`,
    section('A trustee in Wyoming'),
    p`At all times at least one trustee shall be a resident of Wyoming, maintain a place of business in Wyoming, or administer the Trust in Wyoming. If no trustee meets this requirement, the Trustee shall promptly move the administration to Wyoming, or a co-trustee who meets it shall be appointed in the order stated in this Article for successor trustees. The Grantor shall not participate in that appointment.`,
    section('Who may not serve'),
    facts.grantorServes
      ? p`The Grantor may serve only as an initial trustee, subject to Article 14. After ceasing to serve, the Grantor shall not serve as trustee again. The Grantor shall not serve as Independent Trustee, and shall not appoint, remove or replace a trustee or participate in doing so.`
      : p`The Grantor shall not serve as trustee. The Grantor shall not appoint, remove or replace a trustee or participate in doing so.`,
    section('Sole trustee and sole Beneficiary'),
    p`The same person shall not be both the only trustee and the only Beneficiary (W.S. 4-10-403). If that would otherwise occur, an Independent Trustee shall first be appointed under this Article.`,
    section('Co-trustees'),
    p`Co-trustees who are unable to act unanimously may act by a majority of those serving. A co-trustee who does not participate in a decision, or who dissents in writing, is not liable for that decision, subject to the duty under W.S. 4-10-703 to prevent a serious breach of trust.`,
    section('Independent Trustee'),
    p`If this Agreement requires a decision by an Independent Trustee and none is serving, an Independent Trustee shall be appointed as a co-trustee for that purpose in the order stated in this Article for successor trustees, passing over any person who is not qualified to serve as Independent Trustee. The other trustees shall not participate in the decision.`,
    section('Resignation'),
    p`A trustee may resign by giving at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court (W.S. 4-10-705).`,
    section('Removal'),
    p`The adult qualified beneficiaries who are not Incapacitated may, acting unanimously, remove a trustee by 30 days’ written notice if they appoint an Independent Trustee at the same time. A court may remove a trustee on the grounds stated in W.S. 4-10-706.`,
    section('Bank or trust company'),
    p`By accepting, a bank or trust company represents that it is chartered, authorized or otherwise permitted by law to act as trustee in Wyoming. It acts by its authorized officers and becomes trustee only when an authorized officer has signed this Agreement, another written acceptance or the company’s own form. It may charge under its published fee schedule as in effect from time to time. A company that succeeds to its trust business shall succeed it as trustee.`,
    section('Change of trustee'),
    p`A former trustee shall promptly deliver the trust property and records to the successor trustee (W.S. 4-10-707). A successor trustee has all powers of the initial trustee. A successor trustee is not liable for an act or omission of a former trustee and is not required to examine the accounts of a former trustee, except that a successor trustee who has actual knowledge of a breach of trust by a former trustee shall take reasonable steps to remedy it.`,
  ]
}
