import { figureTable } from '../report/figure-table.ts'
import type { Figures, Measure } from './figures.ts'

const columns: readonly { head: string; measure: Measure }[] = [
  { head: 'a second', measure: 'perSecond' },
  { head: 'p50, ms', measure: 'p50' },
  { head: 'p99, ms', measure: 'p99' },
  { head: "server's processor time, ms", measure: 'processor' },
]

/** One table a cell: a row for each target. */
export function figureTables(figures: Figures): string {
  return figures
    .cells()
    .map((cell) => {
      const targets = figures.targets(cell)
      const shown = columns.filter(({ measure }) =>
        targets.some((target) => figures.values(target, cell, measure).length > 0),
      )
      const rows = targets.map((target) => ({
        name: target,
        columns: shown.map(({ measure }) => figures.values(target, cell, measure)),
      }))
      return `### ${cell[0]?.toUpperCase()}${cell.slice(1)}\n\n${figureTable(
        shown.map(({ head }) => head),
        rows,
      )}`
    })
    .join('\n\n')
}
