import { article, item, lead, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import {
  ADMINISTRATIVE_POWERS_ONLY,
  GRANTOR_TRUSTEE_ACKNOWLEDGES,
  INDEPENDENT_TRUSTEE_DECIDES,
} from '../wording/grantor-as-trustee.ts'

function whileTheGrantorServes(facts: Facts): Block[] {
  if (!facts.grantorServes)
    return [
      section('The Grantor as trustee'),
      p`The Grantor is not a trustee. If the Grantor acts as trustee all the same, the Grantor has administrative powers only and takes no part in a decision about distributions, insurance, voting or taxes that this Article gives to an Independent Trustee.`,
    ]
  return [
    section('The Grantor as trustee'),
    ADMINISTRATIVE_POWERS_ONLY,
    ...INDEPENDENT_TRUSTEE_DECIDES,
    GRANTOR_TRUSTEE_ACKNOWLEDGES,
  ]
}

export function limits(facts: Facts): Block[] {
  return [
    article('LIMITS ON TRUSTEES AND ON THE GRANTOR'),
    section('A trustee who is a Beneficiary'),
    p`A trustee who is a Beneficiary may make a discretionary distribution to or for himself or herself only as far as it is needed for health, education, maintenance or support, and never in a way that discharges his or her own duty of support. Any other discretionary distribution to that trustee may be made only by an Independent Trustee or another co-trustee who is not that Beneficiary.`,
    ...whileTheGrantorServes(facts),
    section('No benefit to the Grantor'),
    lead`Whoever is trustee:`,
    item`no one may use trust property to pay the Grantor’s debts or duties of support;`,
    item`the Grantor may not buy, exchange or otherwise deal with trust property for less than adequate consideration in money or money’s worth, and may not borrow it without adequate interest and security;`,
    item`the Grantor has no power to substitute property;`,
    item`the Grantor has no right to occupy or use trust property unless fair rent is paid under a written lease;`,
    item`the Grantor has no incident of ownership, within the meaning of section 2042 of the Code, in a policy of insurance on the Grantor’s life that the Trust holds;`,
    item`the Grantor may not vote, directly or indirectly, stock of a controlled corporation, within the meaning of section 2036(b) of the Code, that the Trust holds.`,
    section('Conflicts of interest'),
    p`The Trustee shall administer the Trust solely in the interests of the Beneficiaries and follow the rules of W.S. 4-10-802 on conflicts of interest.`,
  ]
}
