import { median } from './statistics.ts'
import { markdownTable, plain } from './tables.ts'

/** A limit on a figure. */
export interface Budget {
  what: string
  /** One figure per round. */
  values: readonly number[]
  atLeast?: number
  atMost?: number
  unit?: string
}

/** Whether the median of the rounds is within the limit. A figure that was not measured never is. */
export const isWithin = ({ values, atLeast, atMost }: Budget): boolean => {
  const value = median(values)
  return value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY)
}

const limitOf = ({ atLeast, atMost, unit = '' }: Budget) =>
  atLeast === undefined ? `≤ ${atMost}${unit}` : `≥ ${atLeast}${unit}`

export function budgetTable(budgets: readonly Budget[]): string {
  const rows = budgets.map((budget) => {
    const { what, values, unit = '' } = budget
    const spread = values.length < 2 ? '' : `${plain(Math.min(...values))}–${plain(Math.max(...values))}`
    return [what, limitOf(budget), `${plain(median(values))}${unit}`, spread, isWithin(budget) ? 'met' : '**missed**']
  })
  return markdownTable(['', 'Budget', 'Median', 'Min–max', ''], rows)
}
