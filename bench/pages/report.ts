import { markdownTable } from '../report/markdown-table.ts'
import type { Load } from './measure.ts'
import { type Compared, medianOf, type Verdict } from './verdict.ts'

const ms = (figure: number) => Math.round(figure).toLocaleString('en')
const kb = (figure: number) => (figure / 1_000).toFixed(1)
const columns: readonly (readonly [string, keyof Load, (figure: number) => string])[] = [
  ['Performance', 'performance', String],
  ['FCP, ms', 'firstPaint', ms],
  ['LCP, ms', 'largestPaint', ms],
  ['Speed Index, ms', 'speedIndex', ms],
  ['TBT, ms', 'blocked', ms],
  ['CLS', 'shift', (figure) => figure.toFixed(3)],
  ['JavaScript, KB gzip', 'scripts', kb],
  ['all, KB as sent', 'all', kb],
  ['requests', 'requests', String],
]

/** The median, and the least and most where they differ. */
function cell(loads: readonly Load[], figure: keyof Load, shown: (figure: number) => string): string {
  const all = loads.map((load) => load[figure])
  const [least, most] = [shown(Math.min(...all)), shown(Math.max(...all))]
  return least === most ? least : `${shown(medianOf(loads, figure))} [${least}–${most}]`
}

const rowOf = (name: string, loads: readonly Load[]) => [
  name,
  ...columns.map(([, figure, shown]) => cell(loads, figure, shown)),
]

/** What was measured: a row for each page, and one for the static page beside it. */
export function figures(pages: readonly Compared[]): string {
  const rows = pages.flatMap(({ path, ours, anchor }) => [
    rowOf(`\`${path}\``, ours),
    ...(anchor ? [rowOf(`\`${path}\`, static`, anchor)] : []),
  ])
  return markdownTable(['Page', ...columns.map(([name]) => name)], rows, (column) => column > 0)
}

/** Whether each figure is within its budget. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ path, budget, found, limit, within }) => [
    `\`${path}\``,
    budget,
    found,
    limit,
    within ? 'within' : '**missed**',
  ])
  return markdownTable(['Page', 'Budget', 'Found', 'Limit', ''], rows, (column) => column === 2 || column === 3)
}
