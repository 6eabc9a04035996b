import { median } from './statistics.ts'

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n')

/** Three significant digits, or an integer. */
export const plain = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)

export interface FigureRow {
  name: string
  /** For each column, one figure per round. */
  columns: readonly (readonly number[])[]
}

/** A table of medians, each with the minimum and maximum of its rounds. */
export function figureTable(head: readonly string[], rows: readonly FigureRow[]): string {
  const cell = (values: readonly number[]) => {
    if (values.length < 2) return values.map(plain).join('')
    return `${plain(median(values))} (${plain(Math.min(...values))}–${plain(Math.max(...values))})`
  }
  return markdownTable(
    ['', ...head],
    rows.map(({ name, columns }) => [name, ...columns.map(cell)]),
  )
}
