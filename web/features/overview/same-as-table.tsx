import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { usePrinting } from '#web/components/printing.tsx'
import { translate } from '#web/i18n/i18n.ts'

export interface TableRow {
  key: string
  /** As many as there are columns; the first names the row. */
  cells: readonly ReactNode[]
}

interface SameAsTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly TableRow[]
}

/** All that a picture says, to be read. On paper it is always open. */
export function SameAsTable({ caption, columns, rows }: SameAsTableProps) {
  const [opened, setOpened] = useState(false)
  const printing = usePrinting()
  return (
    <details
      open={opened || printing}
      onToggle={({ currentTarget }) => {
        if (!printing) setOpened(currentTarget.open)
      }}
      className="mt-5 border-t border-hairline pt-1 print:mt-2"
    >
      <summary className="w-fit py-2 font-semibold text-spruce print:hidden">
        <Trans>
          The same as a table<span className="sr-only">: {translate(caption)}</span>
        </Trans>
      </summary>
      <table className="overview-table mt-1 text-base">
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
    </details>
  )
}
