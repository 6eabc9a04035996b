import { percent } from '#domain/formats/percent.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { OWNERSHIPS, type Ownership } from '#domain/trust/enumerations.ts'
import { own } from '../compose.ts'
import type { Run } from '../model.ts'
import { cleanLine } from '../wording/clean.ts'
import { value } from '../wording/value.ts'

function undividedShare({ id, name, percentOwned }: Asset): Run {
  const label = `The grantor’s share of ${cleanLine(name)}`
  return value(percentOwned === undefined ? undefined : percent(percentOwned), 'N/A', {
    field: 'assets',
    entryId: id,
    path: 'percentOwned',
    label,
  })
}

/** Of how much an owner in common or a co-owner disposes, where it was told. */
const stated = ({ percentOwned }: Asset): Run[] =>
  percentOwned === undefined ? [] : [own(` (${percent(percentOwned)})`)]

const INTERESTS: { readonly [Of in Ownership]: (asset: Asset) => Run[] } = {
  sole: (asset) => [own('The Grantor’s whole interest'), ...stated(asset)],
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
