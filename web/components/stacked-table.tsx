import type { ReactNode } from 'react'
import { translate } from '#web/i18n/i18n.ts'

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

/** A table whose rows become blocks where it is narrow, each cell with the name of its column. */
export function StackedTable({ caption, columns, rows }: StackedTableProps) {
  return (
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
        {rows.map(({ key, cells }) => (
          <tr key={key}>
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
  )
}
