import type { Figures, Measure } from './figures.ts'

const columns: readonly { head: string; measure: Measure; digits: number }[] = [
  { head: 'a second', measure: 'perSecond', digits: 0 },
  { head: 'p50 ms', measure: 'p50', digits: 2 },
  { head: 'p99 ms', measure: 'p99', digits: 2 },
  { head: "server's processor time, ms", measure: 'processor', digits: 3 },
]

/** One table a cell: the median of the rounds for each target, and the spread of the first column there is. */
export function figureTables(figures: Figures): string {
  return figures
    .cells()
    .map((cell) => {
      const targets = figures.targets(cell)
      const shown = columns.filter(({ measure }) =>
        targets.some((target) => figures.values(target, cell, measure).length > 0),
      )
      const rows = targets.map((target) => {
        const told = shown.map(({ measure, digits }) => {
          const value = figures.median(target, cell, measure)
          return Number.isNaN(value) ? '' : value.toFixed(digits)
        })
        const [first] = shown
        const all = first ? figures.values(target, cell, first.measure).map((value) => value.toFixed(first.digits)) : []
        return `| ${target} | ${told.join(' | ')} | ${all.join(', ')} |`
      })
      const heads = shown.map(({ head }) => head)
      return [
        `### ${cell[0]?.toUpperCase()}${cell.slice(1)}\n`,
        `| | ${heads.join(' | ')} | ${heads[0]}, each round |`,
        `|---|${heads.map(() => '---|').join('')}---|`,
        ...rows,
      ].join('\n')
    })
    .join('\n\n')
}
