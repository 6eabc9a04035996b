import { plain } from './budgets.ts'
import { markdownTable } from './markdown-table.ts'
import { median } from './statistics.ts'

/** One row of a table: the figures of all rounds in each column. */
export interface FigureRow {
  name: string
  columns: readonly (readonly number[])[]
}

/** A table of medians, each with the least and the most of its rounds. */
export function figureTable(heads: readonly string[], rows: readonly FigureRow[]): string {
  const cell = (values: readonly number[]) => {
    if (values.length < 2) return values.map(plain).join('')
    return `${plain(median(values))} (${plain(Math.min(...values))} … ${plain(Math.max(...values))})`
  }
  return markdownTable(
    ['', ...heads],
    rows.map(({ name, columns }) => [name, ...columns.map(cell)]),
  )
}
