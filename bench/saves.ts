import { askedFor } from './report/asked-for.ts'
import { writeReport } from './report/write-report.ts'
import { barePostgres } from './saves/bare-postgres.ts'
import { bareSqlite } from './saves/bare-sqlite.ts'
import { type Entrant, enter, inRounds, runCells, runLive } from './saves/cells.ts'
import { launchDatabases } from './saves/databases.ts'
import { echo } from './saves/echo.ts'
import { Figures } from './saves/figures.ts'
import { postgresFlushes, sqliteFlushes } from './saves/flushes.ts'
import { kinstead } from './saves/kinstead.ts'
import { runManyPages } from './saves/many-pages.ts'
import { flushed, ON_POSTGRES, ON_SQLITE, promises } from './saves/promises.ts'
import { runSessionCheck } from './saves/session-check.ts'
import { figureTables } from './saves/table.ts'

/** `npm run bench saves -- --rounds 7 --seconds 3`: how far saving, reading and live updates are from what is possible. */
const { numbers, lacks } = askedFor({ whole: { rounds: 5, seconds: 2, users: 200 } })
const { rounds, users } = numbers
const lasts = numbers.seconds * 1_000
const live = lasts * 2

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
  for (const target of targets) entrants.push(await enter(target, users))
  const own = entrants.slice(0, 2)
  for (let round = 0; round < rounds; round += 1) {
    await runCells(entrants, round, lasts, figures)
    await runLive(entrants, round, live, figures)
    for (const entrant of own) await runManyPages(entrant, lasts, figures)
    await runSessionCheck(ON_SQLITE, figures)
    await runSessionCheck(ON_POSTGRES, figures, await databases.make(`session_${round}`))
  }
  const [onSqlite, onPostgres, , barePostgresEntrant] = entrants as [Entrant, Entrant, Entrant, Entrant]
  const perSave = await postgresFlushes([onPostgres, barePostgresEntrant], databases)
  const onDisk = await sqliteFlushes(onSqlite)
  if (onDisk !== undefined) perSave.set(ON_SQLITE, onDisk)
  const budgets = [...promises(figures), ...flushed(perSave)]
  writeReport({
    name: 'saves',
    partial: onDisk === undefined ? 'the flushes of SQLite were not counted, which needs strace.' : lacks,
    title: 'Saves, reads and live updates',
    about: `Kinstead over HTTP, signed in, as its pages use it; ${users} users with records of 7 KB. The limits beside it: one statement for each save straight into the database from the measuring process, without HTTP, accounts, checks, encryption or a history of changes; and a server of Node's own that keeps nothing. Saves and reads with 32 clients at once where nothing else is said.`,
    conditions: [databases.settings, inRounds(rounds, lasts, live)],
    budgets,
    figures: figureTables(figures),
  })
  if (onDisk === undefined) process.exitCode = 1
} finally {
  for (const target of targets) await target.stop()
  await databases.stop()
}
