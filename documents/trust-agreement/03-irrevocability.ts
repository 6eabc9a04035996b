import { article, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { SCHEDULE_A } from '../wording/parties.ts'

export function irrevocability(facts: Facts): Block[] {
  return [
    article('IRREVOCABILITY'),
    section('The Trust is irrevocable'),
    p`The Trust is irrevocable. The Grantor may not alter, amend, revoke or terminate this Agreement or the Trust, in whole or in part. This is an express term for the purposes of W.S. 4-10-602(a).`,
    section('No interest kept'),
    p`The Grantor gives up all right, title, interest and power in and over the trust property. The Grantor keeps no possession, use, enjoyment or income of it, no right to have it back, and no power, alone or with others, to decide who shall possess or enjoy it.`,
    ...(facts.grantorServes
      ? [
          p`The administrative powers that the Grantor has as a trustee under Article 14 are held for the Beneficiaries and are no exception to this.`,
        ]
      : []),
    section('The Grantor is not a Beneficiary'),
    p`The Grantor is not a Beneficiary and shall not become one. No income or principal shall be paid to the Grantor or applied for the Grantor’s benefit. If ${SCHEDULE_A} names the Grantor, that entry has no effect and the share passes as if the Grantor had died before the date of this Agreement. Another person of the same name is not affected.`,
    section('A trust for others'),
    p`The Trust is made by the Grantor for persons other than the Grantor. It is not a qualified spendthrift trust under W.S. 4-10-510 and shall not be read or described as one.`,
    section('Schedules'),
    p`The Grantor cannot change ${SCHEDULE_A} after signing this Agreement. Information that a certificate of trust or another paper gives about the Trust does not alter this Agreement.`,
    section('Changes that the law allows'),
    p`This Article does not prevent a change that the Act allows without a power of the Grantor, such as a decision of a court, a nonjudicial settlement agreement under W.S. 4-10-111, or a further trust under Article 13. Nothing in this Agreement gives the Grantor a power to require such a change.`,
  ]
}
