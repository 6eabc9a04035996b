import { setTimeout as pause } from 'node:timers/promises'
import { launchServer } from '#tests/server/launch.ts'
import { type Account, makeAccounts } from './load/accounts.ts'
import { MEASURABLE, type Measured, measure } from './load/measure.ts'
import { openPage, type Page } from './load/page.ts'
import { keepSaving, keptOpen, type Tally } from './load/saver.ts'
import { askedFor, misused } from './report/asked-for.ts'
import { sqliteSettings } from './report/conditions.ts'
import { type FigureRow, figureTable } from './report/figure-table.ts'
import { quantile } from './report/statistics.ts'
import { writeReport } from './report/write-report.ts'
import { SECRET } from './start/served.ts'

/** `npm run bench load -- --pages 10000 --users 1000 --seconds 120 --every 5`: one server on SQLite, every page another user's. */
const {
  numbers: { pages, users, seconds, every },
  lacks,
} = askedFor({ whole: { pages: 10_000, users: 1_000, seconds: 120, every: 5 } })
if (users > pages) misused('--users is how many of those who have a page open save, so at most as many as --pages.')
const AT_ONCE = 50
/** Milliseconds: longer than a heartbeat, which holds on to the pages that it goes through. */
const SETTLING = 30_000
/** In MiB: what may be left of them once all pages are closed. */
const MOST_LEFT = 20
const mib = (bytes: number) => bytes / 1_048_576
const rows: FigureRow[] = []
/** Notes what the process has at this moment. */
function note(name: string, measured: Measured): Measured {
  const { rss, heapUsed, external } = measured
  rows.push({ name, columns: [rss, heapUsed, external].map((bytes) => [mib(bytes)]) })
  console.log(`${name}: ${mib(rss).toFixed(0)} MiB`)
  return measured
}

async function openAll(port: number, accounts: readonly Account[]): Promise<Page[]> {
  const opened: Page[] = []
  const left = [...accounts.entries()]
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) opened[next[0]] = await openPage(port, next[1].cookie)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return opened
}

const server = await launchServer({ env: { SECRET, ...MEASURABLE } })
try {
  const port = Number(new URL(server.url).port)
  const accounts = await makeAccounts(server, pages, SECRET)
  const started = note('after the start', await measure(server))

  const began = performance.now()
  const open = await openAll(port, accounts)
  const opening = (performance.now() - began) / 1_000
  const opened = note(`${pages.toLocaleString('en')} pages open`, await measure(server))

  const tally: Tally = { saved: [], shown: [], putOff: 0, failures: [] }
  let over = false
  const agent = keptOpen()
  const means = { port, agent, every, tally, isOver: () => over }
  const saving = accounts.slice(0, users).map((account, index) => keepSaving(account, open[index] as Page, means))
  // Not measured before all is done: collecting so much garbage would keep the users waiting.
  const from = performance.now()
  await pause(seconds * 1_000)
  over = true
  await Promise.all(saving)
  const used = note('after the saves', await measure(server))
  const busy = ((used.cpu - opened.cpu) / (performance.now() - from)) * 100
  agent.destroy()
  const lost = open.filter((page) => page.isLost()).length
  for (const page of open) page.close()
  await pause(SETTLING)
  note('all pages closed', await measure(server))
  const again = await openAll(port, accounts)
  note('all open again', await measure(server))
  for (const page of again) page.close()
  await pause(SETTLING)
  const left = note('all closed again', await measure(server))

  for (const failure of new Set(tally.failures)) console.error(failure)
  const spread = (times: number[]) => [[times.length], ...[0.5, 0.99, 1].map((share) => [quantile(times, share)])]
  writeReport({
    name: 'load',
    partial: lacks,
    title: 'Load',
    about: `${pages.toLocaleString('en')} open pages, each of another user, of whom ${users.toLocaleString('en')} save every ${every} seconds, for ${seconds} seconds: one server process on SQLite, its client on the same machine.`,
    conditions: [sqliteSettings(), 'One run. Memory is measured after a garbage collection.'],
    budgets: [
      // Each user waits between a half of that time and one and a half of it.
      {
        what: 'saves acknowledged',
        values: [tally.saved.length],
        atLeast: Math.floor((users * seconds) / every / 2),
      },
      { what: 'saves that failed', values: [tally.failures.length], atMost: 0 },
      { what: 'streams lost', values: [lost], atMost: 0 },
      { what: 'saves not shown on the open page', values: [tally.saved.length - tally.shown.length], atMost: 0 },
      {
        what: 'heap left once all pages were opened and closed twice, beside that after the start',
        values: [mib(left.heapUsed - started.heapUsed)],
        atMost: MOST_LEFT,
        unit: ' MiB',
      },
    ],
    figures: `${figureTable(['memory (RSS), MiB', 'heap, MiB', 'outside the heap, MiB'], rows)}\n\n${figureTable(
      ['number', 'p50, ms', 'p99, ms', 'longest, ms'],
      [
        { name: 'saves acknowledged', columns: spread(tally.saved) },
        { name: 'shown on the user’s open page', columns: spread(tally.shown) },
        { name: 'put off with 503 and sent again', columns: [[tally.putOff], [], [], []] },
      ],
    )}\n\nThe pages were opened in ${opening.toFixed(1)} seconds. While the users saved, the server took ${Math.round(busy)} % of one processor.`,
  })
} finally {
  await server.stop()
}
