import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Budget, budgetTable, isWithin } from './budgets.ts'
import { conditionsOf } from './conditions.ts'
import { median } from './statistics.ts'

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
