import { useCallback, useId, useMemo } from 'react'
import { dollars } from '#domain/formats/money.ts'
import { ASSET_TYPES, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { type Property, partWords, propertyOf } from '#domain/trust/glance/property.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { say } from '#web/spanish/say.ts'
import { DrawnText } from './drawn-text.tsx'
import { GlanceSection, Missing } from './glance-section.tsx'
import { OwnershipPatterns, Patterned } from './ownership-patterns.tsx'
import { Picture } from './picture.tsx'
import { BAR, portionWords, propertyLayout } from './property-layout.ts'
import { SameAsTable, type TableRow } from './same-as-table.tsx'
import { sayCount } from './say-words.ts'

/** What the trust is to hold, by type and by ownership. */
export function PropertySection({ trust }: { trust: TrustRecord }) {
  const assets = trust.assets
  const property = useMemo(() => propertyOf(assets ?? []), [assets])
  return (
    <GlanceSection id="property" title="What It Holds">
      {property.count === 0 ? (
        <Missing path={stepPath('assets')} words="Add your assets">
          There is no asset on your list yet.
        </Missing>
      ) : (
        <>
          <p>{introduction(property)}</p>
          <Bars property={property} />
          <SameAsTable
            caption="Assets by type and ownership"
            columns={['Type', 'Ownership', 'Assets', 'Value given', 'Part of the whole']}
            rows={rowsOf(property)}
          />
        </>
      )}
    </GlanceSection>
  )
}

function introduction({ by, count, unvalued, value }: Property): string {
  const counted = sayCount({ count, unvalued: 0 })
  if (by === 'count')
    return say`${counted}. None has a value above zero, so the bars go by how many there are of each type.`
  if (unvalued === 0) return say`${counted}, worth ${dollars(String(value))} by the values you gave.`
  const lacking = unvalued.toLocaleString('en-US')
  const without =
    unvalued === 1
      ? say`${lacking} asset has no value and adds nothing to a bar.`
      : say`${lacking} assets have no value and add nothing to a bar.`
  return `${say`${counted}, worth ${dollars(String(value))} by the values you gave.`} ${without}`
}

function Bars({ property }: { property: Property }) {
  const id = useId()
  const layOut = useCallback((width: number) => propertyLayout(property, width), [property])
  const parts = property.types.map(({ words, part }) => `${say(words)} ${say(partWords(part))}`)
  return (
    <>
      <Legend id={id} property={property} />
      <Picture label={`Bars: ${parts.join(', ')}. The table below the bars says the same.`} layOut={layOut}>
        {({ long, rows }) => (
          <>
            <OwnershipPatterns id={id} />
            {rows.map(({ type, x, y, lines, segments }) => (
              <g key={type}>
                {lines.map((line) => (
                  <DrawnText key={`${line.y} ${line.anchor}`} line={line} />
                ))}
                <path d={`M${x} ${y + BAR}h${long}`} className="stroke-edge" />
                {segments.map(({ ownership, x, width }) => (
                  <Patterned key={ownership} id={id} ownership={ownership} x={x} y={y} width={width} height={BAR} />
                ))}
              </g>
            ))}
          </>
        )}
      </Picture>
    </>
  )
}

/** The words for the patterns, with what each comes to. */
function Legend({ id, property: { ownerships, by } }: { id: string; property: Property }) {
  return (
    <ul
      aria-label="Ownership"
      className="picture mt-4 mb-6 grid gap-x-6 gap-y-2 text-base sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:mb-3"
    >
      {ownerships.map((portion) => (
        <li key={portion.ownership} className="flex items-start gap-2.5">
          <svg width={34} height={20} aria-hidden="true" className="mt-1 shrink-0">
            <OwnershipPatterns id={`${id}-${portion.ownership}`} />
            <Patterned
              {...{ id: `${id}-${portion.ownership}`, ownership: portion.ownership }}
              {...{ x: 1, y: 1, width: 32, height: 18 }}
            />
          </svg>
          <span>
            <span className="font-semibold">{say(portion.words)}</span>
            <span className="block text-ink-soft">
              {say(partWords(portion.part))}: {portionWords(portion, by)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function rowsOf({ types }: Property): TableRow[] {
  return types.flatMap(({ type, byOwnership }) =>
    byOwnership.map((portion) => ({
      key: `${type} ${portion.ownership}`,
      cells: [
        say(ASSET_TYPES[type]),
        say(OWNERSHIPS[portion.ownership]),
        sayCount(portion),
        portion.unvalued < portion.count ? dollars(String(portion.value)) : say('not given'),
        say(partWords(portion.part)),
      ],
    })),
  )
}
