import { fill, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { namedTrust } from '../wording/parties.ts'

/** A hospital need not know of the trust; where it is named, the paper says that the trustee decides nothing here. */
function apartFromTheTrust(facts: Facts): Block {
  const { trustName, trustDate, grantor } = facts
  return trustName.blank || trustDate.blank || grantor.name.blank
    ? p`Property. This directive gives no authority over property, and a power of attorney for property gives no authority over my health care.`
    : p`Property. This directive gives no authority over property. An agent under a power of attorney for property, and the trustee of ${namedTrust(facts)}, dated as of ${trustDate}, made by ${grantor.name} as Grantor, have no authority over my health care in that capacity.`
}

export function general(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'PART 5. GENERAL PROVISIONS' },
    fill('Primary physician (if you wish to name one)'),
    fill('Primary physician’s address and telephone number'),
    p`Copies. A copy of this directive has the same effect as the original (W.S. 35-22-413). Keep the original where it is found at once, and give copies to the agent, the alternate agent and the primary physician.`,
    p`Revocation. While I have capacity, I may revoke the naming of my agent only by a signed writing, and any other part in any manner that communicates that I revoke it. A person who is told of a revocation that is not in writing should write it down, sign it and date it. Divorce, annulment or legal separation revokes the naming of my spouse as agent. A later directive that conflicts with this one prevails over it as far as they conflict (W.S. 35-22-404).`,
    p`Guardian. My agent’s decision takes precedence over that of a guardian unless a court orders otherwise (W.S. 35-22-407).`,
    apartFromTheTrust(facts),
    p`Law. The law of Wyoming governs this directive. I have had the opportunity to ask a physician and an attorney about it. It was prepared with an online service that is not a law firm and gives no legal or medical advice.`,
  ]
}
