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

/** The exponent of growth: the slope of the line through the logarithms. 1 is linear. */
export function growthOf(points: readonly { size: number; cost: number }[]): number {
  const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }))
  const mean = (of: 'x' | 'y') => logs.reduce((sum, point) => sum + point[of], 0) / logs.length
  const [x, y] = [mean('x'), mean('y')]
  const slope = logs.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  return slope / logs.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
}
