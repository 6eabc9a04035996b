import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { barePostgres } from './saves/bare-postgres.ts'
import { bareSqlite } from './saves/bare-sqlite.ts'
import { type Budget, budgetTable, isKept } from './saves/budgets.ts'
import { enter, runCells, runLive, USERS } from './saves/cells.ts'
import { launchDatabases } from './saves/databases.ts'
import { echo } from './saves/echo.ts'
import { Figures } from './saves/figures.ts'
import { postgresFlushes, sqliteFlushes } from './saves/flushes.ts'
import { kinstead } from './saves/kinstead.ts'
import { machineLines } from './saves/machine-lines.ts'
import { ALONE, AMONG_MANY, runManyPages } from './saves/many-pages.ts'
import { runSessionCheck } from './saves/session-check.ts'
import { figureTables } from './saves/table.ts'

/** `npm run bench saves -- --rounds 5 --seconds 3`: how far saving, reading and live updates are from what is possible. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
})
const [rounds, lasts] = [Number(values.rounds), Number(values.seconds) * 1_000]
const [ON_SQLITE, ON_POSTGRES] = ['Kinstead on SQLite', 'Kinstead on PostgreSQL']

const figures = new Figures()
const databases = await launchDatabases()
const targets = [
  await kinstead(ON_SQLITE),
  await kinstead(ON_POSTGRES, await databases.make('own')),
  await bareSqlite(),
  await barePostgres(await databases.make('bare')),
  await echo(),
]
try {
  const entrants = []
  for (const target of targets) entrants.push(await enter(target))
  const own = entrants.slice(0, 2)
  for (let round = 0; round < rounds; round += 1) {
    await runCells(entrants, round, lasts, figures)
    await runLive(entrants, round, lasts * 2, figures)
    for (const entrant of own) await runManyPages(entrant, lasts, figures)
    await runSessionCheck(ON_SQLITE, figures)
    await runSessionCheck(ON_POSTGRES, figures, await databases.make(`session_${round}`))
  }
  const onDisk = entrants[0] && (await sqliteFlushes(entrants[0]))
  const flushed = await postgresFlushes([...own.slice(1), ...entrants.slice(3, 4)], databases)

  const save = 'save 300 B'
  const ofBare = (target: string, bare: string, atLeast: number): Budget[] =>
    [save, 'save 4 KB'].map((cell) => ({
      what: `${cell}, ${target} to ${bare}`,
      values: figures.ratios(target, bare, cell, 'perSecond'),
      atLeast,
      unit: ' ×',
    }))
  const budgets: Budget[] = [
    ...ofBare(ON_SQLITE, 'bare SQLite', 0.4),
    { what: `${save}, ${ON_SQLITE}, p99`, values: figures.values(ON_SQLITE, save, 'p99'), atMost: 15, unit: ' ms' },
    ...ofBare(ON_POSTGRES, 'bare PostgreSQL', 0.5),
    ...own.flatMap(({ target: { name } }): Budget[] => {
      const within = (cell: string, measure: 'p50' | 'processor') => figures.values(name, cell, measure)
      const ratio = (one: string, other: string, measure: 'p50' | 'processor') =>
        within(one, measure).map((value, round) => value / (within(other, measure)[round] ?? Number.NaN))
      return [
        {
          what: `the session check to the save, ${name}`,
          values: ratio('session check', 'save without HTTP', 'p50'),
          atMost: 1,
          unit: ' ×',
        },
        {
          what: `a save beside 1,000 open pages to one beside none, p50, ${name}`,
          values: ratio(AMONG_MANY, ALONE, 'p50'),
          atMost: 1.5,
          unit: ' ×',
        },
      ]
    }),
    ...[...flushed, ...(onDisk === undefined ? [] : [[ON_SQLITE, onDisk] as const])].map(
      ([name, perSave]): Budget => ({ what: `flushes to the disk a save, ${name}`, values: [perSave], atLeast: 0.99 }),
    ),
  ]
  const tables = `${budgetTable(budgets)}\n\n## Figures\n\n${figureTables(figures)}`
  console.log(`\n${tables}`)
  const text = `# Saves, reads and live updates

Made by \`npm run bench saves\`: Kinstead over HTTP, signed in, as its pages use it; ${USERS} users with records of 7 KB. The limits beside it: one statement for each save straight into the database from the measuring process, without HTTP, accounts, checks, encryption or a history of changes; and a server of Node's own that keeps nothing. Saves and reads with 32 clients at once where nothing else is said.

${machineLines(rounds, lasts, databases.settings)}

## Budgets

${tables}
`
  writeFileSync(join(import.meta.dirname, 'results', 'saves.md'), text)
  process.exitCode = budgets.every(isKept) ? 0 : 1
} finally {
  for (const target of targets) await target.stop()
  await databases.stop()
}
