import type { Budget } from '../report/budgets.ts'
import type { Figures } from './figures.ts'
import { ALONE, AMONG_MANY } from './many-pages.ts'

export const [ON_SQLITE, ON_POSTGRES] = ['Kinstead on SQLite', 'Kinstead on PostgreSQL']
const SAVES = ['save 300 B', 'save 4 KB']

function toBare(figures: Figures, own: string, bare: string, atLeast: number): Budget[] {
  return SAVES.map((cell) => ({
    what: `${cell}, ${own} to ${bare}`,
    values: figures.ratios(own, bare, cell, 'perSecond'),
    atLeast,
    unit: ' ×',
  }))
}

/** Of a target's figures for two cells in the same round. */
function between(figures: Figures, own: string, one: string, other: string): number[] {
  const below = figures.values(own, other, 'p50')
  return figures.values(own, one, 'p50').map((value, round) => value / (below[round] ?? Number.NaN))
}

export const flushed = (perSave: ReadonlyMap<string, number>): Budget[] =>
  [...perSave].map(([name, value]) => ({ what: `flushes to the disk a save, ${name}`, values: [value], atLeast: 0.99 }))

/** What saving is promised to cost. */
export function promises(figures: Figures): Budget[] {
  return [
    ...toBare(figures, ON_SQLITE, 'bare SQLite', 0.4),
    ...SAVES.map(
      (cell): Budget => ({
        what: `${cell}, ${ON_SQLITE}, p99`,
        values: figures.values(ON_SQLITE, cell, 'p99'),
        atMost: 15,
        unit: ' ms',
      }),
    ),
    ...toBare(figures, ON_POSTGRES, 'bare PostgreSQL', 0.5),
    ...[ON_SQLITE, ON_POSTGRES].flatMap((own): Budget[] => [
      {
        what: `the session check to the save, ${own}`,
        values: between(figures, own, 'session check', 'save without HTTP'),
        atMost: 1,
        unit: ' ×',
      },
      {
        what: `a save beside 1,000 open pages to one beside none, p50, ${own}`,
        values: between(figures, own, AMONG_MANY, ALONE),
        atMost: 1.5,
        unit: ' ×',
      },
    ]),
  ]
}
