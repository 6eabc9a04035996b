import { useMemo, useState } from 'react'
import { type AlikeAsset, alikeAssetsIn } from '#domain/import/alike-assets.ts'
import { assetOf, updatedBy } from '#domain/import/asset-of.ts'
import type { FoundAssets } from '#domain/import/assets-file.ts'
import type { FoundAsset } from '#domain/import/check-asset.ts'
import type { Asset } from '#domain/trust/entries.ts'
import type { AssetType } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { ListChange, Use } from './preview-parts.tsx'
import { useChoices } from './use-choices.ts'

/** What the reader has chosen for one entry. */
export interface OwnChoices {
  use?: Use
  type?: AssetType
  value?: string
}

/** An entry as it stands with all that was chosen. */
export interface ShownAsset {
  found: FoundAsset
  asset: Asset | undefined
  alike: AlikeAsset | undefined
  use: Use
  type: AssetType
  value: string
  /** What the asset of the list would become by an update. */
  after?: Asset
}

const none: readonly Asset[] = []
const nothing: OwnChoices = {}

/** Whether an entry is for the reader to look at before it is added. */
export const isToCheck = ({ found, alike }: Pick<ShownAsset, 'found' | 'alike'>): boolean =>
  found.unsure.length > 0 || found.errors.length > 0 || found.foreignOwner !== undefined || alike !== undefined

/** What is to be done with each asset of a file. */
export function useAssetsPreview({ entries }: FoundAssets, trust: TrustRecord) {
  const list = trust.assets ?? none
  const { own, likes, setLikes, choose, chooseForEach } = useChoices<OwnChoices>()
  const [untyped, setUntyped] = useState<AssetType>('other')

  const made = useMemo(
    () =>
      entries.map((found) => {
        const chosen = own.get(found.line) ?? nothing
        const type = chosen.type ?? found.type ?? untyped
        const value = chosen.value ?? found.values[0] ?? ''
        return { found, chosen, type, value, asset: assetOf(found, { type, value }, `line-${found.line}`) }
      }),
    [entries, own, untyped],
  )
  const alikes = useMemo(
    () =>
      alikeAssetsIn(
        list,
        made.flatMap(({ found, asset }) =>
          asset ? [{ line: found.line, asset, isNameMade: found.isNameMade === true }] : [],
        ),
      ),
    [list, made],
  )
  const shown = useMemo(
    () =>
      made.map(({ found, chosen, type, value, asset }): ShownAsset => {
        const alike = alikes.get(found.line)
        const isFine = found.errors.length === 0 && found.foreignOwner === undefined && !alike && !found.isHeld
        const use = asset ? (chosen.use ?? (alike?.asset ? likes : isFine ? 'add' : 'skip')) : 'skip'
        const before = alike?.asset
        // What looked like one of the list may do so no more under another type.
        const possible = use === 'update' && !before ? 'add' : use
        return {
          ...{ found, asset, alike, type, value, use: possible },
          ...(before && { after: updatedBy(before, found, { type, value }) }),
        }
      }),
    [made, alikes, likes],
  )

  const linesOf = (isListed: boolean) =>
    shown.flatMap(({ found, asset, alike }) => (asset && !!alike?.asset === isListed ? [found.line] : []))

  return {
    shown,
    choose,
    addAll: (on: boolean) => chooseForEach(linesOf(false), on ? 'add' : 'skip'),
    untyped,
    setUntyped,
    likes,
    /** For all that look like one of the list, also those for which something else was chosen. */
    setLikes: (use: Use) => {
      setLikes(use)
      chooseForEach(linesOf(true))
    },
    /** What is chosen, in the order of the file. */
    change: (newId: () => string): ListChange<Asset> => ({
      added: shown.flatMap(({ use, asset }) => (use === 'add' && asset ? [{ ...asset, id: newId() }] : [])),
      updated: shown.flatMap(({ use, alike, after }) =>
        use === 'update' && alike?.asset && after ? [{ before: alike.asset, after }] : [],
      ),
    }),
  }
}
