import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { say } from '../compose.ts'
import { factsOf } from '../facts.ts'
import type { Doc } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { agentInformation } from './agent-information.ts'
import { certification } from './certification.ts'
import { agents } from './designation.ts'
import { generalAuthority } from './general-authority.ts'
import { importantInformation } from './important-information.ts'
import { signing } from './signing.ts'
import { specialInstructions } from './special-instructions.ts'
import { specificAuthority } from './specific-authority.ts'

/** The Durable Power of Attorney in the order of the form of W.S. 3-9-301, with the certification of W.S. 3-9-302. */
export function durablePowerOfAttorney(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  const principal = answer(trust, 'dpoa_principalName')
  const agent = answer(trust, 'dpoa_agentName')
  return companion(trust, 'Durable Power of Attorney', say`Power of attorney of ${principal}`, [
    {
      kind: 'title',
      title: { text: 'State of Wyoming Statutory Form Power of Attorney' },
      subtitle: 'Durable Power of Attorney',
      lines: [say`of ${principal}`],
    },
    ...importantInformation(),
    ...agents(trust),
    ...generalAuthority(trust),
    ...specificAuthority(),
    ...specialInstructions(facts),
    ...signing(facts),
    ...agentInformation(principal, agent),
    ...certification(principal, facts),
  ])
}
