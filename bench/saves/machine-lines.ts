import { loadavg } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { machine } from '#tests/durability/machine.ts'

function sqliteVersion(): string {
  const memory = new DatabaseSync(':memory:')
  const version = memory.prepare('select sqlite_version() as version').get()?.version
  memory.close()
  return String(version)
}

/** What was measured where, above the tables. */
export const machineLines = (rounds: number, lasts: number, postgres: string): string =>
  [
    `- ${machine()}; SQLite ${sqliteVersion()}, WAL, synchronous=FULL; PostgreSQL: ${postgres}`,
    `- Load of the machine over the last five minutes: ${loadavg()[1]?.toFixed(1)}. Servers, database and the measuring process share it; above the number of processors, other work ran beside them.`,
    `- ${rounds} rounds; in each, every cell is run on one after the other in another order, ${lasts / 1_000} seconds each. The figures are medians of the rounds, the ratios medians of each round's own.`,
  ].join('\n')
