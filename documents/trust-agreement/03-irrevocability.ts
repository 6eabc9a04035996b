import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

export function irrevocability(facts: Facts): Block[] {
  return [
    article('IRREVOCABILITY'),
    section('The Trust is irrevocable'),
    p`The Trust is irrevocable. The Grantor may not alter, amend, revoke or terminate this Agreement or the Trust, in whole or in part. This is an express term for purposes of W.S. 4-10-602(a).`,
    section('No retained interest'),
    p`The Grantor relinquishes all right, title, interest and power in and over the trust property. The Grantor retains no possession, use, enjoyment or income of it, no right to its return, and no power, alone or with any other person, to determine who shall possess or enjoy it.`,
    ...(facts.grantorServes
      ? [
          p`The Grantor holds the administrative powers of a trustee under Article 14 solely in a fiduciary capacity for the Beneficiaries. They are not a retained interest or power.`,
        ]
      : []),
    section('The Grantor is not a Beneficiary'),
    p`The Grantor is not, and shall not become, a Beneficiary. No income or principal shall be paid to the Grantor or applied for the Grantor’s benefit. If ${SCHEDULE_A} names the Grantor, that entry has no effect. It is not counted as a Beneficiary, it has no share, and a percentage stated for it is disregarded in determining the proportions under Article 4. This Section does not affect another person of the same name.`,
    section('Third-party trust'),
    p`The Grantor creates the Trust for persons other than the Grantor. The Trust is not a qualified spendthrift trust under W.S. 4-10-510 and shall not be construed or described as one. Article 2 preserves this result for property that a Beneficiary contributes.`,
    section('Schedules'),
    p`The Grantor may not change ${SCHEDULE_A} after signing this Agreement. A statement about the Trust in a certificate of trust or other document does not alter this Agreement.`,
    section('Changes permitted by law'),
    p`This Article does not prevent a change that the Act permits without the exercise of a power by the Grantor, such as a change by court order, by a nonjudicial settlement agreement under W.S. 4-10-111, or by a distribution in further trust under Article 13. Where the Act requires a living settlor to be a party to an agreement or a modification, the Grantor may sign only with the agreement of every qualified beneficiary or the approval of a court. That signature is not the exercise of a power reserved by this Agreement and confers no benefit on the Grantor. Nothing in this Agreement gives the Grantor a power to require a change.`,
  ]
}
