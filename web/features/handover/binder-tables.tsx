import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { longDate } from '#domain/formats/calendar-date.ts'
import { type BinderAsset, binderAssets, binderPeople, binderTerms } from '#domain/trust/handover/binder.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { StackedTable } from '#web/components/stacked-table.tsx'
import { useToday } from '#web/components/times.ts'
import { locale, translate } from '#web/i18n/i18n.ts'

/** The assets by their funding status. */
export function AssetsPart({ trust }: { trust: TrustRecord }) {
  const { open, inTrust, apart } = useMemo(() => binderAssets(trust), [trust])
  if (open.length + inTrust.length + apart.length === 0) return <NoteText text={undefined} />
  return (
    <>
      <p>
        <Trans>
          As the owner recorded it. A trust holds only the property transferred to it. Deeds, titles and bank records
          show what was transferred.
        </Trans>
      </p>
      <AssetTable title={t`Still to be moved into the trust`} assets={open} withTask />
      <AssetTable title={t`Moved into the trust`} assets={inTrust} />
      <AssetTable title={t`Not moved into the trust`} assets={apart} withTask />
    </>
  )
}

function AssetTable({ title, assets, withTask }: { title: string; assets: readonly BinderAsset[]; withTask?: true }) {
  if (assets.length === 0) return null
  const columns = [t`Asset`, t`Where`, t`Value`, t`Status`, ...(withTask ? [t`How to move it`] : [])]
  return (
    <>
      <h3 className="mt-6 mb-1 text-xl">
        {title} <span className="text-ink-soft tabular-nums">({assets.length})</span>
      </h3>
      <StackedTable
        caption={title}
        columns={columns}
        rows={assets.map(({ id, name, type, value, where, status, date, note, task }) => ({
          key: id,
          cells: [
            <span key="name">
              <bdi className="wrap-anywhere">{name}</bdi>
              <span className="block font-normal text-ink-soft">{translate(type)}</span>
            </span>,
            where.length > 0 && <bdi key="where">{where.join(', ')}</bdi>,
            value,
            <span key="status">
              {translate(status)}
              {date && `, ${longDate(date, locale())}`}
              {note && (
                <span dir="auto" className="block wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
                  {note}
                </span>
              )}
            </span>,
            ...(withTask ? [task && translate(task)] : []),
          ],
        }))}
      />
    </>
  )
}

/** The beneficiaries with shares and ages. */
export function PeoplePart({ trust }: { trust: TrustRecord }) {
  const people = useMemo(() => binderPeople(trust), [trust])
  const { shares, ages } = binderTerms(trust)
  const year = Number(useToday().slice(0, 4))
  if (people.length === 0) return <NoteText text={undefined} />
  const withParts = people.some(({ parts }) => parts.length > 0)
  return (
    <>
      <p>
        {translate(shares)} {translate(ages)}
      </p>
      <StackedTable
        caption={t`The beneficiaries`}
        columns={[t`Name`, t`Relationship`, t`Share`, t`Born`, ...(withParts ? [t`Earliest age of payout`] : [])]}
        rows={people.map(({ id, name, relationship, contingent, share, birthYear, parts }) => ({
          key: id,
          cells: [
            <bdi key="name" className="wrap-anywhere">
              {name}
            </bdi>,
            contingent ? t`${translate(relationship)}, contingent` : translate(relationship),
            translate(share),
            birthYear !== undefined && t`${String(birthYear)} (${year - birthYear} in ${String(year)})`,
            ...(withParts
              ? [parts.map(({ age, year: when }) => (when === undefined ? `${age}` : `${age} (${when})`)).join(', ')]
              : []),
          ],
        }))}
      />
      <p className="mt-2 text-base text-ink-soft">
        <Trans>
          Contingent beneficiaries take only as Articles 5 and 9 of the agreement provide. Nothing is divided before the
          grantor’s death unless the agreement says so.
        </Trans>
      </p>
    </>
  )
}

/** A line to write on; on the screen there is none. */
export const Rule = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={`hidden h-[1.2em] border-b border-ink print:inline-block ${className ?? ''}`} />
)

/** What the owner typed, or room to write by hand. */
export function NoteText({ text }: { text: string | undefined }) {
  if (text?.trim())
    return (
      <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
        {text}
      </p>
    )
  return (
    <>
      <p className="text-ink-soft italic">
        <Trans>Nothing is noted here.</Trans>
      </p>
      {[1, 2, 3].map((line) => (
        <Rule key={line} className="mt-3 w-full" />
      ))}
    </>
  )
}
