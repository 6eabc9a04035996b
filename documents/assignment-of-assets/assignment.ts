import { article, own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { inTitle, requiresCoTrustee, theTrust, withAddress } from '../wording/parties.ts'

export function assignment(facts: Facts): Block[] {
  return [
    article('ASSIGNMENT'),
    p`This Assignment of Assets (this “Assignment”) is made by ${withAddress(facts.grantor)} (the “Grantor”), to ${inTitle(facts)} (the “Trustee”). It relates to ${theTrust(facts)}, and implements Article 2 of the Trust Agreement. Terms defined in the Trust Agreement have the same meaning in this Assignment.`,
    p`The Grantor assigns, transfers and delivers to the Trustee, without consideration, all of the Grantor’s right, title and interest in the property listed in Article 2 of this Assignment, to the extent stated there, to be held in trust on the terms of the Trust Agreement.`,
    ...(facts.grantorServes
      ? [
          p`The Grantor is also a trustee. Property that passes by this Assignment is held by the Trustee from the date on which this Assignment takes effect, and the Grantor no longer holds it as owner.`,
        ]
      : []),
    p`This Assignment takes effect on the date beside the Grantor’s signature, but not before the Trust Agreement is signed${own(requiresCoTrustee(facts) ? ' and the co-trustee whose name is written in its Article\u00A012 has accepted' : '')}. It is a gift. The Grantor retains no interest in the property, no possession or use of it, and no right to its return. This Assignment does not modify the Trust Agreement.`,
  ]
}
