import type { TrustRecord } from '#domain/trust/record.ts'
import { factsOf } from '../facts.ts'
import type { Doc } from '../model.ts'
import { trustPaper } from '../trust-paper.ts'
import { certified } from './certified.ts'
import { pertinentPowers } from './pertinent-powers.ts'
import { signing } from './signing.ts'
import { unchanged } from './unchanged.ts'

/** The Certificate of Trust: a certification of trust under W.S. 4-10-1014, made by the trustee alone. */
export function certificateOfTrust(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return trustPaper('Certificate of Trust', facts, [
    ...certified(facts),
    ...pertinentPowers(facts),
    ...unchanged(facts),
    ...signing(facts),
  ])
}
