import { markdownTable } from './markdown-table.ts'
import { median } from './statistics.ts'

/** What was promised of a figure. */
export interface Budget {
  what: string
  /** One figure a round. */
  values: readonly number[]
  atLeast?: number
  atMost?: number
  /** Behind the number. */
  unit?: string
}

/** To three figures, or whole. */
export const plain = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)

export const isKept = ({ values, atLeast, atMost }: Budget): boolean => {
  const value = median(values)
  return value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY)
}

const promiseOf = ({ atLeast, atMost, unit = '' }: Budget) =>
  atLeast === undefined ? `at most ${atMost}${unit}` : `at least ${atLeast}${unit}`

/** The table of the budgets, each kept or missed. */
export function budgetTable(budgets: readonly Budget[]): string {
  const rows = budgets.map((budget) => {
    const { what, values, unit = '' } = budget
    const spread = `${plain(Math.min(...values))} … ${plain(Math.max(...values))}`
    return [what, promiseOf(budget), `${plain(median(values))}${unit}`, spread, isKept(budget) ? 'kept' : '**missed**']
  })
  return markdownTable(['', 'budget', 'median', 'least … most', ''], rows)
}
