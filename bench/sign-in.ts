import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COST } from '#server/auth/password.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { askedFor } from './report/asked-for.ts'
import { postgresSettings, sqliteSettings } from './report/conditions.ts'
import { figureTable } from './report/figure-table.ts'
import { writeReport } from './report/write-report.ts'
import { closedLoop, type Loaded } from './saves/closed-loop.ts'
import { httpClient } from './saves/http-client.ts'
import { processorTime } from './saves/processor-time.ts'
import { bareHash } from './sign-in/bare-hash.ts'

const own = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))

/** `npm run bench sign-in -- --rounds 5 --seconds 4`: signing in beside the password hash that it cannot do without. */
const { numbers, lacks } = askedFor({ whole: { rounds: 5, seconds: 4 } })
const { rounds } = numbers
const lasts = numbers.seconds * 1_000
const CLIENTS = 8
const USERS = 40
const PASSWORD = 'granite-lantern-meadow'
const KINDS = ['SQLite', 'PostgreSQL'] as const
const emailOf = (user: number) => `sign-in-${user % USERS}@growth.example`

async function entered(server: LaunchedServer) {
  const client = httpClient(Number(new URL(server.url).port))
  for (let user = 0; user < USERS; user += 1) {
    const sheet = { email: emailOf(user), password: PASSWORD, firstName: 'Ann', lastName: 'Whitlock' }
    await client.ask('POST', '/api/sign-up', {}, sheet)
  }
  return { server, client }
}

type Figure = Loaded & { processor: number }
const figures = { 'the bare hash': [], SQLite: [], PostgreSQL: [] } as Record<string, Figure[]>

async function measure(name: string, pid: number, work: (number: number) => Promise<unknown>): Promise<void> {
  const before = processorTime(pid)
  const loaded = await closedLoop({ clients: CLIENTS, warmUp: 500, lasts, work })
  figures[name]?.push({ ...loaded, processor: (processorTime(pid) - before) / loaded.sent })
}

const postgres = await launchPostgres()
const databases = [sqliteSettings(), await postgresSettings(postgres.url)]
const servers = [await launchServer(), await launchServer({ databaseUrl: postgres.url })]
try {
  const entrants = await Promise.all(servers.map(entered))
  for (let round = 0; round < rounds; round += 1) {
    await measure('the bare hash', process.pid, () => bareHash(PASSWORD))
    for (const [index, { server, client }] of entrants.entries())
      await measure(KINDS[index] as string, server.pid(), (number) =>
        client.ask('POST', '/api/sign-in', {}, { email: emailOf(number), password: PASSWORD }),
      )
    console.log(`round ${round + 1} of ${rounds}`)
  }
  for (const { client } of entrants) client.close()
} finally {
  for (const server of servers) await server.stop()
  await postgres.stop()
}

const columns = (name: string, ...measures: (keyof Figure)[]) =>
  measures.map((measure) => (figures[name] ?? []).map((figure) => figure[measure]))
const ofBare = (name: string) =>
  (figures[name] ?? []).map(
    ({ perSecond }, round) => perSecond / (figures['the bare hash']?.[round]?.perSecond ?? Number.NaN),
  )
writeReport({
  name: 'sign-in',
  partial: lacks,
  title: 'Signing in',
  about: `${CLIENTS} clients at once sign in over HTTP, ${USERS} users in turn, each time with a new session and a line in the account’s trail; beside it, in the measuring process, the same argon2id with the same parameters and nothing else, ${CLIENTS} at once. The hash is meant to be dear: what counts is how little comes on top.`,
  conditions: [
    ...databases,
    `argon2id by @node-rs/argon2 ${own.dependencies['@node-rs/argon2']}: ${COST.memoryCost.toLocaleString('en')} KiB, ${COST.timeCost} passes, ${COST.parallelism} lane`,
    `${rounds} rounds; in each, the bare hash, SQLite and PostgreSQL one after the other, ${lasts / 1_000} seconds each. Ratios are medians of each round’s own.`,
  ],
  budgets: KINDS.map((kind) => ({
    what: `sign-ins to bare hashes, ${kind}`,
    values: ofBare(kind),
    atLeast: 0.6,
    unit: ' ×',
  })),
  figures: figureTable(
    ['a second', 'p50, ms', 'p99, ms', 'processor time of its process each, ms'],
    Object.keys(figures).map((name) => ({ name, columns: columns(name, 'perSecond', 'p50', 'p99', 'processor') })),
  ),
})
