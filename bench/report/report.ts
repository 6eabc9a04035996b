import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '#tests/durability/load.ts'

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

const root = join(import.meta.dirname, '..', '..')
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
// Reports and documentation do not affect what is measured.
const MEASURED = ['.', ':!bench/results', ':!docs']

function measuredState(): string {
  const commit = git('log', '-1', '--format=%h', '--', ...MEASURED)
  const changes = git('status', '--porcelain', '--', ...MEASURED)
  if (!commit || changes === undefined) return 'Not a git checkout; the commit is unknown.'
  return `Commit ${commit}${changes === '' ? '' : ', with uncommitted changes'}.`
}

/** Read before anything is measured, because a commit may follow during the run. */
const STATE = measuredState()

/** A Markdown list: the date, the machine, the commit, the machine's load, and any other conditions. */
const conditionsOf = (...others: readonly string[]): string =>
  [
    machine(),
    STATE,
    `Load of the machine over the last five minutes: ${loadavg()[1]?.toFixed(1)}. The measured programs and the load generator share the machine; above the number of processors, other work may have run too, and only ratios are reliable.`,
    ...others,
  ]
    .map((line) => `- ${line}`)
    .join('\n')

export interface Report {
  /** As in `npm run bench NAME` and bench/results/NAME.md. */
  name: string
  title: string
  /** What was measured and how. */
  about: string
  /** Databases, versions, rounds: a line each. */
  conditions: readonly string[]
  budgets: readonly Budget[]
  /** Markdown: the figures without a budget. */
  figures: string
  /** Why this run does not replace the committed report. */
  partial?: string | undefined
}

/** Prints the report, writes it to bench/results/ if the run was full, and fails the process if a budget was missed. */
export function writeReport({ name, title, about, conditions, budgets, figures, partial }: Report): void {
  const tables = `## Budgets\n\n${budgetTable(budgets)}\n\n## Figures\n\n${figures}`
  const text = `# ${title}\n\nMade by \`npm run bench ${name}\`. ${about}\n\n${conditionsOf(...conditions)}\n\n${tables}\n`
  console.log(`\n${text}`)
  if (budgets.some(({ values }) => Number.isNaN(median(values)))) throw new Error('A figure is missing.')
  if (partial) console.log(`Not written to bench/results/${name}.md: ${partial}`)
  else writeFileSync(join(import.meta.dirname, '..', 'results', `${name}.md`), text)
  process.exitCode = budgets.every(isWithin) ? 0 : 1
}

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

export function usageError(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The options after `npm run bench NAME --`. */
interface Options<Name extends string> {
  numbers: Record<Name, number>
  texts: Record<string, string>
  flags: Record<string, boolean>
  /** Why a run that measures less than a full run does not replace the committed report. */
  partial: string | undefined
}

interface Accepted<Name extends string> {
  /** The accepted numbers, with the values of a full run. */
  full: Record<Name, number>
  /** The accepted texts, with their defaults. */
  texts?: Record<string, string>
  flags?: readonly string[]
}

function parsed(options: Parameters<typeof parseArgs>[0]): Record<string, unknown> {
  try {
    return parseArgs(options).values
  } catch (error) {
    return usageError((error as Error).message)
  }
}

export function readOptions<Name extends string>({ full, texts = {}, flags = [] }: Accepted<Name>): Options<Name> {
  const names = Object.keys(full) as Name[]
  const values = parsed({
    options: {
      ...Object.fromEntries([...names, ...Object.keys(texts)].map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
    },
  })
  const numbers = { ...full }
  for (const name of names) {
    numbers[name] = Number(values[name] ?? full[name])
    if (!(numbers[name] > 0)) usageError(`--${name} is a number above 0, not '${values[name]}'.`)
  }
  const lower = names.filter((name) => numbers[name] < full[name]).map((name) => `--${name} ${full[name]}`)
  return {
    numbers,
    texts: Object.fromEntries(Object.entries(texts).map(([name, usual]) => [name, String(values[name] ?? usual)])),
    flags: Object.fromEntries(flags.map((name) => [name, values[name] === true])),
    partial: lower.length > 0 ? `a full run has ${lower.join(' and ')}.` : undefined,
  }
}
