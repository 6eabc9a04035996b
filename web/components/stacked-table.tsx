import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { translate } from '#web/i18n/i18n.ts'
import { Button } from './button.tsx'
import { PAGE } from './pages.tsx'

export interface TableRow {
  key: string
  /** As many as there are columns; the first names the row. */
  cells: readonly ReactNode[]
}

interface StackedTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly TableRow[]
}

/**
 * A table whose rows become blocks where it is narrow, each cell with the name of its column. Of many rows the screen
 * has the first, and all on demand; paper has all.
 */
export function StackedTable({ caption, columns, rows }: StackedTableProps) {
  const [whole, setWhole] = useState(false)
  const first = whole ? rows.length : PAGE
  return (
    <>
      <table className="stacked-table mt-1 text-base">
        <caption className="sr-only">{translate(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {translate(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }, place) => (
            <tr key={key} className={place < first ? undefined : 'not-print:hidden'}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]} data-label={translate(columns[at]) ?? ''}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > PAGE && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3 print:hidden"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`Show only the first ${PAGE}` : t`Show all ${rows.length}`}
        </Button>
      )}
    </>
  )
}
