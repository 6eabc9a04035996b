import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { machine } from '#tests/durability/load.ts'
import { markdownTable, median, plain } from './tables.ts'

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
