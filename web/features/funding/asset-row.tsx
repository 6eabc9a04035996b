import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, useState } from 'react'
import { longDate } from '#domain/formats/calendar-date.ts'
import type { Message } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { FUNDING_STATUSES, type FundingStatus, keysOf } from '#domain/trust/enumerations.ts'
import { NumberNote } from '#web/features/trust/number-note.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { AssetFacts } from './asset-facts.tsx'
import { FundingField } from './funding-field.tsx'
import type { TypedAnswers } from './typed-answers.ts'
import { useFundingRow } from './use-funding-row.ts'

interface AssetRowProps {
  asset: Asset
  typed: TypedAnswers
}

const HALF_A_DATE = 'Please enter a date that exists, such as 07/04/1976.'

/** One asset of the plan, with what its owner notes about it. */
export const AssetRow = memo(function AssetRow({ asset, typed }: AssetRowProps) {
  useLanguage()
  const { answers, errors, failure, type, save } = useFundingRow(asset, typed)
  const [halfTyped, setHalfTyped] = useState(false)
  const dateError = halfTyped ? HALF_A_DATE : errors.date
  const ids = {
    row: `asset-${asset.id}`,
    status: `status-${asset.id}`,
    date: `date-${asset.id}`,
    note: `note-${asset.id}`,
  }
  const notice = (id: string, error: Message | string | undefined) =>
    error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  return (
    <li
      aria-labelledby={ids.row}
      className="grid gap-x-8 gap-y-4 border-t border-hairline py-5 md:grid-cols-2 print:block print:break-inside-avoid print:border-ink print:py-1.5"
    >
      <div className="min-w-0">
        <h3 id={ids.row} dir="auto" className="text-xl wrap-anywhere">
          {asset.name}
        </h3>
        <AssetFacts asset={asset} />
        <Printed {...answers} />
      </div>
      <div className="grid min-w-0 content-start gap-4 sm:grid-cols-2 print:hidden">
        <FundingField id={ids.status} label={t`Status`} asset={asset.name}>
          <select
            id={ids.status}
            className="input"
            value={answers.status}
            onChange={(event) => {
              type('status', event.target.value)
              void save()
            }}
          >
            {keysOf(FUNDING_STATUSES).map((status) => (
              <option key={status} value={status}>
                {translate(FUNDING_STATUSES[status])}
              </option>
            ))}
          </select>
        </FundingField>
        <FundingField id={ids.date} label={t`Date`} asset={asset.name} error={dateError}>
          <input
            id={ids.date}
            type="date"
            className="input"
            min="1900-01-01"
            max="9999-12-31"
            value={answers.date}
            {...notice(ids.date, dateError)}
            onChange={(event) => type('date', event.target.value)}
            onBlur={(event) => {
              // The browser gives a date typed by half as none.
              setHalfTyped(event.target.validity.badInput)
              if (!event.target.validity.badInput) void save()
            }}
          />
        </FundingField>
        <FundingField id={ids.note} label={t`Note`} asset={asset.name} error={errors.note} className="sm:col-span-2">
          <textarea
            id={ids.note}
            dir="auto"
            rows={2}
            className="input"
            value={answers.note}
            {...notice(ids.note, errors.note)}
            onChange={(event) => type('note', event.target.value)}
            onBlur={() => void save()}
          />
          <NumberNote text={answers.note} />
        </FundingField>
        {failure && (
          <p role="alert" className="font-semibold text-clay sm:col-span-2">
            <Trans>Not saved: {translate(failure).replace(/\.?\s*$/, '')}. What you typed is kept here.</Trans>
          </p>
        )}
      </div>
    </li>
  )
})

/** On paper the answers stand as words, and what is still to do has room for ink. */
function Printed({ status, date, note }: { status: FundingStatus; date: string; note: string }) {
  return (
    <div className="hidden print:block">
      <p>
        <strong>{translate(FUNDING_STATUSES[status])}</strong>
        {date && ` (${longDate(date, locale())})`}
        {status !== 'done' && status !== 'not-needed' && (
          <span className="ml-4 inline-block w-56 border-b border-ink text-ink-soft">
            <Trans>Done on</Trans>
          </span>
        )}
      </p>
      {note.trim() && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
    </div>
  )
}
