import { article, fill, item, lead, own, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { passingByDesignation } from '../wording/assets.ts'

/** What stays the grantor’s, with the accounts and policies that the answers list and no assignment can transfer. */
export function excluded({ homes, designated }: Facts): Block[] {
  const home = homes.length > 0
  const listed = designated.length > 0
  return [
    article('PROPERTY THAT IS NOT ASSIGNED'),
    ...(listed ? [section('Exclusions')] : []),
    lead`The following property is not assigned, even if this Assignment lists it:`,
    item`individual retirement accounts, 401(k) and other qualified retirement plans, health savings accounts, and policies of insurance on the Grantor’s life;`,
    item`property that may not be assigned under law or contract, until the required consent is given;${own(home ? '' : ' and')}`,
    ...(home
      ? [
          item`furniture, furnishings and other tangible personal property in a home that is assigned, unless Article 2 lists them or the Grantor initials the line for them below; and`,
        ]
      : []),
    item`the property described on the line below.`,
    fill('Other property that is not assigned (if none, write “none”)'),
    ...(home
      ? [
          lead`By initialing the line for the contents of the home, the Grantor assigns to the Trustee, as if Article 2 listed them, the furniture, furnishings and other tangible personal property in the home. This Assignment is then a bill of sale for that property, without consideration, and the Grantor delivers it to the Trustee.`,
          fill('Initials of the Grantor, if the contents of the home are assigned'),
        ]
      : []),
    ...(listed ? [section('Accounts and policies that pass by designation'), ...passingByDesignation(designated)] : []),
  ]
}
