import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type CalendarDate, longDate } from '#domain/formats/calendar-date.ts'
import { binderPeople } from '#domain/trust/handover/binder.ts'
import {
  dueDate,
  firstDays,
  type HandoverTask,
  PERIODS,
  type Period,
  periodDates,
} from '#domain/trust/handover/first-days.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { StackedTable } from '#web/components/stacked-table.tsx'
import { SourcedFacts } from '#web/features/trust/sourced-facts.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'

interface FirstDaysProps {
  trust: TrustRecord
  /** The day of acceptance, '' while it is not known. */
  accepted: CalendarDate | ''
}

const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  week: 'The first week',
  month: 'Days 8 to 30',
  sixty: 'Days 31 to 60',
  year: 'After that, every year',
}
const dated = (day: CalendarDate) => longDate(day, locale())

/** What comes first, in order, with dates as soon as the day of acceptance is known. */
export function FirstDays({ trust, accepted }: FirstDaysProps) {
  const tasks = useMemo(() => firstDays(trust), [trust])
  return (
    <>
      <p>
        <Trans>
          Days are counted from the day the office is accepted in writing. The law sets a deadline only where a task
          states one.
        </Trans>
      </p>
      {accepted !== '' && (
        <p className="mt-1 font-semibold">
          <Trans>Accepted on {dated(accepted)}</Trans>
        </p>
      )}
      {(Object.keys(PERIODS) as Period[]).map((period) => (
        <div key={period} className="mt-6">
          <h3 className="text-xl">
            {translate(PERIOD_NAMES[period])}
            <Days period={period} accepted={accepted} />
          </h3>
          <ul className="mt-2 space-y-4">
            {tasks
              .filter((task) => task.period === period)
              .map((task) => (
                <Task key={task.id} task={task} accepted={accepted} />
              ))}
          </ul>
          {period === 'sixty' && <NoticeList trust={trust} />}
        </div>
      ))}
    </>
  )
}

function Days({ period, accepted }: { period: Period; accepted: CalendarDate | '' }) {
  const days = accepted === '' ? undefined : periodDates(period, accepted)
  if (!days) return null
  return (
    <span className="block text-base font-normal text-ink-soft">
      <Trans>
        {dated(days.from)} to {dated(days.to)}
      </Trans>
    </span>
  )
}

function dueWords(due: NonNullable<HandoverTask['due']>, accepted: CalendarDate | ''): string {
  if (accepted !== '') return t`No later than ${dated(dueDate(due, accepted))}`
  switch (due) {
    case 'sixtieth-day':
      return t`No later than the 60th day`
    case 'anniversary':
      return t`Within a year, and every year`
    case 'april-15':
      return t`No later than April 15`
  }
}

/** The longest list of names that a task bears; the others are counted. */
const MAX_NAMES = 12

function Task({ task, accepted }: { task: HandoverTask; accepted: CalendarDate | '' }) {
  const { id, title, facts, concerns, due } = task
  const shown = concerns.length > MAX_NAMES + 1 ? concerns.slice(0, MAX_NAMES) : concerns
  const more = concerns.length - shown.length
  return (
    <li aria-labelledby={`task-${id}`} className="binder-task">
      <h4 id={`task-${id}`} className="font-semibold">
        {translate(title)}
      </h4>
      {due && <p className="font-semibold text-clay print:text-ink">{dueWords(due, accepted)}</p>}
      <SourcedFacts facts={facts} />
      {shown.length > 0 && (
        <p className="mt-1 pl-5">
          <Trans>This concerns:</Trans>{' '}
          {shown.map((name, at) => (
            <span key={name}>
              {at > 0 && '; '}
              <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            </span>
          ))}
          {more > 0 && t`; and ${more} more`}
        </p>
      )}
    </li>
  )
}

/** Everybody whom the owner named, with what a letter needs. */
function NoticeList({ trust }: { trust: TrustRecord }) {
  const people = useMemo(() => binderPeople(trust), [trust])
  if (people.length === 0) return null
  return (
    <>
      <h4 className="mt-5 mb-1 font-semibold">
        <Trans>People to notify</Trans> <span className="text-ink-soft tabular-nums">({people.length})</span>
      </h4>
      <StackedTable
        caption={t`People to notify`}
        columns={[t`Name`, t`Beneficiary`, t`Address and email`, t`Notified on`]}
        rows={people.map(({ id, name, contingent, address, email }) => ({
          key: id,
          cells: [
            <bdi key="name" className="wrap-anywhere">
              {name}
            </bdi>,
            contingent ? t`Contingent` : t`Primary`,
            <span key="address" className="wrap-anywhere whitespace-pre-line">
              {address || email ? (
                <bdi className="[unicode-bidi:plaintext]">{[address, email].filter(Boolean).join('\n')}</bdi>
              ) : (
                t`not given`
              )}
            </span>,
            '',
          ],
        }))}
      />
    </>
  )
}
