import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { machine } from '#tests/durability/machine.ts'
import { type Budget, budgetTable, isKept } from './budgets.ts'

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
}

/** Prints the budgets and figures, writes them to bench/results/, and makes the run fail when a budget is missed. */
export function writeReport({ name, title, about, conditions, budgets, figures }: Report): void {
  const tables = `## Budgets\n\n${budgetTable(budgets)}\n\n## Figures\n\n${figures}`
  console.log(`\n${tables}`)
  const lines = [
    `- ${machine()}`,
    `- Load of the machine over the last five minutes: ${loadavg()[1]?.toFixed(1)}. Server, database and the measuring process share it; above the number of processors, other work ran beside them.`,
    ...conditions.map((line) => `- ${line}`),
  ]
  const text = `# ${title}\n\nMade by \`npm run bench ${name}\`. ${about}\n\n${lines.join('\n')}\n\n${tables}\n`
  writeFileSync(join(import.meta.dirname, '..', 'results', `${name}.md`), text)
  process.exitCode = budgets.every(isKept) ? 0 : 1
}
