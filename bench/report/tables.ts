/** The smallest value that is greater than or equal to this share of the values. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** One array's values divided by another's, round by round, so that what slows down a whole round cancels out. */
export const ratios = (values: readonly number[], base: readonly number[]): number[] =>
  values.map((value, round) => value / (base[round] ?? Number.NaN))

/** The same values from another starting position, so that no position favors one. */
export function rotated<T>(values: readonly T[], by: number): T[] {
  return values.map((_, position) => values[(position + by) % values.length] as T)
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n')

/** Three significant digits, or an integer. */
export const plain = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)

interface FigureRow {
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

/** One round of one workload: requests per second, and milliseconds until the answer. */
interface Figure {
  perSecond?: number
  p50?: number
  p99?: number
}
export type Measure = keyof Figure

const MEASURES: Record<Measure, string> = { perSecond: 'per second', p50: 'p50, ms', p99: 'p99, ms' }

/** All figures, by workload and target, one per round. */
export class Figures {
  readonly #all = new Map<string, Map<string, Figure[]>>()

  add(target: string, workload: string, figure: Figure): void {
    const targets = this.#all.get(workload) ?? new Map<string, Figure[]>()
    this.#all.set(workload, targets)
    targets.set(target, [...(targets.get(target) ?? []), figure])
    const shown = Object.entries(figure).map(([measure, value]) => `${measure} ${value.toPrecision(3)}`)
    console.log(workload.padEnd(12), target.padEnd(24), shown.join(', '))
  }

  /** In the order of the rounds. */
  values(target: string, workload: string, measure: Measure): number[] {
    const figures = this.#all.get(workload)?.get(target) ?? []
    return figures.map((figure) => figure[measure] ?? Number.NaN)
  }

  /** The best of these targets in each round. */
  best(targets: readonly string[], workload: string, measure: Measure): number[] {
    const best = measure === 'perSecond' ? Math.max : Math.min
    const values = targets.map((target) => this.values(target, workload, measure))
    return (values[0] ?? []).map((_, round) => best(...values.map((rounds) => rounds[round] ?? Number.NaN)))
  }

  /** One Markdown table per workload, a row for each target. */
  tables(): string {
    const tables = [...this.#all].map(([workload, targets]) => {
      const measures = (Object.keys(MEASURES) as Measure[]).filter((measure) =>
        [...targets.values()].some(([first]) => first?.[measure] !== undefined),
      )
      const rows = [...targets.keys()].toSorted().map((name) => ({
        name,
        columns: measures.map((measure) => this.values(name, workload, measure)),
      }))
      return `### ${workload}\n\n${figureTable(
        measures.map((measure) => MEASURES[measure]),
        rows,
      )}`
    })
    return tables.join('\n\n')
  }
}
