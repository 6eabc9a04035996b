import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureRound, type Round, untilQuiet } from './growth/measure.ts'
import { type FilledStore, filledStores } from './growth/stores.ts'
import { askedFor, misused } from './report/asked-for.ts'
import { figureTable } from './report/figure-table.ts'
import { writeReport } from './report/write-report.ts'
import { SERVED } from './start/served.ts'
import { start } from './start/starting.ts'

/**
 * `npm run bench growth -- --sizes 100,10000,1000000 --rounds 5 --folder /tmp/kinstead-growth --on SQLite,PostgreSQL`:
 * whether anything costs more when more is stored. The filled stores stay in the folder for the next time; with `--fill-only`
 * they are filled and nothing is measured.
 */
const SIZES = [100, 10_000, 1_000_000]
const { numbers, words, switches, lacks } = askedFor({
  whole: { rounds: 5 },
  words: { sizes: SIZES.join(), folder: join(tmpdir(), 'kinstead-growth'), on: 'SQLite,PostgreSQL' },
  switches: ['fill-only'],
})
const { rounds } = numbers
const sizes = (words.sizes ?? '').split(',').map(Number)
if (sizes.length < 2 || !sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0)))
  misused(`--sizes are two numbers of trust records or more, the least first, such as ${SIZES.join()}.`)
const databases = (['SQLite', 'PostgreSQL'] as const).filter((each) => (words.on ?? '').split(',').includes(each))
if (databases.join() !== words.on) misused('--on is SQLite, or PostgreSQL, or SQLite,PostgreSQL.')
const isWhole = databases.length === 2 && sizes.join() === SIZES.join()
/** Of what the smallest store costs. */
const MOST = 1.2

const { stores, postgresPid, settings, stop } = await filledStores({ folder: words.folder ?? '', sizes, databases })
if (switches['fill-only']) {
  await stop()
  process.exit(0)
}
const measured = new Map<FilledStore, Round[]>(stores.map((store) => [store, []]))
try {
  for (const store of stores) {
    // The first start brings a store of an earlier version up to date, which is not what is measured.
    const first = await start(SERVED, store.env)
    await untilQuiet(first.pid)
    await first.stop()
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const store of stores) measured.get(store)?.push(await measureRound(store, postgresPid))
    console.log(`round ${round + 1} of ${rounds}`)
  }
} finally {
  await stop()
}

const COSTS = ['save', 'read', 'signIn', 'start'] as const
const NAMES = { save: 'a save', read: 'reading the whole trust', signIn: 'a sign-in', start: 'a start' }
const large = (records: number) => records.toLocaleString('en')
const of = (store: FilledStore, part: (round: Round) => number) => (measured.get(store) ?? []).map(part)
const smallestOf = ({ database }: FilledStore) => stores.find((store) => store.database === database) as FilledStore
const budgets = stores
  .filter((store) => store !== smallestOf(store))
  .flatMap((store) =>
    COSTS.map((cost) => {
      const processor = (round: Round) => round[cost].processor
      const least = of(smallestOf(store), processor)
      return {
        what: `${NAMES[cost]} with ${large(store.records)} to one with ${large(smallestOf(store).records)}, ${store.database}`,
        values: of(store, processor).map((value, round) => value / (least[round] ?? Number.NaN)),
        atMost: MOST,
        unit: ' ×',
      }
    }),
  )
const rowsOf = (part: (round: Round, cost: (typeof COSTS)[number]) => number) =>
  stores.map((store) => ({
    name: `${store.database}, ${large(store.records)} (${Math.round(store.bytes / 1e6).toLocaleString('en')} MB)`,
    columns: COSTS.map((cost) => of(store, (round) => part(round, cost))),
  }))
const heads = COSTS.map((cost) => `${NAMES[cost]}, ms`)
writeReport({
  name: 'growth',
  partial: isWhole ? lacks : 'it was not of both databases with all sizes.',
  title: 'Growth',
  about:
    'Stores of so many families, each with a trust record of 6 KB with both social security numbers encrypted, a change in its history, an account, a session and a line in its trail. A hundred users, spread evenly over the store, have saved at least five hundred times each, as people who are at work, before anything is measured. They save, read and sign in; what counts is the processor time of the server and, with PostgreSQL, of the database for each request, which other work on the machine hardly moves. For the start it is the server’s own until it is ready.',
  conditions: [...settings, `${rounds} rounds, each on every store in turn, with a new start each time.`],
  budgets,
  figures: `Processor time:\n\n${figureTable(
    heads,
    rowsOf((round, cost) => round[cost].processor),
  )}\n\nUntil the answer (p50 of a round; four clients, eight for the sign-in):\n\n${figureTable(
    heads,
    rowsOf((round, cost) => round[cost].took),
  )}\n\n${figureTable(
    ['tidying with nothing to remove, ms'],
    stores.map((store) => ({
      name: `${store.database}, ${large(store.records)}`,
      columns: [of(store, ({ tidying }) => tidying)],
    })),
  )}`,
})
