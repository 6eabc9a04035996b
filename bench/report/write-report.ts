import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Budget, budgetTable, isKept } from './budgets.ts'
import { conditionsOf } from './conditions.ts'
import { median } from './statistics.ts'

export interface Report {
  /** As in `npm run bench <name>`, and of the file in bench/results/. */
  name: string
  title: string
  /** What was measured, and how. */
  about: string
  /** How often, with which databases: a line each, below that about the machine. */
  conditions: readonly string[]
  budgets: readonly Budget[]
  /** Markdown: everything beside the budgets. */
  figures: string
  /** Why this run does not take the place of the last one: what it left out. */
  partial?: string | undefined
}

/** Keeps the report as the last run of this name. A run that left something out keeps nothing: it would tell less than the one before. */
export function keepReport(name: string, text: string, partial?: string): void {
  if (partial) console.log(`\nNot kept in bench/results/${name}.md: ${partial}`)
  else writeFileSync(join(import.meta.dirname, '..', 'results', `${name}.md`), text)
}

/** Prints the budgets and figures, writes them to bench/results/, and makes the run fail when a budget is missed. */
export function writeReport({ name, title, about, conditions, budgets, figures, partial }: Report): void {
  const tables = `## Budgets\n\n${budgetTable(budgets)}\n\n## Figures\n\n${figures}`
  const text = `# ${title}\n\nMade by \`npm run bench ${name}\`. ${about}\n\n${conditionsOf(...conditions)}\n\n${tables}\n`
  console.log(`\n${text}`)
  // What was not measured can neither be kept nor missed.
  if (!budgets.every(({ values }) => Number.isFinite(median(values)))) throw new Error('A figure is missing.')
  keepReport(name, text, partial)
  process.exitCode = budgets.every(isKept) ? 0 : 1
}
