import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import type { CountTable as Table, TableName } from '#api/operator-tables.ts'
import { csvOf } from '#domain/formats/csv.ts'
import { Button } from '#web/components/button.tsx'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { translate } from '#web/i18n/i18n.ts'
import { cellTexts, columnTexts, tableTexts } from './count-labels.ts'

interface CountTableProps {
  name: TableName
  table: Table
  /** When the counts were made, as `yyyy-MM-dd`. */
  day: string
}

/** Beyond so many columns a table becomes a list on a phone. */
const NARROW = 4

/** One table of counts, and its file. */
export function CountTable({ name, table: { columns, rows }, day }: CountTableProps) {
  const { title, about } = tableTexts[name]
  const heading = translate(title)
  const columnOf = (column: string) => translate(columnTexts[column] ?? column)
  const cellOf = (value: string | number) => {
    if (typeof value === 'number') return value.toLocaleString('en-US')
    return translate(cellTexts[name][value] ?? value)
  }
  const download = () => saveFile(`kinstead-${name}-${day}.csv`, new TextEncoder().encode(csvOf([columns, ...rows])))
  const asList = columns.length >= NARROW

  return (
    <section aria-labelledby={`count-${name}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`count-${name}`} className="text-2xl">
          {heading}
        </h2>
        <Button variant="quiet" size="small" aria-label={t`Download as .csv: ${heading}`} onClick={download}>
          <Trans>Download as .csv</Trans>
        </Button>
      </div>
      <p className="mt-2 max-w-prose text-base text-ink-soft">{translate(about)}</p>
      {rows.length === 0 ? (
        <p className="mt-4">
          <Trans>There are none yet.</Trans>
        </p>
      ) : (
        <table className={clsx('count-table mt-4 w-full text-base tabular-nums', asList ? 'as-list' : 'max-w-xl')}>
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" className={isNumber(rows[0]?.[at]) ? 'text-right' : 'text-left'}>
                  {columnOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.filter((cell) => typeof cell === 'string').join(' ')}>
                {row.map((cell, at) => {
                  const column = columns[at] ?? ''
                  return at === 0 ? (
                    <th key={column} scope="row" className="text-left font-semibold">
                      {cellOf(cell)}
                    </th>
                  ) : (
                    <td
                      key={column}
                      data-label={columnOf(column)}
                      className={clsx(isNumber(cell) && (asList ? 'min-[44rem]:text-right' : 'text-right'))}
                    >
                      {cellOf(cell)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Amounts are texts with two decimals. */
const isNumber = (cell: string | number | undefined) => typeof cell === 'number' || /^\d+\.\d\d$/.test(cell ?? '')
