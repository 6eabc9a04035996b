import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { askedFor } from './report/asked-for.ts'
import { postgresSettings, sqliteSettings } from './report/conditions.ts'
import { figureTable } from './report/figure-table.ts'
import { writeReport } from './report/write-report.ts'
import { KEYS, SERVED } from './start/served.ts'
import { start } from './start/starting.ts'
import { use } from './start/use.ts'

/** `npm run bench start -- --rounds 5`: how soon the program serves, and what it holds in memory when nobody uses it. */
const {
  numbers: { rounds },
  lacks,
} = askedFor({ whole: { rounds: 5 } })
/** Milliseconds after it is ready, and after the last request. */
const UNUSED = 10_000
const SETTLED = 75_000
const KINDS = ['SQLite', 'PostgreSQL'] as const

const folder = mkdtempSync(join(tmpdir(), 'kinstead-start-'))
const postgres = await launchPostgres()
const databases = [sqliteSettings(), await postgresSettings(postgres.url)]
const envs = {
  SQLite: { DATA_DIR: join(folder, 'sqlite') },
  PostgreSQL: { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url, ...KEYS },
}
type Measured = Record<'first' | 'ready' | 'processor' | 'memory' | 'inUse' | 'afterUse', number[]>
const measured = Object.fromEntries(
  KINDS.map((kind) => [kind, { first: [], ready: [], processor: [], memory: [], inUse: [], afterUse: [] }]),
) as unknown as Record<(typeof KINDS)[number], Measured>
const npmStart: number[] = []
try {
  for (const kind of KINDS) {
    const first = await start(SERVED, envs[kind])
    measured[kind].first.push(first.ready)
    await first.stop()
  }
  for (let round = 0; round < rounds; round += 1) {
    const running = []
    for (const kind of KINDS) {
      const server = await start(SERVED, envs[kind])
      measured[kind].ready.push(server.ready)
      measured[kind].processor.push(server.processor)
      running.push({ kind, server })
    }
    // Memory is not disturbed by another server beside it, so both rest at once.
    await pause(UNUSED)
    for (const { kind, server } of running) measured[kind].memory.push(server.memory() / 1e6)
    for (const { kind, server } of running) {
      await use(server.port, `start-${round}@family.example`)
      measured[kind].inUse.push(server.memory() / 1e6)
    }
    await pause(SETTLED)
    for (const { kind, server } of running) {
      measured[kind].afterUse.push(server.memory() / 1e6)
      await server.stop()
    }
    const asUsers = await start(['npm', 'start'], envs.SQLite)
    npmStart.push(asUsers.ready)
    await asUsers.stop()
    console.log(`round ${round + 1} of ${rounds}`)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

const heads = [
  'ready, first start on an empty store, ms',
  'ready, ms',
  'processor time until ready, ms',
  'memory at rest, MB',
  'right after use, MB',
  'at rest after use, MB',
]
const rows = KINDS.map((kind) => {
  const { first, ready, processor, memory, inUse, afterUse } = measured[kind]
  return { name: `\`node server/main.mjs\` on ${kind}`, columns: [first, ready, processor, memory, inUse, afterUse] }
})
writeReport({
  name: 'start',
  partial: lacks,
  title: 'Start and memory',
  about: `From the start of the process to the first answer of \`/readyz\` that it is ready, and the resident memory of the server’s process ten seconds later, with no request in between; then after an evening’s use by one family (a sign-up, forty saves, as many reads and pages, sixteen sign-ins, four at once), right away and at least ${SETTLED / 1_000} seconds after the last request. \`npm start\` includes npm itself and its look at packages and pages, which are there already.`,
  conditions: [
    ...databases,
    `${rounds} rounds, one after the other: a start on SQLite, one on PostgreSQL, one by \`npm start\`.`,
  ],
  budgets: [
    { what: '`npm start` serves', values: npmStart, atMost: 1_500, unit: ' ms' },
    ...KINDS.flatMap((kind) => [
      {
        what: `the server is ready, its tables there, ${kind}`,
        values: measured[kind].ready,
        atMost: 500,
        unit: ' ms',
      },
      { what: `memory at rest, ${kind}`, values: measured[kind].memory, atMost: 160, unit: ' MB' },
      { what: `memory at rest after use, ${kind}`, values: measured[kind].afterUse, atMost: 160, unit: ' MB' },
    ]),
  ],
  figures: `${figureTable(heads, rows)}\n\n${figureTable(['ready, ms'], [{ name: '`npm start`', columns: [npmStart] }])}`,
})
