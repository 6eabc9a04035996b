import type { TrustRecord } from '#domain/trust/record.ts'
import { factsOf } from '../facts.ts'
import type { Doc } from '../model.ts'
import { trustPaper } from '../trust-paper.ts'
import { assignment } from './assignment.ts'
import { excluded } from './excluded.ts'
import { extent } from './extent.ts'
import { joinder } from './joinder.ts'
import { occupancyLease } from './occupancy-lease.ts'
import { property } from './property.ts'
import { signing } from './signing.ts'
import { terms } from './terms.ts'

/** The Assignment of Assets from the grantor to the trustee, by the groups of T 4.7. */
export function assignmentOfAssets(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return trustPaper('Assignment of Assets', facts, [
    ...assignment(facts),
    ...property(facts),
    ...extent(facts),
    ...excluded(facts),
    ...terms(facts),
    ...joinder(facts),
    ...signing(facts),
    ...occupancyLease(facts),
  ])
}
