import { article, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { inTitle, theTrust, withAddress } from '../wording/parties.ts'

export function assignment(facts: Facts): Block[] {
  return [
    article('ASSIGNMENT'),
    p`This Assignment of Assets (this “Assignment”) is made by ${withAddress(facts.grantor)} (the “Grantor”) to ${inTitle(facts)} (the “Trustee”). It concerns ${theTrust(facts)}, and carries out Article 2 of the Trust Agreement. Words defined in the Trust Agreement have the same meaning here.`,
    p`The Grantor now assigns, transfers and delivers to the Trustee, without consideration, all of the Grantor’s right, title and interest in the property listed in this Assignment, to the extent that it states, to be held in trust on the terms of the Trust Agreement.`,
    ...(facts.grantorServes
      ? [
          p`The Grantor is also a trustee. From the date beside the Grantor’s signature the Grantor holds the property as trustee only, on the terms of the Trust Agreement, and no longer as its owner.`,
        ]
      : []),
    p`This Assignment takes effect on the date beside the Grantor’s signature, and not before the Trust Agreement is signed. The Grantor keeps no interest in the property, no possession or use of it, and no right to have it back. Nothing here changes the Trust Agreement.`,
  ]
}
