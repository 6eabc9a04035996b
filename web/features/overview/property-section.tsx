import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useMemo } from 'react'
import { dollars } from '#domain/formats/numbers.ts'
import { passesByDesignation } from '#domain/trust/assets.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { countWords, type Portion, type Property, partsWords, propertyOf } from '#domain/trust/overview/property.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import type { TableRow } from '#web/components/stacked-table.tsx'
import { NotCounted } from '#web/features/trust/after-completion.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { Missing, OverviewSection, Picture, SameAsTable } from './overview-section.tsx'

/** Below this width a bar lies below its words. */
const NARROW = 640

const NONE: readonly Asset[] = []

/** What the trust is to hold, by type and by ownership. */
export function PropertySection({ trust }: { trust: TrustRecord }) {
  const { assets = NONE } = trust
  const transferred = useMemo(() => assets.filter((asset) => !passesByDesignation(asset)), [assets])
  const property = useMemo(() => propertyOf(transferred), [transferred])
  return (
    <OverviewSection id="property" title={t`What It Holds`}>
      {assets.length === 0 && (
        <Missing path={stepPath('assets')} words={t`Add your assets`}>
          <Trans>You have not listed any assets yet.</Trans>
        </Missing>
      )}
      {property.count > 0 && (
        <>
          <p>{introduction(property)}</p>
          {property.by === 'value' && property.inPart && (
            <p className="mt-2">
              <Trans>If the grantor owns only part of an asset, the value you gave may be that of the whole.</Trans>
            </p>
          )}
          <Legend property={property} />
          <Bars property={property} />
          <SameAsTable
            caption={t`Assets by type and ownership`}
            columns={['Type', 'Ownership', 'Assets', 'Value given', 'Part of the whole']}
            rows={rowsOf(property)}
          />
        </>
      )}
      <NotCounted designated={assets.length - transferred.length} />
    </OverviewSection>
  )
}

/** What a portion holds in words: `$1,250,000, 1 asset`. Without a value, by count alone. */
function portionWords({ value, count, unvalued }: Portion, by: Property['by']): string {
  const counted = translate(countWords({ count, unvalued: by === 'count' ? 0 : unvalued }))
  return by === 'value' && unvalued < count ? `${dollars(String(value))}, ${counted}` : counted
}

function introduction({ by, count, unvalued, value }: Property): string {
  const counted = translate(countWords({ count, unvalued: 0 }))
  if (by === 'count')
    return t`${counted}. None has a value above zero, so the bars go by how many there are of each type.`
  if (unvalued === 0) return t`${counted}, worth ${dollars(String(value))} according to the values you gave.`
  const lacking = unvalued.toLocaleString('en-US')
  const without =
    unvalued === 1
      ? t`${lacking} asset has no value and adds nothing to a bar.`
      : t`${lacking} assets have no value and add nothing to a bar.`
  return `${t`${counted}, worth ${dollars(String(value))} according to the values you gave.`} ${without}`
}

/** A bar for each type of asset, divided by ownership. */
function Bars({ property: { types, by } }: { property: Property }) {
  const percents = partsWords(types).map(translate)
  const parts = types.map(({ words }, at) => `${translate(words)} ${percents[at]}`)
  return (
    <Picture label={t`Bars: ${parts.join(', ')}. The table below the bars says the same.`}>
      {(width) => (
        <div className="grid gap-3.5">
          {types.map((portion, at) => (
            <div
              key={portion.type}
              className={clsx(
                'grid items-center gap-x-5 gap-y-0.5 print:break-inside-avoid',
                width < NARROW
                  ? "grid-cols-[1fr_auto] [grid-template-areas:'words_part'_'detail_detail'_'bar_bar']"
                  : "grid-cols-[14.5rem_1fr_auto] [grid-template-areas:'words_bar_part'_'detail_bar_part']",
              )}
            >
              <span className="font-semibold [grid-area:words]">{translate(portion.words)}</span>
              <span className="text-sm text-ink-soft [grid-area:detail]">{portionWords(portion, by)}</span>
              <span className="min-w-22 text-right font-semibold [grid-area:part]">{percents[at]}</span>
              <span className="flex h-6 border-b border-edge [grid-area:bar]">
                {portion.byOwnership
                  .filter(({ part }) => part > 0)
                  .map(({ ownership, part }) => (
                    <span
                      key={ownership}
                      className={`min-w-0.75 border border-spruce pattern-${ownership}`}
                      style={{ width: `${part * 100}%` }}
                    />
                  ))}
              </span>
            </div>
          ))}
        </div>
      )}
    </Picture>
  )
}

/** The words for the patterns, with what each comes to. */
function Legend({ property: { ownerships, by } }: { property: Property }) {
  const percents = partsWords(ownerships).map(translate)
  return (
    <ul
      aria-label={t`Ownership`}
      className="picture mt-4 mb-6 grid gap-x-6 gap-y-2 text-base sm:grid-cols-2 lg:grid-cols-4 print:break-inside-avoid print:grid-cols-4 print:mb-3"
    >
      {ownerships.map((portion, at) => (
        <li key={portion.ownership} className="flex items-start gap-2.5">
          <span className={`mt-1 h-4.5 w-8 shrink-0 border border-spruce pattern-${portion.ownership}`} />
          <span>
            <span className="font-semibold">{translate(portion.words)}</span>
            <span className="block text-ink-soft">
              {percents[at]}: {portionWords(portion, by)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function rowsOf({ types }: Property): TableRow[] {
  const portions = types.flatMap(({ type, byOwnership }) => byOwnership.map((portion) => ({ type, ...portion })))
  const percents = partsWords(portions).map(translate)
  return portions.map(({ type, ...portion }, at) => ({
    key: `${type} ${portion.ownership}`,
    cells: [
      translate(ASSET_TYPES[type]),
      translate(OWNERSHIPS[portion.ownership]),
      translate(countWords(portion)),
      portion.unvalued < portion.count ? dollars(String(portion.value)) : t`not given`,
      percents[at] ?? '',
    ],
  }))
}
