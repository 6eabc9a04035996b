import { percent } from '#domain/formats/percent.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { OWNERSHIPS, type Ownership } from '#domain/trust/enumerations.ts'
import { shareOwned, sharePath } from '#domain/trust/share-owned.ts'
import { own, say } from '../compose.ts'
import type { Run } from '../model.ts'
import { assetGroup } from '../wording/assets.ts'
import { cleanLine } from '../wording/clean.ts'
import { value } from '../wording/value.ts'

function undividedShare(asset: Asset): Run {
  const share = shareOwned(asset)
  const label = `The grantor’s share of ${cleanLine(asset.name)}`
  const from = { field: 'assets', entryId: asset.id } as const
  if (share === undefined) return { ...own('________%'), blank: { ...from, path: sharePath(asset), label } }
  return value(
    percent(share),
    'N/A',
    undefined,
    asset.type === 'business' ? { ...from, detail: 'businessDetails' } : from,
  )
}

/** Of how much an owner in common or a co-owner disposes, where it was told. */
function stated(asset: Asset): Run[] {
  const share = shareOwned(asset)
  return share === undefined ? [] : [own(` (${percent(share)})`)]
}

/** A homestead passes only with both spouses, W.S. 34-2-121. */
const ifHomestead = ({ type }: Asset): Run[] =>
  assetGroup(type) === 'Real Property'
    ? say`; if a homestead, only with the joinder of the Grantor’s spouse (Article 6)`
    : []

const INTERESTS: { readonly [Of in Ownership]: (asset: Asset) => Run[] } = {
  sole: (asset) => [own('The Grantor’s whole interest'), ...stated(asset), ...ifHomestead(asset)],
  joint: (asset) => [
    own('The Grantor’s interest'),
    ...stated(asset),
    own('; the interest of each joint owner who joins below'),
  ],
  community: (asset) => [
    own('The Grantor’s interest'),
    ...stated(asset),
    own('; the whole if both spouses sign below'),
  ],
  tenants_in_common: (asset) => [own('The Grantor’s undivided share only: '), undividedShare(asset)],
}

/** A table cell: how the asset is owned, and how much of it passes. */
export function interestAssigned(asset: Asset): Run[] {
  return [own(`${OWNERSHIPS[asset.ownership]}.\n`), ...INTERESTS[asset.ownership](asset)]
}
