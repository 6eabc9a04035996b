import { t } from '@lingui/core/macro'
import { memo } from 'react'
import { dollars } from '#domain/formats/numbers.ts'
import { leftOutFor } from '#domain/import/asset-of.ts'
import { passesByDesignation } from '#domain/trust/assets.ts'
import { ASSET_TYPES, type AssetType } from '#domain/trust/enumerations.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { EntryRow, isSameRow, problemIn, RejectedRow, type RowProps } from './entry-row.tsx'
import { changesOf, factsIn } from './entry-words.ts'
import { Choice, type Use } from './preview-parts.tsx'
import type { OwnChoices, ShownAsset } from './use-assets-preview.ts'

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
        ? t`Looks like ${alike.name} on your list, by ${translate(alike.same)}.`
        : t`Looks like line ${alike.line} of this file, by ${translate(alike.same)}.`),
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
