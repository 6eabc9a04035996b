import { p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { otherCoTrustees } from './parties.ts'

/** W.S. 4-10-401: an owner who is a trustee creates the trust by declaring it, except where title passes by an act of its own. */
export function declaration(facts: Facts): Block[] {
  if (!facts.grantorServes) return []
  return [
    facts.trustees.length === 1
      ? p`Because the Grantor is the only trustee, the Grantor declares that the Grantor holds that property as trustee (W.S. 4-10-401), and no longer as owner, except that property that passes only by a further act described in the next Section is held in trust when that act has been performed.`
      : p`Because the Grantor is a co-trustee, the Grantor declares that the Grantor holds that property with ${otherCoTrustees(facts)} as trustee (W.S. 4-10-401), and no longer as owner, except that property that passes only by a further act described in the next Section is held in trust when that act has been performed.`,
  ]
}
