import { article, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, TableBlock } from '../model.ts'
import { ASSET_GROUPS, type AssetGroup, assetGroup, describedAsset, dollars } from '../wording/assets.ts'
import { toIdentify } from '../wording/to-identify.ts'
import { value } from '../wording/value.ts'
import { interestAssigned } from './interest.ts'
import { type Listed, listed } from './listed.ts'
import { passingTitle } from './passing-title.ts'
import { titleRemark } from './title-held.ts'

function numbersOf(group: AssetGroup, assets: readonly Listed[]): string {
  const [first, last] = [assets.at(0)?.number, assets.at(-1)?.number]
  if (assets.length === 1) return `${group}: number ${first}`
  return `${group}: numbers ${first} ${assets.length === 2 ? 'and' : 'to'} ${last}`
}

function table(facts: Facts, group: AssetGroup, assets: readonly Listed[]): TableBlock {
  return {
    kind: 'table',
    caption: numbersOf(group, assets),
    head: ['No.', 'Property', 'Interest assigned', 'Value (for information only)'],
    widths: [7, 46, 29, 18],
    align: ['right', 'left', 'left', 'right'],
    rows: assets.map(({ asset, number }) => [
      own(String(number)),
      [describedAsset(asset), toIdentify(asset), titleRemark(asset, facts)].flat(),
      interestAssigned(asset, facts),
      value(dollars(asset.value), 'N/A', undefined, { field: 'assets', entryId: asset.id }),
    ]),
  }
}

/** The property by groups, each with what still has to be done before title passes. */
export function property(facts: Facts): Block[] {
  const all = listed(facts)
  if (all.length === 0)
    return [
      article('PROPERTY ASSIGNED'),
      p`Property assigned: ${value(undefined, '[Trust Property]', { field: 'assets', label: 'Trust property' })}`,
    ]
  const groups = ASSET_GROUPS.map((group) => ({
    group,
    assets: all.filter(({ asset }) => assetGroup(asset.type) === group),
  }))
  return [
    article('PROPERTY ASSIGNED'),
    ...groups.flatMap(({ group, assets }) =>
      assets.length === 0
        ? [section(group), p`None.`]
        : [section(group), table(facts, group, assets), ...passingTitle(facts, group, assets)],
    ),
  ]
}
