import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { machine } from '#tests/durability/machine.ts'
import { launchServer } from '#tests/server/launch.ts'
import { type Account, makeAccounts } from './load/accounts.ts'
import { MEASURABLE, type Measured, measure } from './load/measure.ts'
import { openPage, type Page } from './load/page.ts'
import { keepSaving, keptOpen, type Tally } from './load/saver.ts'

/** `npm run bench load -- --pages 10000 --users 1000 --seconds 240 --every 5`: one server on SQLite, every page another user's. */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    users: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '240' },
    every: { type: 'string', default: '5' },
  },
})
const [pages, users, seconds, every] = [values.pages, values.users, values.seconds, values.every].map(Number) as [
  number,
  number,
  number,
  number,
]
const SECRET = 'only-for-measuring-'.repeat(3)
const AT_ONCE = 50
/** Milliseconds: longer than a heartbeat, which holds on to the pages that it goes through. */
const SETTLING = 30_000
const rows: string[] = []
const say = (line: string) => {
  console.log(line)
  rows.push(line)
}
const mib = (bytes: number) => Math.round(bytes / 1_048_576)
const tell = (name: string, { rss, heapUsed, external }: Measured, extra = '') =>
  say(`| ${name} | ${mib(rss)} | ${mib(heapUsed)} | ${mib(external)} | ${extra} |`)
const part = (sorted: number[], share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  return `p50 ${part(sorted, 0.5)} ms, p99 ${part(sorted, 0.99)} ms, longest ${part(sorted, 1)} ms`
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
  say(`Last run: ${machine()}; one server process on SQLite, this client on the same machine.\n`)
  say(
    `${pages.toLocaleString('en')} open pages, each of another user, of whom ${users.toLocaleString('en')} save every ${every} seconds, for ${seconds} seconds.\n`,
  )
  say('| | memory (RSS), MiB | heap, MiB | outside the heap, MiB | |')
  say('|---|---|---|---|---|')
  tell('after the start', await measure(server))

  const began = performance.now()
  const open = await openAll(port, accounts)
  const opening = (performance.now() - began) / 1_000
  const opened = await measure(server)
  tell(`${pages.toLocaleString('en')} pages open`, opened, `opened in ${opening.toFixed(1)} s`)

  const tally: Tally = { saved: [], shown: [], putOff: 0, failures: [] }
  let over = false
  const agent = keptOpen()
  const means = { port, agent, every, tally, isOver: () => over }
  const saving = accounts.slice(0, users).map((account, index) => keepSaving(account, open[index] as Page, means))
  // Not measured before all is done: collecting so much garbage would keep the users waiting.
  const started = performance.now()
  await pause(seconds * 1_000)
  over = true
  await Promise.all(saving)
  const used = await measure(server)
  const busy = ((used.cpu - opened.cpu) / (performance.now() - started)) * 100
  tell('after the saves', used, `${Math.round(busy)} % of one core on average`)
  agent.destroy()
  const lost = open.filter((page) => page.isLost()).length
  for (const page of open) page.close()
  await pause(SETTLING)
  tell('all pages closed', await measure(server))
  const again = await openAll(port, accounts)
  tell('all open again', await measure(server))
  for (const page of again) page.close()
  await pause(SETTLING)
  tell('all closed again', await measure(server))

  say(
    `\n- Saves: ${tally.saved.length.toLocaleString('en')} acknowledged, ${spread(tally.saved)}; put off with 503 and sent again ${tally.putOff} times`,
  )
  say(
    `- Shown on the user's open page: ${tally.shown.length.toLocaleString('en')}, ${spread(tally.shown)} after sending`,
  )
  say(`- Failed requests: ${tally.failures.length}; streams lost: ${lost}`)
  for (const failure of new Set(tally.failures)) console.error(failure)
  if (tally.failures.length + lost > 0) process.exitCode = 1
  writeFileSync(join(import.meta.dirname, 'results', 'load.md'), `# Load\n\n${rows.join('\n')}\n`)
} finally {
  await server.stop()
}
