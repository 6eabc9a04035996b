import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { dollars } from '#domain/formats/numbers.ts'
import { leftOutFor } from '#domain/import/asset-of.ts'
import { passesByDesignation } from '#domain/trust/assets.ts'
import { ASSET_TYPES, type AssetType } from '#domain/trust/enumerations.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { changesOf, factsIn, isSame } from './entry-words.ts'
import { Choice, LineOf, problemIn, RejectedRow, type Use } from './preview-parts.tsx'
import type { OwnChoices, ShownAsset } from './use-assets-preview.ts'

interface AssetRowProps {
  shown: ShownAsset
  onChoose: (line: number, choice: OwnChoices) => void
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

// A file may hold a thousand entries; a row is rendered again only when something of its own changes.
/** One asset of the file as it would be added, with what is done with it and what is left to choose. */
export const AssetRow = memo(
  function AssetRow({ shown, onChoose }: AssetRowProps) {
    useLanguage()
    const { found, asset, alike, use, type, value, after } = shown
    const { line, name, errors, values } = found
    if (!asset) return <RejectedRow line={line} name={name} errors={errors} />
    const listed = alike?.asset
    const remarks = remarkOn(shown)
    const isTypeOpen = !found.isTypeSaid && use !== 'update'
    const label = (
      <>
        <bdi>{name}</bdi>
        <LineOf line={line} />
      </>
    )
    return (
      <li className="flex gap-3 py-3">
        {listed ? (
          <span className="w-6 shrink-0" />
        ) : (
          <input
            type="checkbox"
            id={`tick-${line}`}
            checked={use === 'add'}
            aria-describedby={`facts-${line}`}
            className="mt-0.5 size-6 shrink-0"
            onChange={({ currentTarget }) => onChoose(line, { use: currentTarget.checked ? 'add' : 'skip' })}
          />
        )}
        <div className="min-w-0 flex-1">
          {listed ? (
            <p className="font-semibold wrap-anywhere">{label}</p>
          ) : (
            <label htmlFor={`tick-${line}`} className="block font-semibold wrap-anywhere">
              {label}
            </label>
          )}
          <div id={`facts-${line}`} className="text-base wrap-anywhere">
            <p className="text-ink-soft">
              <bdi>{factsIn('assets', asset, [])}</bdi>
            </p>
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            {listed && after && (
              <p>
                <Trans>An update would change</Trans> <bdi>{changesOf('assets', listed, after)}</bdi>
              </p>
            )}
          </div>
          <div className="mt-1 flex flex-wrap gap-x-3 gap-y-2 empty:hidden">
            {listed && (
              <Choice
                aria-label={t`What to do with ${name}`}
                value={use}
                choices={usesOf()}
                onChange={(chosen) => onChoose(line, { use: chosen })}
              />
            )}
            {isTypeOpen && (
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
          </div>
        </div>
      </li>
    )
  },
  ({ shown: one, onChoose: before }, { shown: other, onChoose }) =>
    before === onChoose &&
    (Object.keys({ ...one, ...other }) as (keyof ShownAsset)[]).every((key) => isSame(one[key], other[key])),
)
