import { t } from '@lingui/core/macro'
import { memo, useMemo, useState } from 'react'
import { dollars } from '#domain/formats/numbers.ts'
import { type AlikeAsset, alikeAssetsIn } from '#domain/import/alike.ts'
import { assetOf, type FoundAssets, leftOutFor, updatedBy } from '#domain/import/assets-file.ts'
import type { FoundAsset } from '#domain/import/check-asset.ts'
import { passesByDesignation } from '#domain/trust/assets.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, type AssetType } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { changesOf, EntryRow, factsIn, isSameRow, problemIn, RejectedRow, type RowProps } from './entry-row.tsx'
import { Choice, type ListChange, type Use, useChoices } from './preview-parts.tsx'

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
        const isFine = found.errors.length === 0 && found.foreignOwner === undefined && !alike && !found.needsSelection
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

export const usesOf = (): [Use, string][] => [
  ['skip', t`Skip`],
  ['update', t`Update the one on your list`],
  ['add', t`Add as another asset`],
]

function remarkOn({ found, alike, type, asset }: ShownAsset): string[] {
  const leftOut = leftOutFor(found, type)
  const { foreignOwner } = found
  return [
    alike &&
      (alike.line === undefined
        ? t`Looks like ${alike.name} on your list, judging by ${translate(alike.same)}.`
        : t`Looks like line ${alike.line} of this file, judging by ${translate(alike.same)}.`),
    foreignOwner !== undefined &&
      t`The file names ${foreignOwner} as the owner. You can give only what you own yourself.`,
    ...found.unsure.map((words) => translate(words)),
    leftOut.length > 0 && t`Not read for this type: ${leftOut.join(', ')}.`,
    asset && passesByDesignation(asset) && t`Passes by beneficiary designation, not transferred`,
    problemIn(found.errors),
  ].filter((words) => typeof words === 'string')
}

/** One asset of the file. */
export const AssetRow = memo(
  function AssetRow({ shown, onChoose }: RowProps<ShownAsset, OwnChoices>) {
    useLanguage()
    const { found, asset, alike, use, type, value, after } = shown
    const { line, name, errors, values } = found
    if (!asset) return <RejectedRow line={line} name={name} errors={errors} />
    const listed = alike?.asset
    return (
      <EntryRow
        line={line}
        name={name}
        use={use}
        onUse={(chosen) => onChoose(line, { use: chosen })}
        uses={listed && usesOf()}
        facts={factsIn('assets', asset, [])}
        remarks={remarkOn(shown)}
        changes={listed && after && changesOf('assets', listed, after)}
      >
        {!found.isTypeSaid && use !== 'update' && (
          <Choice
            aria-label={t`Type of ${name}`}
            value={type}
            choices={Object.entries(ASSET_TYPES).map(([each, words]) => [each as AssetType, translate(words)])}
            onChange={(chosen) => onChoose(line, { type: chosen })}
          />
        )}
        {values.length > 1 && (
          <Choice
            aria-label={t`Value of ${name}`}
            value={value}
            choices={[...values.map((digits): [string, string] => [digits, dollars(digits)]), ['', t`No value`]]}
            onChange={(chosen) => onChoose(line, { value: chosen })}
          />
        )}
      </EntryRow>
    )
  },
  isSameRow<ShownAsset, OwnChoices>,
)
