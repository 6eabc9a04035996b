/** The smallest value that at least this share of the values is not above. NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The same values, beginning with another one each time, so that no place in the order favours one. */
export function rotated<T>(values: readonly T[], by: number): T[] {
  return values.map((_, place) => values[(place + by) % values.length] as T)
}
