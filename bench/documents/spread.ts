import { median } from '../report/statistics.ts'

/** What several measurements of one thing say, in the unit they were taken in. */
export interface Spread {
  median: number
  least: number
  most: number
}

export function spreadOf(measured: readonly number[]): Spread {
  if (measured.length === 0) throw new Error('Nothing was measured.')
  return {
    median: median(measured),
    least: Math.min(...measured),
    most: Math.max(...measured),
  }
}

const rounded = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

/** `12 (9.8–31)`: the median, and from the least to the most. */
export function told({ median, least, most }: Spread): string {
  return `${rounded(median)} (${rounded(least)}–${rounded(most)})`
}

/** What one more costs between the last two sizes, beside one between the first and the last but one. Linear growth is 1. */
export function growthOf(points: readonly { size: number; cost: number }[]): number {
  const [first, middle, last] = [points[0], points.at(-2), points.at(-1)]
  if (!first || !middle || !last || first === middle) throw new Error('Growth is told by three sizes or more.')
  const each = (from: typeof first, to: typeof first) => (to.cost - from.cost) / (to.size - from.size)
  return each(middle, last) / each(first, middle)
}
