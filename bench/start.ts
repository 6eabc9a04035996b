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

/** `npm run bench start -- --rounds 5`: how soon the program serves, and what it holds in memory when nobody uses it. */
const {
  numbers: { rounds },
  lacks,
} = askedFor({ whole: { rounds: 5 } })
/** Milliseconds after it is ready. */
const AT_REST = 10_000
const KINDS = ['SQLite', 'PostgreSQL'] as const

const folder = mkdtempSync(join(tmpdir(), 'kinstead-start-'))
const postgres = await launchPostgres()
const databases = [sqliteSettings(), await postgresSettings(postgres.url)]
const envs = {
  SQLite: { DATA_DIR: join(folder, 'sqlite') },
  PostgreSQL: { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url, ...KEYS },
}
type Measured = Record<'first' | 'ready' | 'processor' | 'memory', number[]>
const measured = Object.fromEntries(
  KINDS.map((kind) => [kind, { first: [], ready: [], processor: [], memory: [] }]),
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
    await pause(AT_REST)
    for (const { kind, server } of running) {
      measured[kind].memory.push(server.memory() / 1e6)
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
]
const rows = KINDS.map((kind) => {
  const { first, ready, processor, memory } = measured[kind]
  return { name: `\`node server/main.mjs\` on ${kind}`, columns: [first, ready, processor, memory] }
})
writeReport({
  name: 'start',
  partial: lacks,
  title: 'Start and memory',
  about:
    'From the start of the process to the first answer of `/healthz` that it is ready, and the resident memory of the server’s process ten seconds later, with no request in between. `npm start` includes npm itself and its look at packages and pages, which are there already.',
  conditions: [
    ...databases,
    `${rounds} rounds, one after the other: a start on SQLite, one on PostgreSQL, one by \`npm start\`.`,
  ],
  budgets: [
    { what: '`npm start` serves', values: npmStart, atMost: 1_500, unit: ' ms' },
    ...KINDS.flatMap((kind) => [
      { what: `the server is ready, ${kind}`, values: measured[kind].ready, atMost: 500, unit: ' ms' },
      { what: `memory at rest, ${kind}`, values: measured[kind].memory, atMost: 120, unit: ' MB' },
    ]),
  ],
  figures: `${figureTable(heads, rows)}\n\n${figureTable(['ready, ms'], [{ name: '`npm start`', columns: [npmStart] }])}`,
})
