import type { Ownership } from '#domain/trust/enumerations.ts'
import { article, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

/** What each way of owning lets the grantor give away alone. */
const BY_OWNERSHIP: readonly { held: Ownership; block: Block }[] = [
  {
    held: 'joint',
    block: p`Joint property. If every joint owner assigns his or her own interest below, this Assignment extends to the whole (in the case of land, when the deeds are delivered). Otherwise it extends only to the Grantor’s own interest (in the case of land, when the deed is delivered), and conveys no homestead unless both spouses sign. Property that spouses hold as tenants by the entireties is not conveyed unless the Grantor’s spouse assigns his or her own interest below (W.S. 34-1-140). The Trust Agreement does not invoke W.S. 4-10-402(c), under which the protection of entireties property from the creditors of one spouse may continue in a trust.`,
  },
  {
    held: 'community',
    block: p`Community property. Both spouses must sign. Wyoming is a separate-property state (W.S. 20-1-201), but property brought from a community property state may retain that character (W.S. 2-7-720 through 2-7-729). Unless the other spouse assigns his or her own interest below, this Assignment conveys only such interest as the Grantor may convey without joinder.`,
  },
  {
    held: 'tenants_in_common',
    block: p`Property held as tenants in common. This Assignment conveys only the Grantor’s undivided share. Each other owner retains his or her share unless that owner joins below.`,
  },
]

export function extent(facts: Facts): Block[] {
  const held = new Set(facts.assets.map(({ ownership }) => ownership))
  return [
    article('EXTENT OF THE INTEREST'),
    p`This Assignment conveys only the Grantor’s own interest in the property, with the rights that belong to that interest and subject to the liens and encumbrances on it. The Trustee does not assume any personal debt of the Grantor.`,
    ...BY_OWNERSHIP.filter(({ held: how }) => held.has(how)).map(({ block }) => block),
  ]
}
