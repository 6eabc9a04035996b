import type { Asset } from '#domain/trust/entries.ts'
import type { Facts } from '../facts.ts'
import { ASSET_GROUPS, assetGroup } from '../wording/assets.ts'

/** An asset with the number under which this document lists it, by which co-owners say what they join in. */
export interface Listed {
  asset: Asset
  number: number
}

/** The assets in the order of the groups, numbered from 1 through all of them. */
export function listed(facts: Facts): Listed[] {
  return ASSET_GROUPS.flatMap((group) => facts.assets.filter(({ type }) => assetGroup(type) === group)).map(
    (asset, at) => ({ asset, number: at + 1 }),
  )
}
