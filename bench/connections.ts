import { setTimeout as pause } from 'node:timers/promises'
import { launchServer } from '#tests/server/launch.ts'
import { costOfSaves, type SaveCost } from './connections/cost-of-saves.ts'
import { type Account, makeAccounts } from './load/accounts.ts'
import { MEASURABLE, type Measured, measure } from './load/measure.ts'
import { openPage, type Page } from './load/page.ts'
import { askedFor } from './report/asked-for.ts'
import { sqliteSettings } from './report/conditions.ts'
import { figureTable } from './report/figure-table.ts'
import { writeReport } from './report/write-report.ts'
import { SECRET } from './start/served.ts'

/** `npm run bench connections -- --rounds 3 --seconds 2`: what an open page costs that only listens, and what it costs others. */
const { numbers, lacks } = askedFor({ whole: { rounds: 3, seconds: 2 } })
const { rounds } = numbers
const lasts = numbers.seconds * 1_000
const [FIRST, NEXT] = [1_000, 2_000]
const AT_ONCE = 25
/** Milliseconds: what opening left behind is gone, and no heartbeat has begun. */
const SETTLING = 1_500
const LISTENING = [0, 100, 1_000]
const USERS = 200

async function openFor(port: number, accounts: readonly Account[]): Promise<Page[]> {
  const pages: Page[] = []
  for (let from = 0; from < accounts.length; from += AT_ONCE)
    pages.push(...(await Promise.all(accounts.slice(from, from + AT_ONCE).map(({ cookie }) => openPage(port, cookie)))))
  return pages
}

const memory = { rss: [] as number[], heap: [] as number[], firstRss: [] as number[] }
const perPage = (before: Measured, after: Measured, part: (measured: Measured) => number, pages: number) =>
  (part(after) - part(before)) / pages / 1_000

async function memoryOfPages(): Promise<void> {
  const server = await launchServer({ env: { SECRET, ...MEASURABLE } })
  try {
    const accounts = await makeAccounts(server, FIRST + NEXT, SECRET)
    const port = Number(new URL(server.url).port)
    const settled = async () => {
      await pause(SETTLING)
      return measure(server)
    }
    const none = await settled()
    const pages = await openFor(port, accounts.slice(0, FIRST))
    const some = await settled()
    pages.push(...(await openFor(port, accounts.slice(FIRST))))
    const all = await settled()
    if (pages.some((page) => page.isLost())) throw new Error('A page lost its stream.')
    memory.firstRss.push(perPage(none, some, ({ rss }) => rss, FIRST))
    memory.rss.push(perPage(some, all, ({ rss }) => rss, NEXT))
    memory.heap.push(perPage(some, all, ({ heapUsed, external }) => heapUsed + external, NEXT))
    for (const page of pages) page.close()
  } finally {
    await server.stop()
  }
}

const costs = new Map<number, SaveCost[]>(LISTENING.map((count) => [count, []]))
async function savesBesidePages(): Promise<void> {
  const server = await launchServer({ env: { SECRET } })
  try {
    const accounts = await makeAccounts(server, USERS, SECRET)
    const port = Number(new URL(server.url).port)
    for (let round = 0; round <= rounds; round += 1)
      for (const count of LISTENING) {
        const listeners = Array.from({ length: count }, (_, index) => accounts[index % USERS] as Account)
        const pages = await openFor(port, listeners)
        const cost = await costOfSaves({ port, pid: server.pid(), accounts, lasts })
        for (const page of pages) page.close()
        await pause(500)
        // The first round only warms up.
        if (round > 0) costs.get(count)?.push(cost)
      }
  } finally {
    await server.stop()
  }
}

for (let round = 0; round < rounds; round += 1) {
  await memoryOfPages()
  console.log(`memory, round ${round + 1} of ${rounds}`)
}
await savesBesidePages()

const ofNone = (count: number, part: (cost: SaveCost) => number) =>
  (costs.get(count) ?? []).map((cost, round) => part(cost) / part(costs.get(0)?.[round] as SaveCost))
writeReport({
  name: 'connections',
  partial: lacks,
  title: 'Open connections',
  about: `Open pages that listen for changes (server-sent events), on SQLite. Memory: of another user each, measured in the server after a garbage collection, by how much ${NEXT.toLocaleString('en')} more pages add to ${FIRST.toLocaleString('en')}; 1 KB is 1,000 bytes. Saves: ${USERS} users save in turn, one save at a time, while nobody, 100 and 1,000 pages listen, of the same users.`,
  conditions: [
    sqliteSettings(),
    `${rounds} rounds, memory with a new server each; saves ${lasts / 1_000} seconds for each number of pages. Ratios are medians of each round’s own.`,
  ],
  budgets: [
    { what: 'memory of the process for one more page', values: memory.rss, atMost: 20, unit: ' KB' },
    { what: 'of it on and beside the heap', values: memory.heap, atMost: 20, unit: ' KB' },
    {
      what: 'a save beside 1,000 pages to one beside none, p50',
      values: ofNone(1_000, ({ p50 }) => p50),
      atMost: 1.5,
      unit: ' ×',
    },
    {
      what: 'the same, processor time of the server',
      values: ofNone(1_000, ({ processor }) => processor),
      atMost: 1.5,
      unit: ' ×',
    },
  ],
  figures: `${figureTable(
    ['first 1,000 pages, process, KB each', 'next 2,000, process, KB each', 'next 2,000, heap and beside, KB each'],
    [{ name: 'memory', columns: [memory.firstRss, memory.rss, memory.heap] }],
  )}\n\n${figureTable(
    ['p50, ms', 'p99, ms', 'processor time each, ms'],
    [...costs].map(([count, found]) => ({
      name: `a save beside ${count.toLocaleString('en')} pages`,
      columns: [found.map(({ p50 }) => p50), found.map(({ p99 }) => p99), found.map(({ processor }) => processor)],
    })),
  )}`,
})
