import { setTimeout as pause } from 'node:timers/promises'
import { figureTable, quantile, readOptions, writeReport } from './report/report.ts'
import { eachOnce } from './saves/clients.ts'
import { kinstead, type Session, sqliteSettings } from './saves/kinstead.ts'
import { answersOf, trustOf } from './saves/workloads.ts'

/** `npm run bench load -- --pages 10000 --users 1000 --seconds 120 --rate 200`: many open pages, one server on SQLite. */
const {
  numbers: { pages, users, seconds, rate },
  partial,
} = readOptions({ full: { pages: 10_000, users: 1_000, seconds: 120, rate: 200 } })
const ARRIVAL_TIMEOUT = 15_000

const target = await kinstead()
try {
  const sessions: Session[] = []
  await eachOnce(users, 8, async (user) => {
    const session = await target.signUp({ email: `u${user}@example.com`, password: `correct horse ${user}` })
    await target.create(session, trustOf(user))
    sessions[user] = session
  })
  const sentAt = new Map<string, number>()
  const [saved, shown]: [number[], number[]] = [[], []]
  const closes: (() => void)[] = []
  const opening = await eachOnce(pages, 50, async (page) => {
    const onChange = (trustName: string) => shown.push(performance.now() - (sentAt.get(trustName) ?? Number.NaN))
    closes.push(await target.follow(sessions[page % users] as Session, onChange))
  })
  console.log(`${pages} pages open, ${opening.toFixed(0)} per second`)

  const pagesOf = (user: number) => Math.floor((pages - 1 - user) / users) + 1
  let expected = 0
  const failures: string[] = []
  const saves: Promise<unknown>[] = []
  const began = performance.now()
  for (let number = 0; number < seconds * rate; number += 1) {
    await pause(Math.max(0, began + (number * 1_000) / rate - performance.now()))
    const [user, trustName, sent] = [number % users, `Load ${number}`, performance.now()]
    sentAt.set(trustName, sent)
    const save = target.save(sessions[user] as Session, answersOf(number, trustName)).then(
      () => {
        saved.push(performance.now() - sent)
        expected += pagesOf(user)
      },
      (error: Error) => failures.push(error.message),
    )
    saves.push(save)
  }
  await Promise.all(saves)
  for (let waited = 0; shown.length < expected && waited < ARRIVAL_TIMEOUT; waited += 100) await pause(100)
  for (const close of closes) close()
  for (const failure of new Set(failures)) console.error(failure)

  const row = (name: string, times: number[]) => ({
    name,
    columns: [[times.length], ...[0.5, 0.99, 1].map((share) => [quantile(times, share)])],
  })
  writeReport({
    name: 'load',
    partial,
    title: 'Load',
    about: `One server process on SQLite with ${pages.toLocaleString('en')} open pages of ${users.toLocaleString('en')} users, and ${rate} saves per second for ${seconds} seconds; the load generator runs on the same machine. Every save must arrive on every open page of its user.`,
    conditions: [sqliteSettings(), 'One run.'],
    budgets: [
      { what: 'saves that failed', values: [failures.length], atMost: 0 },
      { what: 'live updates that did not arrive', values: [expected - shown.length], atMost: 0 },
    ],
    figures: figureTable(
      ['number', 'p50, ms', 'p99, ms', 'max, ms'],
      [row('saves', saved), row('live updates', shown)],
    ),
  })
} finally {
  await target.stop()
}
