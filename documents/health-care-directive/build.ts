import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { fill, note, p, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../facts.ts'
import type { Block, Doc } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { namedTrust } from '../wording/parties.ts'
import { agent } from './agent.ts'
import { donation } from './donation.ts'
import { execution } from './execution.ts'
import { mentalHealth, treatment } from './instructions.ts'

/** A hospital need not know of the trust; where it is named, the paper says that the trustee decides nothing here. */
function apartFromTheTrust(facts: Facts): Block {
  const { trustName, trustDate, grantor } = facts
  return trustName.blank || trustDate.blank || grantor.name.blank
    ? p`Property. This directive gives no authority over property, and a power of attorney for property gives no authority over my health care.`
    : p`Property. This directive gives no authority over property. An agent under a power of attorney for property, and a trustee of ${namedTrust(facts)}, dated as of ${trustDate}, made by ${grantor.name} as Grantor, have no authority over my health care in those capacities.`
}

function general(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'PART 5. GENERAL PROVISIONS' },
    fill('Primary physician (if you wish to name one)'),
    fill('Primary physician’s address and telephone number'),
    p`Copies. A copy of this directive has the same effect as the original (W.S. 35-22-413). Keep the original where it can be found at once, and give copies to the agent, the alternate agent and the primary physician.`,
    p`Revocation. While I have capacity, I may revoke the designation of my agent only by a signed writing, and any other part of this directive in any manner that communicates an intent to revoke. A person who is informed of an oral revocation should record it in a signed and dated writing. Divorce, annulment or legal separation revokes the designation of my spouse as agent. A later directive that conflicts with this directive controls to the extent of the conflict (W.S. 35-22-404).`,
    p`Guardian. My agent’s decision takes precedence over that of a guardian unless a court orders otherwise (W.S. 35-22-407).`,
    apartFromTheTrust(facts),
    p`Law. The law of Wyoming governs this directive. I have had the opportunity to consult a physician and an attorney. This directive was prepared with an online service that is not a law firm and gives no legal or medical advice.`,
  ]
}

/** The Health Care Directive (W.S. 35-22-403): a power of attorney for health care with individual instructions. */
export function healthCareDirective(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  const principal = answer(trust, 'hcd_principalName')
  return companion(trust, 'Health Care Directive', say`Health care directive of ${principal}`, [
    {
      kind: 'title',
      title: { text: 'Health Care Directive' },
      subtitle: 'Power of Attorney for Health Care and Individual Instructions',
      lines: [say`of ${principal}`],
    },
    { kind: 'heading', text: 'DECLARATION' },
    p`I, ${principal}, of ${answer(trust, 'hcd_principalAddress')}, am at least eighteen years of age and of sound mind. I make this directive voluntarily under the Wyoming Health Care Decisions Act (W.S. 35-22-401 through 35-22-416). It remains in effect if I lose capacity.`,
    fill('Date of birth of the principal'),
    note`No one is required to make a health care directive, and Wyoming law prescribes no form for one. The designation of an agent is valid only if the directive is signed and is either acknowledged before a notarial officer or signed by two qualified witnesses. Written instructions may be valid without either (W.S. 35-22-403).`,
    ...agent(trust),
    ...treatment(trust),
    ...donation(trust),
    ...mentalHealth(trust),
    ...general(facts),
    ...execution(facts),
  ])
}
