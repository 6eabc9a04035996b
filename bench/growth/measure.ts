import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { openStore } from '#server/db/open-store.ts'
import { CHECKED_AFTER } from '#server/db/sqlite.ts'
import { silentLog } from '#server/observability/log.ts'
import { median } from '../report/statistics.ts'
import { eachOnce } from '../saves/closed-loop.ts'
import { type HttpClient, httpClient } from '../saves/http-client.ts'
import { processorTime } from '../saves/processor-time.ts'
import { answersOf } from '../saves/trust.ts'
import { SERVED } from '../start/served.ts'
import { start } from '../start/starting.ts'
import { familyOf } from './at-work.ts'
import { cookieOf, emailOf, PASSWORD } from './families.ts'
import type { FilledStore } from './stores.ts'

/** Milliseconds. `processor` of the server and its database for each, `took` until the answer. */
export interface Cost {
  processor: number
  took: number
}
export type Round = Record<'save' | 'read' | 'signIn' | 'start', Cost> & { tidying: number }

const TIMES = { save: 3_000, read: 3_000, signIn: 120 }

/** Waits until the process has nothing to do: what it checks after the start would be counted as its users'. */
export async function untilQuiet(pid: number): Promise<void> {
  await pause(CHECKED_AFTER)
  for (let before = processorTime(pid); ; ) {
    await pause(1_000)
    const now = processorTime(pid)
    if (now - before < 30) return
    before = now
  }
}

async function costOf(
  times: number,
  clients: number,
  pids: readonly number[],
  work: (number: number) => Promise<unknown>,
): Promise<Cost> {
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

async function costsOf(client: HttpClient, records: number, pids: readonly number[]) {
  const family = familyOf(records)
  const as = (number: number) => ({ cookie: cookieOf(family(number)) })
  const save = (number: number) => client.ask('PATCH', '/api/trust', as(number), answersOf(number))
  const read = (number: number) => client.ask('GET', '/api/trust', as(number))
  const signIn = (number: number) =>
    client.ask('POST', '/api/sign-in', {}, { email: emailOf(family(number)), password: PASSWORD })
  await costOf(TIMES.save / 2, 4, pids, save)
  await costOf(TIMES.read / 2, 4, pids, read)
  return {
    save: await costOf(TIMES.save, 4, pids, save),
    read: await costOf(TIMES.read, 4, pids, read),
    signIn: await costOf(TIMES.signIn, 8, pids, signIn),
  }
}

/** What the server does every hour; with SQLite everybody waits for it. */
async function tidyingOf({ env }: FilledStore): Promise<number> {
  const config = readConfig(env)
  const database = await openDatabase(config, silentLog)
  try {
    const store = await openStore(database, config.dataKeys)
    await store.tidy()
    const began = performance.now()
    await store.tidy()
    return performance.now() - began
  } finally {
    await database.close()
  }
}

export async function measureRound(store: FilledStore, postgresPid: number | undefined): Promise<Round> {
  const tidying = await tidyingOf(store)
  const server = await start(SERVED, store.env)
  const client = httpClient(server.port)
  try {
    const started = { processor: server.processor, took: server.ready }
    await untilQuiet(server.pid)
    const database = store.database === 'PostgreSQL' && postgresPid !== undefined ? [postgresPid] : []
    return { ...(await costsOf(client, store.records, [server.pid, ...database])), start: started, tidying }
  } finally {
    client.close()
    await server.stop()
  }
}
