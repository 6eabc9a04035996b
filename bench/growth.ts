import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CHECKED_AFTER } from '#server/db/sqlite.ts'
import { cookieOf, emailOf, familyOf, PASSWORD } from './growth/fill.ts'
import { type FilledStore, filledStores } from './growth/stores.ts'
import { figureTable, median, ratios, readOptions, usageError, writeReport } from './report/report.ts'
import { eachOnce, httpClient } from './saves/clients.ts'
import { answersOf } from './saves/workloads.ts'
import { NODE_SERVER, processorTime, start } from './start/server.ts'

/** Milliseconds for each request: `processor` of the server and its database, `took` until the answer. */
interface Cost {
  processor: number
  took: number
}
const WORK = ['save', 'read', 'sign-in', 'start'] as const
type Round = Record<(typeof WORK)[number], Cost>

const [REQUESTS, SIGN_INS] = [3_000, 120]

/** Waits until the process is idle: checks that run after the start would count as requests. */
async function untilIdle(pid: number): Promise<void> {
  await pause(CHECKED_AFTER)
  for (let before = processorTime(pid); ; ) {
    await pause(1_000)
    const now = processorTime(pid)
    if (now - before < 30) return
    before = now
  }
}

type Work = (number: number) => Promise<unknown>

async function costOf(times: number, clients: number, pids: readonly number[], work: Work): Promise<Cost> {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const took: number[] = []
  const before = used()
  await eachOnce(times, clients, async (number) => {
    const began = performance.now()
    await work(number)
    took.push(performance.now() - began)
  })
  return { processor: (used() - before) / times, took: median(took) }
}

async function measureRound({ env, records, postgresPid }: FilledStore): Promise<Round> {
  const server = await start(NODE_SERVER, env)
  const client = httpClient(server.port)
  const family = familyOf(records)
  const as = (number: number) => ({ cookie: cookieOf(family(number)) })
  const save = (number: number) => client.request('PATCH', '/api/trust', as(number), answersOf(number))
  const read = (number: number) => client.request('GET', '/api/trust', as(number))
  const signIn = (number: number) =>
    client.request('POST', '/api/sign-in', {}, { email: emailOf(family(number)), password: PASSWORD })
  const pids = [server.pid, ...(postgresPid === undefined ? [] : [postgresPid])]
  try {
    await untilIdle(server.pid)
    await costOf(REQUESTS / 2, 4, pids, save)
    await costOf(REQUESTS / 2, 4, pids, read)
    return {
      save: await costOf(REQUESTS, 4, pids, save),
      read: await costOf(REQUESTS, 4, pids, read),
      'sign-in': await costOf(SIGN_INS, 8, pids, signIn),
      start: { processor: server.processor, took: server.ready },
    }
  } finally {
    client.close()
    await server.stop()
  }
}

/**
 * `npm run bench growth -- --sizes 100,10000,1000000 --rounds 5 --folder /tmp/kinstead-growth --on SQLite,PostgreSQL`:
 * whether a request costs more when more is stored. Later runs use the filled stores in the folder again. With
 * `--fill-only` nothing is measured.
 */
const SIZES = [100, 10_000, 1_000_000]
const { numbers, texts, flags, partial } = readOptions({
  full: { rounds: 5 },
  texts: { sizes: SIZES.join(), folder: join(tmpdir(), 'kinstead-growth'), on: 'SQLite,PostgreSQL' },
  flags: ['fill-only'],
})
const { rounds } = numbers
const sizes = (texts.sizes ?? '').split(',').map(Number)
if (sizes.length < 2 || !sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0)))
  usageError(`--sizes is two or more numbers of trust records in ascending order, such as ${SIZES.join()}.`)
const databases = (['SQLite', 'PostgreSQL'] as const).filter((each) => (texts.on ?? '').split(',').includes(each))
if (databases.join() !== texts.on) usageError('--on is SQLite, or PostgreSQL, or SQLite,PostgreSQL.')
const isFull = databases.length === 2 && sizes.join() === SIZES.join()
const LIMIT = 1.3

const { stores, settings, stop } = await filledStores({ folder: texts.folder ?? '', sizes, databases })
if (flags['fill-only']) {
  await stop()
  process.exit(0)
}
const measured = new Map<FilledStore, Round[]>(stores.map((store) => [store, []]))
try {
  for (const store of stores) {
    // Migrates a store of an earlier version, which is not measured.
    const first = await start(NODE_SERVER, store.env)
    await untilIdle(first.pid)
    await first.stop()
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const store of stores) measured.get(store)?.push(await measureRound(store))
    console.log(`round ${round + 1} of ${rounds}`)
  }
} finally {
  await stop()
}

const large = (records: number) => records.toLocaleString('en')
const values = (store: FilledStore, work: (typeof WORK)[number], part: keyof Cost) =>
  (measured.get(store) ?? []).map((round) => round[work][part])
const smallest = ({ database }: FilledStore) => stores.find((store) => store.database === database) as FilledStore
const tableOf = (part: keyof Cost) =>
  figureTable(
    WORK.map((work) => `${work}, ms`),
    stores.map((store) => ({
      name: `${store.database}, ${large(store.records)} (${large(Math.round(store.bytes / 1e6))} MB)`,
      columns: WORK.map((work) => values(store, work, part)),
    })),
  )
writeReport({
  name: 'growth',
  partial: isFull ? partial : 'a full run has both databases with all sizes.',
  title: 'Growth',
  about:
    'Stores with this many families, each with a trust record of 6 KB with both social security numbers encrypted, a change in its history, an account, a session and a line in its audit log. Before the measurement a hundred users, spread evenly over the store, save five hundred times each. The same users then save, read and sign in. The ratio is of processor time per request, of the server and of PostgreSQL, which other work on the machine hardly affects; for the start, of the server until it is ready.',
  conditions: [...settings, `${rounds} rounds, each on every store in turn, with a new server each time.`],
  budgets: stores
    .filter((store) => store !== smallest(store))
    .flatMap((store) =>
      WORK.map((work) => ({
        what: `${work}, ${large(store.records)} to ${large(smallest(store).records)} records, ${store.database}`,
        values: ratios(values(store, work, 'processor'), values(smallest(store), work, 'processor')),
        atMost: LIMIT,
        unit: ' ×',
      })),
    ),
  figures: `Processor time:\n\n${tableOf('processor')}\n\nTime to the answer (median of a round; four clients, eight for sign-ins):\n\n${tableOf('took')}`,
})
