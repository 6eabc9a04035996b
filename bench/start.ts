import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { figureTable, readOptions, writeReport } from './report/report.ts'
import { eachOnce, httpClient } from './saves/clients.ts'
import { postgresSettings, sqliteSettings } from './saves/kinstead.ts'
import { answersOf } from './saves/workloads.ts'
import { KEYS, NODE_SERVER, start } from './start/server.ts'

/** `npm run bench start -- --rounds 5 --idle 75`: how fast the server starts, and its memory when idle. */
const {
  numbers: { rounds, idle },
  partial,
} = readOptions({ full: { rounds: 5, idle: 75 } })
/** Milliseconds without a request before the first look at the memory. */
const UNUSED = 10_000
const KINDS = ['SQLite', 'PostgreSQL'] as const
const PAGES = ['/', '/services', '/blog', '/blog/1', '/dashboard']

/** An evening's use by one family: a sign-up, forty saves, reads and pages, sixteen sign-ins. */
async function use(port: number, email: string): Promise<void> {
  const client = httpClient(port)
  const person = { email, password: 'granite-lantern-meadow' }
  const { cookies: cookie } = await client.request(
    'POST',
    '/api/sign-up',
    {},
    { ...person, firstName: 'Ann', lastName: 'Lee' },
  )
  for (let step = 0; step < 40; step += 1) {
    await client.request('PATCH', '/api/trust', { cookie }, answersOf(step))
    await client.request('GET', '/api/trust', { cookie })
    await client.request('GET', PAGES[step % PAGES.length] ?? '/', { cookie, 'accept-encoding': 'br' })
  }
  await eachOnce(16, 4, () => client.request('POST', '/api/sign-in', {}, person))
  client.close()
}

const folder = mkdtempSync(join(tmpdir(), 'kinstead-start-'))
const postgres = await launchPostgres()
const databases = [sqliteSettings(), await postgresSettings(postgres.url)]
const envs = {
  SQLite: { DATA_DIR: join(folder, 'sqlite') },
  PostgreSQL: { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url, ...KEYS },
}
const measuresOf = () => ({ first: [], ready: [], memory: [], inUse: [], afterUse: [] })
type Measured = Record<keyof ReturnType<typeof measuresOf>, number[]>
const measured: Record<(typeof KINDS)[number], Measured> = { SQLite: measuresOf(), PostgreSQL: measuresOf() }
const npmStart: number[] = []
try {
  for (const kind of KINDS) {
    const first = await start(NODE_SERVER, envs[kind])
    measured[kind].first.push(first.ready)
    await first.stop()
  }
  for (let round = 0; round < rounds; round += 1) {
    const running = []
    for (const kind of KINDS) {
      const server = await start(NODE_SERVER, envs[kind])
      measured[kind].ready.push(server.ready)
      running.push({ kind, server })
    }
    await pause(UNUSED)
    for (const { kind, server } of running) measured[kind].memory.push(server.memory() / 1e6)
    for (const { kind, server } of running) {
      await use(server.port, `start-${round}@family.example`)
      measured[kind].inUse.push(server.memory() / 1e6)
    }
    await pause(idle * 1_000)
    for (const { kind, server } of running) {
      measured[kind].afterUse.push(server.memory() / 1e6)
      await server.stop()
    }
    const npm = await start(['npm', 'start'], envs.SQLite)
    npmStart.push(npm.ready)
    await npm.stop()
    console.log(`round ${round + 1} of ${rounds}`)
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

writeReport({
  name: 'start',
  partial,
  title: 'Start and memory',
  about: `Start: from the start of the process to the first 200 from \`/readyz\`. \`npm start\` includes npm and its check of packages and pages, which are up to date. Memory: resident memory of the server process, ${UNUSED / 1_000} seconds after the start without a request; directly after one family's evening (a sign-up, forty saves, reads and pages, sixteen sign-ins); and ${idle} seconds after that. What is measured after use includes up to 30 MB of garbage: V8 collects its young generation when it is full, and an idle server fills nothing.`,
  conditions: [...databases, `${rounds} rounds, each with a start on SQLite, on PostgreSQL and by \`npm start\`.`],
  budgets: [
    { what: '`npm start`', values: npmStart, atMost: 1_500, unit: ' ms' },
    ...KINDS.map((kind) => ({ what: `idle memory, ${kind}`, values: measured[kind].memory, atMost: 160, unit: ' MB' })),
  ],
  figures: figureTable(
    ['first start, empty store, ms', 'start, ms', 'idle, MB', 'directly after use, MB', 'idle after use, MB'],
    KINDS.map((kind) => {
      const { first, ready, memory, inUse, afterUse } = measured[kind]
      return { name: `\`node server/main.mjs\`, ${kind}`, columns: [first, ready, memory, inUse, afterUse] }
    }),
  ),
})
