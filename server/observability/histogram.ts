type Labels = Record<string, string | number>

const escaped = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

/** A line of Prometheus' text format. */
export function sample(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(([label, given]) => `${label}="${escaped(given)}"`)
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`
}

/** In seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long something took, as counts of those up to each bound. */
export class Histogram {
  readonly #counts = BOUNDS.map(() => 0)
  #sum = 0
  #count = 0

  observe(seconds: number): void {
    this.#sum += seconds
    this.#count += 1
    for (const [at, bound] of BOUNDS.entries()) if (seconds <= bound) this.#counts[at] = (this.#counts[at] ?? 0) + 1
  }

  lines(name: string, labels: Labels): string[] {
    return [
      ...BOUNDS.map((le, at) => sample(`${name}_bucket`, { ...labels, le }, this.#counts[at] ?? 0)),
      sample(`${name}_bucket`, { ...labels, le: '+Inf' }, this.#count),
      sample(`${name}_sum`, labels, this.#sum),
      sample(`${name}_count`, labels, this.#count),
    ]
  }
}
