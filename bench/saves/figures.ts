import { figureTable } from '../report/tables.ts'

/** One round of one workload: requests per second, and milliseconds until the answer. */
export interface Figure {
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
