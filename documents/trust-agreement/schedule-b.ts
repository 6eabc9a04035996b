import type { Asset } from '#domain/trust/entries.ts'
import { note, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, TableBlock } from '../model.ts'
import { ASSET_GROUPS, type AssetGroup, assetGroup, describedAsset, dollars, ownershipOf } from '../wording/assets.ts'
import { initials } from '../wording/execution.ts'
import { namedTrust } from '../wording/parties.ts'
import { value } from '../wording/value.ts'

function table(group: AssetGroup, assets: readonly Asset[]): TableBlock {
  return {
    kind: 'table',
    caption: group,
    head: ['Property', 'Kind and ownership', 'Value (for information only)'],
    widths: [50, 28, 22],
    align: ['left', 'left', 'right'],
    rows: assets.map((asset) => [
      describedAsset(asset),
      { text: ownershipOf(asset) },
      value(dollars(asset.value), 'N/A', undefined, { field: 'assets', entryId: asset.id }),
    ]),
  }
}

function extentNotes(assets: readonly Asset[]): Block[] {
  const held = new Set(assets.map(({ ownership }) => ownership))
  return [
    ...(held.has('joint')
      ? [p`Joint property: only the Grantor’s interest passes unless every joint owner signs the transfer.`]
      : []),
    ...(held.has('tenants_in_common')
      ? [p`Property held as tenants in common: only the Grantor’s undivided share passes.`]
      : []),
    ...(held.has('community') ? [p`Community property: both spouses sign the transfer.`] : []),
  ]
}

/** The trust property by groups (T 4.7), and what the ownership of each part means for the transfer. */
export function scheduleB(facts: Facts): Block[] {
  const groups = ASSET_GROUPS.map((group) => ({
    group,
    assets: facts.assets.filter((asset) => assetGroup(asset.type) === group),
  })).filter(({ assets }) => assets.length > 0)
  return [
    { kind: 'heading', text: 'SCHEDULE B - TRUST PROPERTY', pageBreak: true },
    p`This schedule is part of the Irrevocable Trust Agreement of ${namedTrust(facts)}, dated as of ${facts.trustDate}, made by ${facts.grantor.name} as Grantor.`,
    ...(groups.length === 0
      ? [
          p`Property transferred at signing: ${value(undefined, '[Trust Property]', { field: 'assets', label: 'Trust property' })}`,
        ]
      : groups.map(({ group, assets }) => table(group, assets))),
    ...extentNotes(facts.assets),
    note`Values are for information only and do not limit what passes. Property that needs a deed, a certificate of title, or an institution’s own form passes only when that is done (Article 2). Retirement accounts and health savings accounts do not pass.`,
    ...initials(facts),
  ]
}
