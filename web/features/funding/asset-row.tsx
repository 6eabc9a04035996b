import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { dollars } from '#documents/wording/assets.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import type { Message } from '#domain/message.ts'
import { passesByDesignation } from '#domain/trust/assets.ts'
import { companyNotes } from '#domain/trust/companies.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { FUNDING_STATUSES, type FundingStatus, keysOf } from '#domain/trust/enumerations.ts'
import {
  CO_OWNER_DIED,
  DESIGNATION_NOTES,
  MORTGAGED,
  ownershipNote,
  type TaskDetail,
  taskDetails,
} from '#domain/trust/funding-tasks.ts'
import { answerPlace } from '#domain/trust/question-of.ts'
import { isLandElsewhere } from '#domain/trust/real-estate.ts'
import { FieldError } from '#web/components/field-frame.tsx'
import { NumberNote } from '#web/features/trust/number-note.tsx'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { type TypedAnswers, useFundingRow } from './use-funding-row.ts'

interface AssetRowProps {
  asset: Asset
  /** Whether the grantor is not married, and no spouse signs. */
  unmarried: boolean
  trustDate?: string | undefined
  typed: TypedAnswers
}

const HALF_A_DATE = 'Please enter a valid date, such as 07/04/1976.'

/** One asset of the plan, with what its owner notes about it. */
export const AssetRow = memo(function AssetRow({ asset, unmarried, trustDate, typed }: AssetRowProps) {
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
        <h3 id={ids.row} dir="auto" className="scroll-mt-5 text-xl wrap-anywhere">
          {asset.name}
        </h3>
        <AssetFacts asset={asset} unmarried={unmarried} />
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
          <div aria-live="polite">
            {answers.status === 'done' &&
              asset.type === 'real_estate' &&
              !asset.realEstateDetails?.legalDescription?.trim() && (
                <p className="mt-2 text-base text-clay">
                  <Trans>The legal description is not given yet. You can copy it from the recorded deed.</Trans>
                </p>
              )}
          </div>
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
          <div aria-live="polite">
            {trustDate && answers.date >= '1900' && answers.date < trustDate && (
              <p className="mt-2 text-base text-clay">
                <Trans>This is before the date of the trust, {longDate(trustDate, locale())}.</Trans>
              </p>
            )}
          </div>
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

interface FundingFieldProps {
  id: string
  label: string
  /** Named in the label for screen readers, which meet many fields with the same words. */
  asset: string
  error?: Message | string
  className?: string
  children: ReactNode
}

/** Label and error above one control of a row. */
function FundingField({ id, label, asset, error, className, children }: FundingFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-base font-semibold">
        {translate(label)}
        <span className="sr-only">
          <Trans> of {asset}</Trans>
        </span>
      </label>
      {/* A live region, because it appears when the field has lost the focus. */}
      <div role="status">
        <FieldError id={id}>{error}</FieldError>
      </div>
      {children}
    </div>
  )
}

/** What of an asset its task needs, and what the way of owning it adds. */
function AssetFacts({ asset, unmarried }: Pick<AssetRowProps, 'asset' | 'unmarried'>) {
  const ownership = ownershipNote(asset, unmarried)
  const designation = passesByDesignation(asset)
  const worth = dollars(asset.value)
  return (
    <div className="mt-1 space-y-1 text-base print:mt-0 print:flex print:flex-wrap print:gap-x-4 print:space-y-0">
      {worth && <p className="text-ink-soft tabular-nums">{worth}</p>}
      {taskDetails(asset).map(({ label, path, value }) => (
        <p key={label}>
          <span className="text-ink-soft">{translate(label)}: </span>
          {value ? <bdi className="wrap-anywhere">{value}</bdi> : <NotGiven asset={asset} label={label} path={path} />}
        </p>
      ))}
      {isLandElsewhere(asset) && (
        <p>
          <Trans>This land is outside Wyoming. The law of the place where it lies governs its deed.</Trans>
        </p>
      )}
      {companyNotes(asset).map((fact) => (
        <p key={fact.text}>
          <SourcedText fact={fact} />
        </p>
      ))}
      {designation && (
        <p>
          <SourcedText fact={DESIGNATION_NOTES[designation]} />
        </p>
      )}
      {ownership && (
        <p>
          <SourcedText fact={ownership} />
        </p>
      )}
      {asset.realEstateDetails?.mortgage && (
        <p>
          <SourcedText fact={MORTGAGED} />
        </p>
      )}
      {asset.ownership === 'joint' && !designation && (
        <p>
          <SourcedText fact={CO_OWNER_DIED} />
        </p>
      )}
    </div>
  )
}

function NotGiven({ asset, label, path }: { asset: Asset } & Pick<TaskDetail, 'label' | 'path'>) {
  const place = answerPlace('assets', asset.id, path)
  return (
    <Link
      to={place.path}
      state={{ question: place.question }}
      className="link italic"
      aria-label={t`${translate(label)} of ${asset.name}: not given yet`}
    >
      <Trans>not given yet</Trans>
    </Link>
  )
}
