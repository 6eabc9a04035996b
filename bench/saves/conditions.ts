import { DatabaseSync } from 'node:sqlite'

function sqliteVersion(): string {
  const memory = new DatabaseSync(':memory:')
  const version = memory.prepare('select sqlite_version() as version').get()?.version
  memory.close()
  return String(version)
}

/** With which databases, and how often. */
export const conditionsOf = (rounds: number, lasts: number, postgres: string): string[] => [
  `SQLite ${sqliteVersion()}, WAL, synchronous=FULL; PostgreSQL: ${postgres}`,
  `${rounds} rounds; in each, every cell is run on one after the other in another order, ${lasts / 1_000} seconds each. The figures are medians of the rounds, the ratios medians of each round's own.`,
]
