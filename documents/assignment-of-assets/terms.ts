import { shareOwned } from '#domain/trust/share-owned.ts'
import { article, fill, own, p, say, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run } from '../model.ts'
import { totalOf } from '../wording/assets.ts'
import { notInsolvent } from '../wording/solvency.ts'

const separateGift = ({ assets }: Facts): Run[] =>
  assets.some(({ ownership }) => ownership !== 'sole')
    ? say` A co-owner or spouse who assigns his or her own interest makes a separate gift, which is reported on his or her own Form 709.`
    : []

const inPart = ({ assets }: Facts): boolean =>
  assets.some((asset) => asset.ownership !== 'sole' || shareOwned(asset) !== undefined)

export function terms(facts: Facts): Block[] {
  const total = totalOf(facts.assets)
  return [
    article('STATEMENTS AND UNDERTAKINGS'),
    section('Solvency'),
    notInsolvent(facts),
    p`If this statement is untrue as to a transfer, a creditor may have the transfer set aside (W.S. 34-14-205 and 34-14-206 or, to the extent that it governs the transfer, the law of another state or country). Pending or threatened claims, actions and proceedings against the Grantor are listed here.`,
    fill('Pending or threatened claims (if none, write “none”)'),
    section('Right to assign'),
    p`The Grantor states that the Grantor has the right to assign the property to the extent stated, and that the property is free of liens and claims other than those that are stated in this Assignment, are of record, or have been disclosed to the Trustee in writing. The Grantor gives no other warranty.`,
    section('Further assurances'),
    p`The Grantor shall sign, acknowledge and deliver every deed, certificate of title, form and other document needed to vest the property in the Trustee and, until that is done, shall not otherwise dispose of the property. The Grantor shall promptly deliver to the Trustee any money or property received for an assigned asset after this Assignment takes effect.`,
    section('Values'),
    p`The values stated in this Assignment are the Grantor’s own, for information only. They are not appraisals, do not limit what is conveyed, and are not a price.${total ? say` The stated values total ${own(total)}.` : []}${total && inPart(facts) ? own(' Where only a share of an asset is assigned, the value stated may be that of the whole asset. It is not a valuation of the share.') : []}`,
    fill('Date as of which the values are stated'),
    section('Gift tax'),
    p`A transfer by this Assignment is a gift. A gift is reported on Form 709, usually due on April 15 of the following year, even if no tax is payable. The value of each asset on the date of its transfer should be established for that return. The Grantor’s exemption from the generation-skipping transfer tax is allocated on that return unless the law allocates the exemption automatically.${separateGift(facts)} The Grantor should consult a tax adviser before filing. This Assignment promises no tax result.`,
    section('Governing law'),
    p`The law of Wyoming governs this Assignment, except that the law of the place where land lies governs the conveyance of that land. This Assignment binds the heirs, personal representatives and successors of the Grantor.`,
  ]
}
