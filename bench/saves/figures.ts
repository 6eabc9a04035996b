/** What one run of one cell told: a second, milliseconds, and milliseconds of the server's processor time a request. */
export interface Figure {
  perSecond?: number
  p50?: number
  p99?: number
  processor?: number
}
export type Measure = keyof Figure

/** All that was measured, by target and cell, one figure a round. */
export class Figures {
  readonly #all = new Map<string, Map<string, Figure[]>>()

  add(target: string, cell: string, figure: Figure): void {
    const ofCell = this.#all.get(cell) ?? new Map<string, Figure[]>()
    this.#all.set(cell, ofCell)
    ofCell.set(target, [...(ofCell.get(target) ?? []), figure])
    console.log(
      cell.padEnd(22),
      target.padEnd(24),
      JSON.stringify(figure, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value)),
    )
  }

  cells(): string[] {
    return [...this.#all.keys()]
  }
  targets(cell: string): string[] {
    return [...(this.#all.get(cell)?.keys() ?? [])]
  }
  #rounds(target: string, cell: string, measure: Measure): number[] {
    const figures = this.#all.get(cell)?.get(target) ?? []
    return figures.map((figure) => figure[measure] ?? Number.NaN)
  }
  /** In the order of the rounds; empty where this was not measured. */
  values(target: string, cell: string, measure: Measure): number[] {
    return this.#rounds(target, cell, measure).filter((value) => !Number.isNaN(value))
  }
  /** Of the two targets' figures in each round, so that what both suffered cancels out. */
  ratios(target: string, other: string, cell: string, measure: Measure): number[] {
    const below = this.#rounds(other, cell, measure)
    return this.#rounds(target, cell, measure).map((value, round) => value / (below[round] ?? Number.NaN))
  }
}
