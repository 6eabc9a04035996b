import { setTimeout as pause } from 'node:timers/promises'
import { CHECKED_AFTER } from '#server/db/sqlite.ts'
import { median } from '../report/statistics.ts'
import { eachOnce } from '../saves/closed-loop.ts'
import { httpClient } from '../saves/http-client.ts'
import { answersOf } from '../saves/trust.ts'
import { NODE_SERVER, processorTime, start } from '../start/server.ts'
import { cookieOf, emailOf, familyOf, PASSWORD } from './families.ts'
import type { FilledStore } from './stores.ts'

/** Milliseconds for each request: `processor` of the server and its database, `took` until the answer. */
export interface Cost {
  processor: number
  took: number
}
export const WORK = ['save', 'read', 'sign-in', 'start'] as const
export type Round = Record<(typeof WORK)[number], Cost>

const [REQUESTS, SIGN_INS] = [3_000, 120]

/** Waits until the process is idle: checks that run after the start would count as requests. */
export async function untilIdle(pid: number): Promise<void> {
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

export async function measureRound({ env, records, postgresPid }: FilledStore): Promise<Round> {
  const server = await start(NODE_SERVER, env)
  const client = httpClient(server.port)
  const family = familyOf(records)
  const as = (number: number) => ({ cookie: cookieOf(family(number)) })
  const save = (number: number) => client.ask('PATCH', '/api/trust', as(number), answersOf(number))
  const read = (number: number) => client.ask('GET', '/api/trust', as(number))
  const signIn = (number: number) =>
    client.ask('POST', '/api/sign-in', {}, { email: emailOf(family(number)), password: PASSWORD })
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
