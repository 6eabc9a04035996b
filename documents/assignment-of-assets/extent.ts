import type { Ownership } from '#domain/trust/enumerations.ts'
import { article, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

/** What each way of owning lets the grantor give away alone. */
const BY_OWNERSHIP: readonly { held: Ownership; block: Block }[] = [
  {
    held: 'joint',
    block: p`Joint property. If every joint owner joins below, the whole passes. Otherwise only the Grantor’s own interest passes, severed from the others. Property that spouses hold by the entireties passes only if both join (W.S. 34-1-140), and the Trust Agreement does not invoke W.S. 4-10-402(c), which can keep its protection from the creditors of one spouse.`,
  },
  {
    held: 'community',
    block: p`Community property. Both spouses sign. Wyoming is a separate-property state (W.S. 20-1-201), but property brought from a community property state may keep that character (W.S. 2-7-720 through 2-7-729). Without the other spouse’s signature only the interest passes of which the Grantor may dispose alone.`,
  },
  {
    held: 'tenants_in_common',
    block: p`Property held as tenants in common. Only the Grantor’s undivided share passes. The other owners keep theirs unless they join below.`,
  },
]

export function extent(facts: Facts): Block[] {
  const held = new Set(facts.assets.map(({ ownership }) => ownership))
  return [
    article('EXTENT OF THE INTEREST'),
    p`Only what the Grantor owns passes, with the rights that belong to it and subject to the liens and charges on it. The Trustee takes over no personal debt of the Grantor.`,
    ...BY_OWNERSHIP.filter(({ held: how }) => held.has(how)).map(({ block }) => block),
  ]
}
